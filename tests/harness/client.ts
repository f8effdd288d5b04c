/** A GraphQL answer as it came over HTTP. */
export interface Answer<Data = Record<string, never>> {
  status: number
  data: Data
  errors: { message: string; path?: (string | number)[]; extensions: ErrorExtensions }[]
}

export interface ErrorExtensions {
  code: string
  reason: string
  params: Record<string, string | number>
  requestId: string
  /** Seconds to wait, of RATE_LIMITED. */
  retryAfter?: number
  fields?: FieldFailures
}

/** Why parts of the input were refused, by their paths. */
export type FieldFailures = Record<string, {
  reason: string
  params: Record<string, string | number>
  message: string
}>

/** Somebody with a token, or null for nobody. */
export type Sender = { accessToken: string } | null

/** Sends documents to a server. */
export interface Client {
  /** `http://127.0.0.1:port`. */
  url: string
  /**
   * Sends a document as somebody, from an address nobody else has unless one is given: rates are counted by address.
   * Failures are in the answer, not thrown.
   */
  send<Data>(
    sender: Sender,
    document: string,
    variables?: Record<string, unknown>,
    from?: string,
  ): Promise<Answer<Data>>
  /** The same, for what must succeed: throws what went wrong. */
  ask<Data>(sender: Sender, document: string, variables?: Record<string, unknown>): Promise<Data>
}

/** An IPv6 address of the documentation's range (RFC 3849), one of 2^96. */
export const anyAddress = (): string => `2001:db8:${Array.from({ length: 6 }, anyGroup).join(':')}`

const anyGroup = () => Math.floor(Math.random() * 0x1_0000).toString(16)

/** A client of the server at an address. */
export function clientOf(url: string): Client {
  async function send<Data>(
    sender: Sender,
    query: string,
    variables: Record<string, unknown> = {},
    from: string = anyAddress(),
  ) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
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
