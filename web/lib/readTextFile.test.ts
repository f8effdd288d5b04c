import { expect, test } from 'vitest'
import { LARGEST_TEXT_BYTES, readTextFile } from './readTextFile.ts'

const blob = (...parts: (string | Uint8Array<ArrayBuffer>)[]): Blob => new Blob(parts)

test('UTF-8 is read as it is, without its byte order mark', async () => {
  expect(await readTextFile(blob(new Uint8Array([0xef, 0xbb, 0xbf]), 'INT. CAFÉ — NIGHT'))).toEqual({
    text: 'INT. CAFÉ — NIGHT',
  })
})

test('a file that is not UTF-8 is refused with its line', async () => {
  expect(await readTextFile(blob('INT. HALL\n\nCaf', new Uint8Array([0xe9]), '.\n'))).toEqual({ notTextLine: 3 })
})

test('a file over 2 MB is refused without being read', async () => {
  const size = LARGEST_TEXT_BYTES + 1
  expect(await readTextFile(blob('a'.repeat(size)))).toEqual({ tooLarge: size })
})
