import { type Given, operationOf, type TypedText } from './document.ts'
import type { FramewrightError } from './failure.ts'
import { requestBody } from './requestBody.ts'
import { withRetries } from './retries.ts'
import { follow } from './subscription.ts'
import { createTransport, readAnswer } from './transport.ts'

const RETRIES = 5
const LONGEST_REQUEST_MS = 120_000

/** What a client is made with. */
export interface ClientOptions {
  /** The address of the server, as `https://framewright.example.com`. */
  url: string
  /** An API token or a session's; without one only what is open to everybody can be asked. */
  token?: string | undefined
  /** Attempts after the first when the server cannot be reached, is busy or limits the rate; 5 when not given. */
  retries?: number | undefined
  /** Told of each failed attempt that is followed by another. */
  onRetry?: ((failure: FramewrightError, waitMs: number) => void) | undefined
}

/** What a request may be sent with. */
export interface RunOptions {
  signal?: AbortSignal | undefined
  /** A mutation gets a key of its own when none is given: sent again under one key it is done once, for 24 hours. */
  idempotencyKey?: string | undefined
  /** Which operation of a document that has several. */
  operationName?: string | undefined
}

/** What a subscription may be followed with. */
export interface SubscribeOptions<Data, Variables> {
  signal?: AbortSignal | undefined
  /** The variables to go on with after an answer; makes the subscription survive every interruption. */
  resume?: ((data: Data, variables: Variables) => Variables) | undefined
}

/** A page of a list. */
export interface Page<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** A server, as the token's user sees it. Everything throws FramewrightError. */
export interface FramewrightClient {
  /** Sends a query or a mutation; answers its data. Files are Blobs among the variables. */
  run<Data, Variables>(document: TypedText<Data, Variables>, ...given: Given<Variables, RunOptions>): Promise<Data>
  /** All rows of a list, page by page; the document takes `after`, and `pick` says where the page is. */
  list<Data, Variables extends { after?: string | null | undefined }, Node>(
    document: TypedText<Data, Variables>,
    variables: Variables,
    pick: (data: Data) => Page<Node> | null | undefined,
    options?: { signal?: AbortSignal | undefined },
  ): AsyncGenerator<Node, void, void>
  /** Follows a subscription until it ends, fails or is left; with `resume` a failure of the line ends it no more. */
  subscribe<Data, Variables>(
    document: TypedText<Data, Variables>,
    variables: Variables,
    options?: SubscribeOptions<Data, Variables>,
  ): AsyncGenerator<Data, void, void>
  /** Sends a file to the `url` of an upload; goes on where an earlier attempt broke off. */
  upload(path: string, file: Blob, options?: { signal?: AbortSignal | undefined }): Promise<void>
  /** Reads a file of the server by its address or path; the token goes to this server alone. */
  download(path: string, options?: { from?: number; signal?: AbortSignal | undefined }): Promise<Response>
}

/** A client of a server. It keeps nothing open and holds nothing but what it is made with. */
export function createClient(options: ClientOptions): FramewrightClient {
  const { url, token, retries = RETRIES, onRetry } = options
  const transport = createTransport(url, token)

  const client: FramewrightClient = {
    async run<Data, Variables>(document: TypedText<Data, Variables>, ...given: Given<Variables, RunOptions>) {
      const [variables = {}, { signal, idempotencyKey, operationName } = {}] = given
      const query = String(document)
      const isMutation = operationOf(query) === 'mutation'
      const body = requestBody({ query, variables, operationName })
      // A key belongs to a token, and the server takes none with files: such a mutation is not sent again.
      const takesKey = isMutation && token !== undefined && typeof body === 'string'
      const key = takesKey ? (idempotencyKey ?? crypto.randomUUID()) : undefined
      const isRepeatable = !isMutation || key !== undefined
      return withRetries({ retries: isRepeatable ? retries : 0, signal, onRetry }, async () => {
        const limit = AbortSignal.timeout(LONGEST_REQUEST_MS)
        const response = await transport.post(
          body,
          { accept: 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
          signal ? AbortSignal.any([signal, limit]) : limit,
        )
        return (await readAnswer(response)) as Data
      })
    },

    async *list(document, variables, pick, { signal } = {}) {
      let after = variables.after
      for (;;) {
        const page = pick(await client.run(document, ...([{ ...variables, after }, { signal }] as never)))
        if (!page) return
        yield* page.nodes
        if (!page.pageInfo.hasNextPage) return
        after = page.pageInfo.endCursor
      }
    },

    subscribe: (document, variables, { signal, resume } = {}) =>
      follow(transport, String(document), variables, { retries, signal, onRetry, resume }),

    upload: (path, file, { signal } = {}) =>
      withRetries({ retries, signal, onRetry }, async () => {
        const { headers } = await transport.head(path, signal)
        const from = Number(headers.get('upload-offset'))
        if (from === file.size) return
        const range = `bytes ${from}-${file.size - 1}/${file.size}`
        const type = { 'content-type': 'application/octet-stream', 'content-range': range }
        await transport.put(path, file.slice(from), type, signal)
      }),

    download: (path, { from = 0, signal } = {}) =>
      withRetries({ retries, signal, onRetry }, () =>
        transport.get(path, from > 0 ? { range: `bytes=${from}-` } : {}, signal),
      ),
  }
  return client
}
