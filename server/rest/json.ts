/** The JSON of an object with further fields whose JSON is made already. */
export const withJson = (object: object, fields: Readonly<Record<string, string>>): string => {
  const known = Object.entries(object).map(([name, value]) => [name, JSON.stringify(value) ?? 'null'])
  const all = [...known, ...Object.entries(fields)]
  return `{${all.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}

/** The JSON of a list of what is JSON already. */
export const listJson = (entries: readonly string[]): string => `[${entries.join(',')}]`
