import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { inFull } from '../../harness/full.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'

const TIMES = inFull(100, 25)
const MEGABYTE = 1_048_576
const LONG = { timeout: 60_000 }

interface Sending {
  path: string
  body: string
  type?: string
  /** Sends the body without telling its length. */
  isChunked?: boolean
  isAnonymous?: boolean
}

/** The status of the next answer, once all of it is there; rejects when the connection is lost before. */
const readStatus = (socket: Socket) =>
  new Promise<number>((resolve, reject) => {
    let text = ''
    const hangUp = () => reject(new Error('The connection was closed'))
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
      const length = /^content-length: (\d+)$/im.exec(head)?.[1]
      if (length === undefined || body.length < Number(length)) return
      socket.off('data', read).off('error', reject).off('close', hangUp).pause()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]))
    }
    socket.on('data', read).once('error', reject).resume()
    socket.once('close', hangUp)
  })

describe('bodies that are refused before they have come', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  /** Sends all of a request before it looks for the answer, as many programs do; answers the status. */
  async function send(socket: Socket, { path, body, type, isChunked, isAnonymous }: Sending, connection: string) {
    const size = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
    const token = isAnonymous ? [] : [`authorization: Bearer ${studio.owner.accessToken}`]
    const head = [`POST ${path} HTTP/1.1`, 'host: x', `connection: ${connection}`, size, ...token]
    const text = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(`${head.join('\r\n')}\r\ncontent-type: ${type ?? 'application/json'}\r\n\r\n${text}`, () => {
        socket.off('error', reject)
        resolve()
      })
    })
    return readStatus(socket)
  }
  const open = () => connect(Number(new URL(app.url).port), '127.0.0.1').pause()

  const operation = (query: string, input: object) => JSON.stringify({ query, variables: { input } })
  const cast = 'mutation ($input: CastAssetsInput!) { castAssets(input: $input) { deletedCastingIds } }'
  const draw = 'mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) { view { id } } }'
  const rows = Array.from({ length: 501 }, () => ({ shotId: 'x', assetId: 'x' }))
  const strokes = { opId: 'x', kind: 'ADD_STROKES', payload: 'A'.repeat(9 * MEGABYTE) }
  const drawing = operation(draw, { viewId: 'x', operations: [strokes] })

  const refusals: [string, number, Sending][] = [
    ['501 castings', 200, { path: '/graphql', body: operation(cast, { castings: rows }) }],
    ['strokes of 9 MiB', 413, { path: '/graphql', body: drawing }],
    ['strokes of an unknown length', 413, { path: '/graphql', body: drawing, isChunked: true }],
    ['a text of 3 MiB', 415, { path: '/graphql', body: 'x'.repeat(3 * MEGABYTE), type: 'text/plain' }],
    ['a REST call of 3 MiB', 413, { path: '/api/auth/signin', body: `{"email":"${'x'.repeat(3 * MEGABYTE)}"}` }],
    ['a REST call without a token', 401, {
      path: '/api/projects', body: `{"name":"${'x'.repeat(MEGABYTE - 100)}"}`, isAnonymous: true,
    }],
    ['3 MiB to no address', 413, { path: '/nothing', body: 'x'.repeat(3 * MEGABYTE) }],
  ]

  it.each(refusals)(`tell so ${TIMES} times on one connection: %s`, LONG, async (_, status, sending) => {
    const socket = open()
    for (let time = 0; time < TIMES; time++) expect(await send(socket, sending, 'keep-alive')).toBe(status)
    expect(await send(socket, { path: '/graphql', body: '{"query":"{ __typename }"}' }, 'close')).toBe(200)
    socket.destroy()
  })

  it.each(refusals)(`tell so ${TIMES} times and hang up: %s`, LONG, async (_, status, sending) => {
    for (let time = 0; time < TIMES; time++) {
      const socket = open()
      expect(await send(socket, sending, 'close')).toBe(status)
      await new Promise((resolve) => socket.resume().once('close', resolve))
    }
  })
})
