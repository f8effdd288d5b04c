import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What happens to a request on its way; `pass` lets it through. */
export type Fault = 'pass' | 'refuse' | 'unavailable' | 'rate limited' | 'lose the answer'

/** A request as it came by. */
export interface PassedRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A line to a server that is as bad as a test wants it. */
export interface FaultyProxy {
  url: string
  requests: PassedRequest[]
  /** What happens to the next requests; those after them pass. */
  faults: Fault[]
  /** Whether answers break off after so many bytes; null when they do not. */
  cutAfterBytes: number | null
  /** Breaks off everything that is open. */
  cut(): void
  stop(): Promise<void>
}

const limited = { code: 'RATE_LIMITED', requestId: 'req_1', retryAfter: 1 }

const REFUSALS = {
  unavailable: { status: 503, headers: { 'retry-after': '0' }, body: 'Back soon' },
  'rate limited': {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '1' },
    body: JSON.stringify({ errors: [{ message: 'Too many requests', extensions: limited }] }),
  },
}

/** Starts a proxy on a free port of this machine before a server. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>()

  function pass(request: IncomingMessage, response: ServerResponse, body: string, fault: Fault) {
    const onward = forward(new URL(request.url ?? '/', target), { method: request.method, headers: request.headers })
    onward.on('response', (answer) => {
      if (fault === 'lose the answer') {
        // The server has done it all by then.
        answer.resume().on('end', () => response.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      let left = request.url?.startsWith('/media/') ? (proxy.cutAfterBytes ?? Infinity) : Infinity
      answer.on('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, Math.max(0, left)))
        if (left < chunk.length) setImmediate(() => response.destroy())
        left -= chunk.length
      })
      // One that was ended could not be broken off any more.
      answer.on('end', () => left >= 0 && response.end())
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      proxy.requests.push({ path: request.url ?? '', headers: request.headers, body })
      const fault = proxy.faults.shift() ?? 'pass'
      if (fault === 'refuse') return void response.destroy()
      if (fault === 'pass' || fault === 'lose the answer') return pass(request, response, body, fault)
      const { status, headers, body: text } = REFUSALS[fault]
      response.writeHead(status, headers).end(text)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    faults: [],
    cutAfterBytes: null,
    cut,
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
