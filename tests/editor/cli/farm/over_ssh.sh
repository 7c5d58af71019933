#!/bin/sh
# over_ssh.sh FOLDER: in a network namespace of its own, starts an ssh server on loopback with keys of its own in
# the folder, writes the file `hosts` for it there, reads a command for the shell from standard input, runs it and
# ends the server.
set -e
folder=$1
ip link set lo up
mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$folder/host_key"
ssh-keygen -q -t ed25519 -N '' -f "$folder/client_key"
cp "$folder/client_key.pub" "$folder/authorized_keys"
echo "[127.0.0.1]:2222 $(cut -d ' ' -f 1,2 "$folder/host_key.pub")" > "$folder/known_hosts"
cat > "$folder/sshd_config" <<END
Port 2222
ListenAddress 127.0.0.1
HostKey $folder/host_key
AuthorizedKeysFile $folder/authorized_keys
PidFile $folder/sshd.pid
StrictModes no
UsePAM no
PasswordAuthentication no
MaxStartups 50
END
"$(command -v sshd || echo /usr/sbin/sshd)" -f "$folder/sshd_config" -E "$folder/sshd.log"
trap 'kill "$(cat "$folder/sshd.pid")"' EXIT
options="-p 2222 -F none -i $folder/client_key -o IdentitiesOnly=yes -o UserKnownHostsFile=$folder/known_hosts"
for _ in 1 2 3 4 5 6 7 8 9 10; do
  # shellcheck disable=SC2086
  ssh $options -n -o BatchMode=yes 127.0.0.1 true 2> /dev/null && break
  sleep 0.2
done
echo "ssh $options 127.0.0.1" > "$folder/hosts"
sh -e -c "$(cat)"
