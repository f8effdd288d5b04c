import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { diskStorage, StreamBroken } from '../../../server/platform/storage/disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'framewright-files-'))
const disk = diskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what comes is kept with its size and its first bytes', async () => {
  const file = await disk.receive(Readable.from([Buffer.from('gulls '), Buffer.from('and terns')]), 100, 1_000)
  expect(file?.bytes).toBe(15)
  expect(file && Buffer.from(file.head).toString()).toBe('gulls and terns')
  expect(await disk.receive(Readable.from([Buffer.alloc(101)]), 100, 1_000)).toBeNull()
})

test.each(['at once', 'after its first bytes'])('a stream that fails %s is refused', async (when) => {
  const stream = new PassThrough()
  if (when !== 'at once') stream.write('gulls')
  const receiving = disk.receive(stream, 100, 1_000)
  if (when !== 'at once') await new Promise((resolve) => setTimeout(resolve, 20))
  stream.destroy(new Error('The line was cut'))
  await expect(receiving).rejects.toThrow(StreamBroken)
})
