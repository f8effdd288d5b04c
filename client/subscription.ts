import { readEventStream } from './eventStream.ts'
import { failureOf, FramewrightError } from './failure.ts'
import { type Patience, waitOrThrow } from './retries.ts'
import { type Answer, readAnswer, type Transport } from './transport.ts'

const STREAM = 'text/event-stream'

/** One connection: the answers until the server ends it. Answers whether it said that this is the end. */
async function* connect(
  transport: Transport,
  body: object,
  signal: AbortSignal,
  onOpen: () => void,
): AsyncGenerator<Answer, boolean, void> {
  const response = await transport.post(JSON.stringify(body), { accept: `${STREAM}, application/json` }, signal)
  onOpen()
  if (!response.headers.get('content-type')?.startsWith(STREAM)) {
    yield { data: await readAnswer(response) }
    return true
  }
  for await (const { event, data } of readEventStream(response)) {
    if (event === 'complete') return true
    if (data !== '') yield JSON.parse(data) as Answer
  }
  return false
}

/**
 * Follows a subscription over server-sent events. With `resume` it never ends by itself: after each disconnection it is
 * restarted with the variables that `resume` makes of the last response, so that no event is missed or repeated. Only
 * the first attempt can fail.
 */
export async function* follow<Data, Variables>(
  transport: Transport,
  document: string,
  given: Variables,
  patience: Patience & { resume?: ((data: Data, variables: Variables) => Variables) | undefined },
): AsyncGenerator<Data, void, void> {
  const leaving = new AbortController()
  const signal = patience.signal ? AbortSignal.any([patience.signal, leaving.signal]) : leaving.signal
  let variables = given
  let attempt = 0
  let { retries } = patience
  const onOpen = () => {
    retries = Infinity
  }
  try {
    for (;;) {
      try {
        const connection = connect(transport, { query: document, variables }, signal, onOpen)
        for (;;) {
          const { value, done } = await connection.next()
          if (done) {
            if (value && !patience.resume) return
            throw new FramewrightError('UNREACHABLE', 'The server ended the subscription')
          }
          if (value.errors) throw failureOf(value.errors, value.data)
          const data = value.data as Data
          if (patience.resume) variables = patience.resume(data, variables)
          yield data
          attempt = 0
        }
      } catch (error) {
        signal.throwIfAborted()
        if (!patience.resume) throw error
        await waitOrThrow(error, attempt++, { ...patience, retries })
      }
    }
  } finally {
    leaving.abort()
  }
}
