import type { Answer, Client, Sender } from './client.ts'

/** Sends a document with a file as the variable at a path (`variables.input.source.file`), by multipart request. */
export async function sendFile<Data>(
  app: Client,
  sender: Sender,
  query: string,
  variables: Record<string, unknown>,
  file: { at: string; bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string },
): Promise<Answer<Data>> {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify({ 0: [file.at] }))
  form.set('0', new Blob([file.bytes], { type: file.type ?? 'text/plain' }), file.name ?? 'script.fountain')
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: sender ? { authorization: `Bearer ${sender.accessToken}` } : {},
    body: form,
  })
  const body = (await response.json()) as Partial<Answer<Data>>
  return { status: response.status, data: body.data as Data, errors: body.errors ?? [] }
}
