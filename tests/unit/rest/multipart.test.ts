import { PassThrough, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readForm } from '../../../server/rest/multipart.ts'

const PATIENCE_MS = 100
const STEP_MS = 60

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function drain(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A form that comes bit by bit, and what becomes of it. */
function openForm() {
  const raw = Object.assign(new PassThrough(), { complete: false })
  const request = { raw, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  const discarded: string[] = []
  const reading = readForm<string>(request as unknown as FastifyRequest, {
    fileName: 'image',
    fieldNames: ['viewId'],
    keep: drain,
    discard: async (kept) => void discarded.push(kept),
    patience: PATIENCE_MS,
    stalled: () => new Error('It stalled'),
  })
  return { raw, reading, discarded }
}

const FIELD = '--x\r\nContent-Disposition: form-data; name="viewId"\r\n\r\nv\r\n'
const FILE = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG\r\n'
const END = '--x--\r\n'

describe('a form', () => {
  it.each([
    ['before anything', ''],
    ['in the middle of a field', FIELD.slice(0, 20)],
    ['between a field and its file', FIELD],
  ])('that stops %s is given up after a while', async (_, sent) => {
    const { raw, reading, discarded } = openForm()
    raw.write(sent)
    await expect(reading).rejects.toThrow('It stalled')
    expect(discarded).toEqual([])
  })

  it('that stops after its file leaves nothing of it', async () => {
    const { raw, reading, discarded } = openForm()
    raw.write(`${FILE}--x`)
    await expect(reading).rejects.toThrow('It stalled')
    expect(discarded).toEqual(['PNG'])
  })

  it('that comes slowly is read for as long as it comes', async () => {
    const { raw, reading } = openForm()
    for (const part of [FIELD.slice(0, 30), FIELD.slice(30), FILE.slice(0, 30), FILE.slice(30), END]) {
      raw.write(part)
      await pause(STEP_MS)
    }
    expect(await reading).toEqual({ fields: new Map([['viewId', 'v']]), file: { kept: 'PNG' } })
  })
})
