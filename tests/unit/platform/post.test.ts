import { afterEach, describe, expect, it } from 'vitest'
import { readAllowList } from '../../../server/kernel/outsideAddress.ts'
import { post, type Resolved } from '../../../server/platform/outgoing/post.ts'
import { accept, answer, type Receiver, startReceiver } from '../../harness/receiver.ts'

const receivers: Receiver[] = []

afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop()
})

async function receive(...behaviour: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...behaviour)
  receivers.push(receiver)
  return receiver
}

const at = (address: string): Resolved => ({ address, family: address.includes(':') ? 6 : 4 })
const allowing = (text: string) => ({ allow: readAllowList(text, 'ALLOW'), milliseconds: 500 })
const send = (url: string, limits: Parameters<typeof post>[3]) =>
  post(url, { 'content-type': 'text/plain' }, 'Hello', limits)

const NOT_PUBLIC = { reason: 'RECEIVER_NOT_PUBLIC' }

describe('a request to the outside', () => {
  it.each([
    ['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['0.0.0.0'], ['::1'], ['::ffff:127.0.0.1'], ['fe80::1'],
    ['fd00:ec2::254'], ['64:ff9b::7f00:1'], ['100.64.0.1'],
  ])('is not made to a host name that stands for %s', async (address) => {
    const receiver = await receive()
    const resolve = async () => [at(address)]
    const outcome = await send(`https://hooks.example.com:${receiver.port}/`, { ...allowing(''), resolve })
    expect(outcome).toMatchObject({ status: null, failure: NOT_PUBLIC })
    expect(receiver.received).toEqual([])
  })

  it('is not made when one of several addresses is private', async () => {
    const resolve = async () => [at('1.1.1.1'), at('127.0.0.1')]
    expect(await send('https://hooks.example.com/', { ...allowing(''), resolve })).toMatchObject({ failure: NOT_PUBLIC })
  })

  it('is not made to this machine by its name', async () => {
    const receiver = await receive()
    const outcome = await send(`https://localhost:${receiver.port}/`, allowing(''))
    expect(outcome).toMatchObject({ status: null, failure: NOT_PUBLIC })
    expect(receiver.received).toEqual([])
  })

  it('goes to the addresses that were checked, though the name stands for others a moment later', async () => {
    const [checked, other] = [await receive(), await receive(accept, '127.0.0.2')]
    let asked = 0
    const resolve = async () => [at(asked++ === 0 ? '127.0.0.1' : '127.0.0.2')]
    const limits = { ...allowing('127.0.0.1'), resolve }
    expect(await send(`http://rebinding.example.com:${checked.port}/`, limits)).toMatchObject({ status: 204 })
    expect(asked).toBe(1)
    expect(checked.received[0]?.headers.host).toBe(`rebinding.example.com:${checked.port}`)
    expect(await send(`http://rebinding.example.com:${other.port}/`, limits)).toMatchObject({ failure: NOT_PUBLIC })
    expect(other.received).toEqual([])
  })

  it('without encryption is made to listed networks and hosts alone', async () => {
    const receiver = await receive()
    const url = `http://hooks.example.com:${receiver.port}/`
    const resolve = async () => [at('127.0.0.1')]
    for (const [allow, status] of [['127.0.0.0/8', 204], ['hooks.example.com', 204], ['10.0.0.0/8', null]] as const) {
      expect((await send(url, { ...allowing(allow), resolve })).status, allow).toBe(status)
    }
    const toPublic = { ...allowing('10.0.0.0/8'), resolve: async () => [at('1.1.1.1')] }
    expect((await send('http://hooks.example.com/', toPublic)).failure).toMatchObject(NOT_PUBLIC)
  })

  it('does not follow a redirect', async () => {
    const target = await receive()
    const receiver = await receive(answer(307, 'Go on', { location: target.url }))
    expect(await send(receiver.url, allowing('127.0.0.1'))).toMatchObject({ status: 307, answer: 'Go on' })
    expect(target.received).toEqual([])
  })

  it('ends in time when the name is never found', async () => {
    const resolve = () => new Promise<Resolved[]>(() => {})
    const outcome = await send('https://hooks.example.com/', { ...allowing(''), resolve })
    expect(outcome.failure?.message).toBe('No answer within 0.5 seconds')
  })

  it('tells why nothing came of it', async () => {
    const receiver = await receive()
    await receiver.stop()
    receivers.pop()
    expect((await send(receiver.url, allowing('127.0.0.1'))).failure?.message).toBe('The connection was refused')
    const encrypted = await receive()
    const url = encrypted.url.replace('http', 'https')
    expect((await send(url, allowing('127.0.0.1'))).failure?.message).toMatch(/^The connection failed/)
    expect(encrypted.received).toEqual([])
  })
})
