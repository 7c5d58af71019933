#include <fstream>
#include <unistd.h>

#include "tests/editor/cli/farm/farm_folder.h"
#include "tests/support/outside.h"

namespace hexwright::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

namespace fs = std::filesystem;

/// A path of folders on which there is no GNU parallel.
constexpr const char* without_parallel = "PATH=/nonexistent ";

class Farm : public FarmTest {};

TEST_F(Farm, GivesTheBytesOfOneRun) {
  plan(192, 64);
  must("hexwright-cli farm run farm --jobs 2 --json parts.json");
  EXPECT_EQ(merged(), whole());
  must(std::string("hexwright-cli playtest map.xml --games 192 --no-second-opinion --json one.json") + batch);
  EXPECT_EQ(contents(folder / "parts.json"), contents(folder / "one.json"));
}

TEST_F(Farm, PlaysOnlyWhatIsMissing) {
  plan(12, 4);
  must("hexwright-cli farm run farm");
  const auto before = fs::last_write_time(folder / "farm/shard-0-3.json");
  fs::remove(folder / "farm/shard-3-3.json");
  // Shards may be merged, and overlap the limits between parts.
  must(
      "cd farm && hexwright-cli merge shard-6-3.json shard-9-3.json -o shard-6-6.json && rm shard-6-3.json "
      "shard-9-3.json");
  std::ofstream(folder / "hosts") << "nowhere.example\n";
  const auto reported = shell(without_parallel + program().string() + " farm run farm --hosts hosts", folder);
  EXPECT_EQ(reported.code, 2);
  EXPECT_THAT(reported.err, HasSubstr("other machines are reached by GNU parallel"));
  must("hexwright-cli farm run farm");
  EXPECT_EQ(contents(folder / "farm/parts.txt"), "3 3\n");
  EXPECT_EQ(fs::last_write_time(folder / "farm/shard-0-3.json"), before);
  EXPECT_EQ(merged(), whole());
  // When nothing is missing, nothing is run.
  EXPECT_EQ(shell(without_parallel + program().string() + " farm run farm", folder).code, 0);
}

TEST_F(Farm, RunsPartsItselfWhereGnuParallelIsNot) {
  plan(12, 3);
  must(without_parallel + program().string() + " farm run farm --jobs 2");
  EXPECT_EQ(merged(), whole());
  must(std::string("hexwright-cli farm plan map.xml --games 12 --shards 3 -o other") + batch);
  std::ofstream(folder / "lazy") << "#!/bin/sh\n[ \"$2\" = engine ] && exec '" << program().string()
                                 << "' farm engine\nexit 1\n";
  fs::permissions(folder / "lazy", fs::perms::owner_all);
  const auto failed = shell(
      without_parallel + program().string() + " farm run other --retries 1 --program $PWD/lazy", folder);
  EXPECT_EQ(failed.code, 1);
  EXPECT_THAT(failed.err, AllOf(HasSubstr("a part was not played"), HasSubstr("run the same command again")));
  EXPECT_EQ(shell(without_parallel + program().string() + " farm run other --program false", folder).code, 2);
}

/// A farm of rounds that ends before all games are played.
class FarmInRounds : public FarmTest {
 protected:
  static constexpr const char* settlers = " --bots settler --study 0 --seed 5 ";

  void plan_rounds(const std::string& name) const {
    must(std::string("hexwright-cli farm plan map.xml --games 300 --shards 12 --stop-at 10% --rounds 6 -o ") +
         name + settlers);
  }
};

TEST_F(FarmInRounds, EndsWhenSharesAreKnownWellEnoughAndGivesTheBytesOfSoManyGames) {
  must("hexwright-cli new base-3-4 -o map.xml");
  plan_rounds("farm");
  const auto ran = must("hexwright-cli farm run farm --jobs 2");
  EXPECT_THAT(ran.out, HasSubstr("stopped early: all shares of wins are known to plus or minus"));
  EXPECT_FALSE(fs::exists(folder / "farm/shard-275-25.json"));
  int games = 0;
  while (fs::exists(folder / ("farm/shard-" + std::to_string(games) + "-25.json"))) games += 25;
  EXPECT_EQ(games % 50, 0) << "rounds are whole";
  must("hexwright-cli playtest map.xml --quiet --tally whole.json --games " + std::to_string(games) +
       settlers);
  EXPECT_EQ(merged(), whole());
  // What is lost is played again, and nothing else.
  const std::string last = std::to_string(games - 25);
  fs::remove(folder / ("farm/shard-" + last + "-25.json"));
  must("hexwright-cli farm run farm");
  EXPECT_EQ(contents(folder / "farm/parts.txt"), last + " 25\n");
  EXPECT_EQ(merged(), whole());
}

TEST_F(FarmInRounds, GivesTheSameWhateverWasPlayedFirst) {
  must("hexwright-cli new base-3-4 -o map.xml");
  plan_rounds("farm");
  plan_rounds("other");
  must("hexwright-cli farm run farm --jobs 2");
  // Parts of the last round are there before the first is.
  must("tail -n 3 other/commands.txt | (cd other && sh)");
  must("hexwright-cli farm run other --jobs 1");
  EXPECT_EQ(contents(folder / "other/merged.json"), merged());
  // What belongs to two rounds cannot be taken apart.
  must(
      "cd other && hexwright-cli merge shard-25-25.json shard-50-25.json -o shard-25-50.json && rm "
      "shard-25-25.json "
      "shard-50-25.json");
  const auto reported = shell("hexwright-cli farm run other", folder);
  EXPECT_EQ(reported.code, 2);
  EXPECT_THAT(reported.err, HasSubstr("shard-25-50.json has games on both sides of game 50"));
}

TEST_F(FarmInRounds, PrintsAJobArrayForOneRound) {
  must("hexwright-cli new base-3-4 -o map.xml");
  plan_rounds("farm");
  const auto ran = must("hexwright-cli farm slurm farm");
  EXPECT_THAT(ran.out, AllOf(HasSubstr("#SBATCH --array=1-2\n"), HasSubstr("\n25 25\n")));
  EXPECT_THAT(ran.err, HasSubstr("this is one round"));
  EXPECT_THAT(shell("hexwright-cli farm plan map.xml --rounds 3 -o third", folder).err,
              HasSubstr("--stop-at"));
}

TEST_F(Farm, NamesPartsThatFailedAndShardsThatDoNotBelong) {
  plan(12, 4);
  fs::create_directory(folder / "farm/shard-3-3.json");  // where a shard cannot be written
  const auto ran = shell("hexwright-cli farm run other --retries 1", folder);
  EXPECT_EQ(ran.code, 2);
  fs::remove(folder / "farm/shard-3-3.json");
  must(std::string(
      "hexwright-cli playtest map.xml --games 3 --first 3 --quiet --tally farm/shard-3-3.json --seed 9"));
  const auto foreign = shell("hexwright-cli farm run farm", folder);
  EXPECT_EQ(foreign.code, 2);
  EXPECT_THAT(foreign.err, AllOf(HasSubstr("shard-3-3.json does not belong to"), HasSubstr("plan.json"),
                                 HasSubstr("remove these files")));
  fs::remove(folder / "farm/shard-3-3.json");
  must("hexwright-cli farm run farm");
  EXPECT_EQ(merged(), whole());
}

TEST_F(Farm, NamesHolesThatAreLeft) {
  plan(12, 4);
  // A program that plays all parts but one.
  std::ofstream(folder / "moody") << "#!/bin/sh\ncase \"$*\" in *'--first 6 '*) exit 1 ;; esac\nexec '"
                                  << program().string() << "' \"$@\"\n";
  must("chmod +x moody");
  const auto ran = shell("hexwright-cli farm run farm --retries 2 --program $PWD/moody", folder);
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("games 6 to 8 are missing"), HasSubstr("jobs.log")));
  EXPECT_FALSE(fs::exists(folder / "farm/merged.json"));
  must("hexwright-cli farm run farm");
  EXPECT_EQ(merged(), whole());
}

TEST_F(Farm, RefusesAProgramThatPlaysOtherwise) {
  plan(12, 4);
  std::ofstream(folder / "other") << "#!/bin/sh\n[ \"$2\" = engine ] && echo 0123456789abcdef\n";
  must("chmod +x other");
  const auto ran = shell("hexwright-cli farm run farm --program $PWD/other", folder);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err,
              HasSubstr("plays otherwise: its engine has the signature 0123456789abcdef instead of"));
  EXPECT_FALSE(fs::exists(folder / "farm/shard-0-3.json"));
}

TEST_F(Farm, PrintsAJobArrayThatPlaysWhatIsMissing) {
  plan(12, 4);
  must("hexwright-cli farm slurm farm > array.sh");
  EXPECT_THAT(contents(folder / "array.sh"), HasSubstr("#SBATCH --array=1-4\n"));
  for (const char* task : {"1", "2", "4"}) must(std::string("SLURM_ARRAY_TASK_ID=") + task + " sh array.sh");
  must("hexwright-cli farm slurm farm > rest.sh");
  EXPECT_THAT(contents(folder / "rest.sh"), AllOf(HasSubstr("#SBATCH --array=1-1\n"), HasSubstr("\n6 3\n")));
  must("SLURM_ARRAY_TASK_ID=1 sh rest.sh");
  must(without_parallel + program().string() + " farm run farm");
  EXPECT_EQ(merged(), whole());
}

TEST_F(Farm, TakesProgramsAndFoldersOfAnyName) {
  plan(6, 2);
  const std::string name = "a$HOME {1} {} {=1=}'{2}";
  std::ofstream(folder / name) << "#!/bin/sh\nexec '" << program().string() << "' \"$@\"\n";
  fs::permissions(folder / name, fs::perms::owner_all);
  must("hexwright-cli farm run farm --program \"$PWD\"'/a$HOME {1} {} {=1=}'\\''{2}'");
  EXPECT_EQ(merged(), whole());
  fs::remove(folder / "farm/merged.json");
  fs::remove(folder / "farm/shard-3-3.json");
  fs::rename(folder / "farm", folder / "b$HOME{1}");
  must("hexwright-cli farm slurm 'b$HOME{1}' > array.sh && SLURM_ARRAY_TASK_ID=1 sh array.sh");
  EXPECT_TRUE(fs::exists(folder / "b$HOME{1}" / "shard-3-3.json"));
}

TEST_F(Farm, DoesNotWaitForAPipeThatIsNamedLikeAPart) {
  plan(6, 2);
  must("mkfifo farm/shard-0-3.json");
  const auto ran = shell("timeout 60 hexwright-cli farm run farm", folder);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err,
              AllOf(HasSubstr("shard-0-3.json is no ordinary file"), HasSubstr("remove these files")));
}

TEST_F(Farm, KeepsToItsFolder) {
  plan(12, 4);
  EXPECT_THAT(shell("hexwright-cli farm plan map.xml -o farm", folder).err, HasSubstr("has a plan already"));
  EXPECT_THAT(shell("hexwright-cli farm run nowhere", folder).err, HasSubstr("farm plan"));
  must("hexwright-cli new jungle-3-4 -o other.xml && cp other.xml farm/map.xml");
  EXPECT_THAT(shell("hexwright-cli farm run farm", folder).err, HasSubstr("is not the map of the plan"));
}

// A machine of its own, as far as programs can tell: a network with nothing in it but an ssh server.
class FarmOverSsh : public FarmTest {
 protected:
  void SetUp() override {
    const auto found =
        shell("command -v ip && command -v ssh && command -v rsync && PATH=$PATH:/usr/sbin command -v sshd",
              folder);
    HEXWRIGHT_NEEDS(found.code == 0, "iproute2, openssh-server or rsync");
    const auto made = shell("ip netns add " + space + " && ip netns exec " + space + " true", folder);
    HEXWRIGHT_NEEDS_MADE(made.code == 0, "a network namespace", made.err);
  }
  void TearDown() override { shell("ip netns delete " + space, folder); }
  Ran over_ssh(const std::string& command) const {
    return shell("printf '%s' \"" + command + "\" | timeout 60 ip netns exec " + space +
                     " " HEXWRIGHT_SOURCE_DIR "/tests/editor/cli/farm/over_ssh.sh $PWD",
                 folder);
  }
  const std::string space = "hexwright-" + std::to_string(::getpid());
};

TEST_F(FarmOverSsh, GivesTheBytesOfOneRun) {
  plan(6, 2);
  const auto ran =
      over_ssh("hexwright-cli farm run farm --jobs 2 --hosts hosts --program " + program().string());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(merged(), whole());
  EXPECT_THAT(contents(folder / "farm/jobs.log"), HasSubstr("127.0.0.1"));
}

TEST_F(FarmOverSsh, NamesTheMachineThatPlaysOtherwise) {
  plan(6, 2);
  std::ofstream(folder / "other") << "#!/bin/sh\n[ \"$2\" = engine ] && echo 0123456789abcdef\n";
  must("chmod +x other");
  const auto ran = over_ssh("hexwright-cli farm run farm --hosts hosts --program $PWD/other");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("127.0.0.1"), HasSubstr("0123456789abcdef instead of")));
}

}  // namespace
}  // namespace hexwright::test
