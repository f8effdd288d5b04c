import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Client, ErrorExtensions, Sender } from './client.ts'

/** One answer of a subscription. */
export interface Event<Data> {
  data?: Data
  errors?: { message: string; extensions: ErrorExtensions }[]
}

/** What a subscription sends, read one by one. */
export interface Following<Data> {
  /** The next event; undefined when the server has ended the subscription. Throws after ten seconds of silence. */
  next(): Promise<Event<Data> | undefined>
  /** Leaves. */
  stop(): Promise<void>
  /** Is gone without a word, as a process that is killed. */
  kill(): void
}

const SILENCE_LIMIT_MS = 10_000

function withLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The subscription is silent')), SILENCE_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Follows a subscription over server-sent events. The server has accepted it when the promise is kept. */
export async function followByEvents<Data>(
  app: Client,
  sender: Sender,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Following<Data>> {
  const leaving = new AbortController()
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(sender && { authorization: `Bearer ${sender.accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''

  async function next(): Promise<Event<Data> | undefined> {
    for (;;) {
      const end = received.indexOf('\n\n')
      if (end >= 0) {
        const block = received.slice(0, end)
        received = received.slice(end + 2)
        const data = /^data: ?(.*)$/m.exec(block)?.[1]
        if (/^event: ?complete$/m.test(block)) return undefined
        if (data) return JSON.parse(data) as Event<Data>
        continue
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return undefined
      received += chunk.value
    }
  }
  return { next: () => withLimit(next()), stop: async () => leaving.abort(), kill: () => leaving.abort() }
}

/** Follows a subscription over graphql-ws. */
export async function followBySocket<Data>(
  app: Client,
  sender: Sender,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Following<Data>> {
  const sockets: WebSocket[] = []
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol)
        this.on('error', () => {})
        sockets.push(this)
      }
    },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    connectionParams: sender ? { authorization: `Bearer ${sender.accessToken}` } : {},
  })
  const events = client.iterate({ query, variables })
  return {
    next: async () => {
      const { value, done } = await withLimit(Promise.resolve(events.next()))
      return done ? undefined : (value as Event<Data>)
    },
    stop: async () => {
      await events.return?.()
      await client.dispose()
    },
    kill: () => sockets.forEach((socket) => socket.terminate()),
  }
}
