/** A GraphQL answer as it came over HTTP. */
export interface Answer<Data = Record<string, never>> {
  status: number
  data: Data
  errors: { message: string; path?: (string | number)[]; extensions: ErrorExtensions }[]
}

export interface ErrorExtensions {
  code: string
  requestId: string
  fields?: Record<string, string>
}

/** Whoever has a token, or null for nobody. */
export type Sender = { accessToken: string } | null

/** Sends documents to a server. */
export interface Client {
  /** `http://127.0.0.1:port`. */
  url: string
  /** Sends a document as somebody. Failures are in the answer, not thrown. */
  send<Data>(sender: Sender, document: string, variables?: Record<string, unknown>): Promise<Answer<Data>>
  /** The same, for what must succeed: throws what went wrong. */
  ask<Data>(sender: Sender, document: string, variables?: Record<string, unknown>): Promise<Data>
}

/** A client of the server at an address. */
export function clientOf(url: string): Client {
  async function send<Data>(sender: Sender, query: string, variables: Record<string, unknown> = {}) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(sender && { authorization: `Bearer ${sender.accessToken}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const body = (await response.json()) as Partial<Answer<Data>>
    return { status: response.status, data: body.data as Data, errors: body.errors ?? [] }
  }
  return {
    url,
    send,
    async ask<Data>(sender: Sender, document: string, variables?: Record<string, unknown>) {
      const answer = await send<Data>(sender, document, variables)
      if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors))
      return answer.data
    },
  }
}
