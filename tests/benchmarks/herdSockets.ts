import { once } from 'node:events'
import WebSocket from 'ws'

/** What this process is given: subscriptions to open at the same moment, shared out over sockets. */
export interface HerdOrder {
  url: string
  accessToken: string
  subscription: string
  variables: Record<string, unknown>
  subscriptions: number
  sockets: number
}

/** What it answers once it is told to leave: refusals by their codes, and events that were heard. */
export interface HerdMet {
  codes: Record<string, number>
  events: number
}

interface Heard {
  type: string
  payload?: { extensions?: { code?: string } }[] | { errors?: { extensions?: { code?: string } }[] }
}

const met: HerdMet = { codes: {}, events: 0 }

function hear({ type, payload }: Heard): void {
  const errors = Array.isArray(payload) ? payload : (payload?.errors ?? [])
  for (const { extensions } of errors) {
    const code = extensions?.code ?? 'none'
    met.codes[code] = (met.codes[code] ?? 0) + 1
  }
  if (type === 'next' && errors.length === 0) met.events++
}

async function open({ url, accessToken }: HerdOrder): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${accessToken}` } }))
  await once(socket, 'message')
  socket.on('message', (data) => hear(JSON.parse(String(data as Buffer)) as Heard))
  return socket
}

async function run(order: HerdOrder): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: order.sockets }, () => open(order)))
  process.once('message', () => process.send?.(met, () => process.exit(0)))
  process.send?.('open')
  const payload = { query: order.subscription, variables: order.variables }
  for (let id = 0; id < order.subscriptions; id++) {
    sockets[id % sockets.length]?.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
  }
}

process.once('message', (order) => void run(order as HerdOrder))
