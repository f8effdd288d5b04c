/** What `expectedVersion` says of itself, in every input. */
export const EXPECTED_VERSION =
  'The version you last read. If the object has another version, the mutation fails with CONFLICT and returns ' +
  '`currentVersion`.'

/** The description of `version` where it counts the changes of these mutations, and nothing else. */
export const versionOf = (...mutations: string[]) =>
  `Increases by one with each \`${mutations.join('`, `')}\`; compared with \`expectedVersion\`.`

/** The description of `version` where it counts every change. */
export const VERSION = 'Increases by one with each change; compared with `expectedVersion`.'
