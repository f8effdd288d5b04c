/** Moves the files of a value into a map by their paths, and leaves null where they were. */
function withoutFiles(value: unknown, path: string, files: Map<string, Blob>): unknown {
  if (value instanceof Blob) {
    files.set(path, value)
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, files)])
  return Object.fromEntries(entries) as object
}

/** The body of a request: JSON, or a form of the GraphQL multipart request specification if variables hold files. */
export function requestBody(operation: { query: string; variables: unknown; operationName?: string | undefined }) {
  const files = new Map<string, Blob>()
  const variables = withoutFiles(operation.variables, 'variables', files)
  const json = JSON.stringify({ ...operation, variables })
  if (files.size === 0) return json
  const form = new FormData()
  form.append('operations', json)
  form.append('map', JSON.stringify(Object.fromEntries([...files.keys()].map((path, index) => [index, [path]]))))
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file)
  return form
}
