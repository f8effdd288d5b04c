import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came. */
export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** How a receiver answers its nth request (1 is the first). */
export type Behaviour = (response: ServerResponse, received: Received, number: number) => void

/** A server on this machine that is sent webhooks. */
export interface Receiver {
  url: string
  port: number
  received: Received[]
  stop(): Promise<void>
}

export const accept: Behaviour = (response) => void response.writeHead(204).end()
export const answer =
  (status: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(text)
export const hang: Behaviour = () => {}
export const close: Behaviour = (response) => void response.socket?.destroy()

/** Starts a receiver on a free port of 127.0.0.1, or of another address of this machine. */
export async function startReceiver(behaviour: Behaviour = accept, host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      behaviour(response, one, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${port}/hook`,
    port,
    received,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
