# Run by CPack on what it is about to pack.
execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -exec touch --no-dereference --date=@${CPACK_HEXWRIGHT_EPOCH} {} +
  COMMAND_ERROR_IS_FATAL ANY)
