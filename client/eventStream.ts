import { FramewrightError } from './failure.ts'

/** The server says that it is there every 12 seconds: who hears nothing for so long has lost it. */
const LONGEST_SILENCE_MS = 45_000

/** An event of a stream: its kind and its text. */
interface StreamEvent {
  event: string
  data: string
}

function parseBlock(block: string): StreamEvent {
  const parsed: StreamEvent = { event: 'message', data: '' }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') parsed.event = value
    if (field === 'data') parsed.data += (parsed.data && '\n') + value
  }
  return parsed
}

async function readInTime<Chunk>(reader: ReadableStreamDefaultReader<Chunk>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new FramewrightError('UNREACHABLE', `The server was silent for ${LONGEST_SILENCE_MS / 1_000} seconds`))
    }, LONGEST_SILENCE_MS)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** The events of a response of server-sent events, until it ends; throws UNREACHABLE when it breaks off. */
export async function* readEventStream(response: Response): AsyncGenerator<StreamEvent, void, void> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let received = ''
  try {
    for (;;) {
      let chunk
      try {
        chunk = await readInTime(reader)
      } catch (error) {
        if (error instanceof FramewrightError) throw error
        throw new FramewrightError('UNREACHABLE', 'The connection to the server broke off', { cause: error })
      }
      if (chunk.done) return
      received += decoder.decode(chunk.value, { stream: true }).replaceAll('\r', '')
      const blocks = received.split('\n\n')
      received = blocks.pop() ?? ''
      for (const block of blocks) yield parseBlock(block)
    }
  } finally {
    // Nobody waits for what is still on its way.
    void reader.cancel().catch(() => {})
  }
}
