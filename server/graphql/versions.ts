/** What `expectedVersion` says of itself, in every input. */
export const EXPECTED_VERSION =
  'The version you last read. If the object has another version, the mutation fails with CONFLICT and returns ' +
  '`currentVersion`.'

/** What `version` says of itself where it counts what one mutation changes, and nothing else. */
export const versionOf = (mutation: string) =>
  `Increases by one with each \`${mutation}\`; compared with its \`expectedVersion\`.`
