import type { RequestParameters, Variables } from 'relay-runtime'

/** An operation as it is sent: its document is named by its SHA-256, which the server knows the text of. */
export function operationOf({ id, name }: RequestParameters, variables: Variables): object {
  return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }
}
