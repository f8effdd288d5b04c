import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportWarning } from '../../../server/modules/delivery/exports/exportFormat.ts'
import { readOptions } from '../../../server/modules/delivery/exports/exportOption.ts'
import type { FormatNews, FormatQuestion } from '../../../server/modules/delivery/exports/formatMessages.ts'
import { pdf } from '../../../server/modules/delivery/exports/formats/pdf.ts'
import { runInChild } from '../../../server/platform/workers/childProcess.ts'
import { inFull } from '../../harness/full.ts'
import { boardOf, manifestOf, shotsOf, viewOf } from '../../unit/exports/manifests.ts'

const PROCESS = new URL('../../../server/modules/delivery/exports/formatProcess.ts', import.meta.url)
const run = promisify(execFile)

/** Poppler: a reader that shares no code with what writes. */
const hasPoppler = await run('pdftotext', ['-v']).then(() => run('pdftoppm', ['-v'])).then(() => true, () => false)

/** A4 across, in points, with margins of 12 mm and 12 points between columns. */
const [WIDTH, HEIGHT] = [841.89, 595.28]
const MARGIN = (12 * 72) / 25.4
const GUTTER = 12
/** Pixels of a rendered page for a point. */
const SCALE = 2

const repeated = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ')

/** What shots tell, by their scripts: texts that no page of a sheet of 5 × 4 holds whole beside others. */
const SCRIPTS = {
  Latin: (shot: number, words: number) =>
    Array.from({ length: words }, (_, word) => `Größe${shot}x${word}`).join(' '),
  Cyrillic: (_: number, words: number) => repeated('Цапля взлетает над рекой.', words / 4),
  Hebrew: (_: number, words: number) => repeated('האנפה ממריאה מעל הנהר.', words / 4),
  Arabic: (_: number, words: number) => repeated('يطير مالك الحزين فوق النهر.', words / 5),
  Japanese: (_: number, words: number) => 'サギが川の上を飛び立つ。「静かに」'.repeat(words / 8),
} as const

/** The letters of each script that a reader gives back. Arabic has holes: its ligatures are drawn shapes. */
const EXTRACTED = {
  Cyrillic: /\p{Script=Cyrillic}/gu, Hebrew: /\p{Script=Hebrew}/gu,
  Japanese: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/gu,
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-pdf-'))
  // A color that nothing else on a page has.
  const background = { r: 0, g: 200, b: 0 }
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } })
  await writeFile(join(folder, 'green'), await picture.png().toBuffer())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A board whose shots tell long texts in the scripts in turn. */
function boardOfTexts(count: number, words: number) {
  const kinds = Object.values(SCRIPTS)
  const image = { mediaId: 'green', contentType: 'image/png', bytes: 1, width: 640, height: 360 }
  return boardOf(shotsOf(Array.from({ length: count }, () => 24), Array.from({ length: count }, (_, shot) => ({
    description: kinds[shot % kinds.length]?.(shot, words) ?? '', views: [viewOf(`view_${shot}`, { image })],
  }))))
}

async function written(board: ReturnType<typeof boardOf>, given: object) {
  const target = join(folder, `${JSON.stringify(given).replace(/\W+/g, '-')}.pdf`)
  const warnings: ExportWarning[] = []
  const options = readOptions(pdf.options, { isCoverIncluded: false, footer: '', resolution: 72, ...given }, 'as.pdf')
  await runInChild(PROCESS, {
    order: { format: 'PDF', options, manifest: manifestOf([board]), target, scratch: folder },
    answer: (question: FormatQuestion) =>
      Promise.resolve(question.kind === 'media' ? join(folder, question.mediaId) : []),
    hear: (news: FormatNews) => void (news.kind === 'warning' && warnings.push(news.warning)),
    signal: new AbortController().signal,
  })
  expect(warnings).toEqual([])
  return target
}

/** The words of each page with their boxes, in points. */
async function wordsOf(file: string): Promise<(Box & { text: string })[][]> {
  const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 1 << 28 })
  return stdout.split('<page ').slice(1).map((page) =>
    [...page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map((match) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1, 5).map(Number)
      return { left, top, right, bottom, text: match[5] ?? '' }
    }))
}

/** The green pictures of a page as it is rendered, in points; those that touch would be one. */
async function picturesOn(file: string, page: number): Promise<Box[]> {
  const name = join(folder, `page-${page}`)
  const range = ['-f', String(page), '-l', String(page), '-singlefile']
  await run('pdftoppm', ['-png', '-r', String(72 * SCALE), ...range, file, name])
  const { data, info } = await sharp(await readFile(`${name}.png`)).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true })
  const isGreen = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels)
    return green > 150 && red < 90 && blue < 90
  }
  const boxes: Box[] = []
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (!isGreen(x, y) || boxes.some((box) => x < box.right && x >= box.left && y < box.bottom && y >= box.top)) {
        continue
      }
      const box = { left: x, top: y, right: x, bottom: y }
      while (box.right < info.width && isGreen(box.right, y)) box.right++
      while (box.bottom < info.height && isGreen(x, box.bottom)) box.bottom++
      boxes.push(box)
    }
  }
  const points = (length: number) => length / SCALE
  return boxes.map(({ left, top, right, bottom }) =>
    ({ left: points(left), top: points(top), right: points(right), bottom: points(bottom) }))
}

const counts = (text: string, letters: RegExp) => {
  const found = new Map<string, number>()
  for (const letter of text.match(letters) ?? []) found.set(letter, (found.get(letter) ?? 0) + 1)
  return [...found].toSorted()
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

/** Letters as high as they are drawn: a font's box is higher than its line. */
const inkOf = (word: Box): Box => {
  const spare = (word.bottom - word.top) * 0.2
  return { ...word, top: word.top + spare, bottom: word.bottom - spare }
}

/** Expects each word inside one column, on no picture and on no other word. */
function expectApart(words: readonly Box[], pictures: readonly Box[], columns: number): void {
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns
  const lefts = Array.from({ length: columns }, (_, column) => MARGIN + column * (width + GUTTER))
  const inks = words.map(inkOf)
  for (const [index, ink] of inks.entries()) {
    expect(lefts.some((left) => ink.left >= left - 1 && ink.right <= left + width + 1)).toBe(true)
    expect(ink.top >= MARGIN - 1 && ink.bottom <= HEIGHT - MARGIN + 1).toBe(true)
    expect(pictures.filter((picture) => overlap(ink, picture))).toEqual([])
    expect(inks.slice(index + 1).filter((other) => overlap(ink, other))).toEqual([])
  }
}

describe.skipIf(!hasPoppler)('pages of a PDF, read by Poppler (needs pdftotext and pdftoppm)', () => {
  it.each(inFull([[1, 1], [3, 3], [5, 4]], [[2, 2]]))(
    'of %i × %i hold every word of long texts in five scripts, and cross no box',
    { timeout: 120_000 },
    async (columns, rows) => {
      const count = columns * rows + 1
      const board = boardOfTexts(count, columns === 1 ? 800 : inFull(160, 80))
      const file = await written(board, { columns, rows, fields: ['CODE', 'DESCRIPTION'] })
      const pages = await wordsOf(file)
      expect(pages.length).toBeGreaterThan(1)
      const read = (await run('pdftotext', ['-raw', file, '-'], { maxBuffer: 1 << 28 })).stdout
      const texts = board.shots.map(({ description }) => description).join(' ')
      const latin = /Größe\d+x\d+/g
      expect(read.match(latin)?.toSorted()).toEqual(texts.match(latin)?.toSorted())
      for (const letters of Object.values(EXTRACTED)) expect(counts(read, letters)).toEqual(counts(texts, letters))
      for (const { code } of board.shots) expect(read).toContain(code)
      let shown = 0
      for (const [index, words] of pages.entries()) {
        const pictures = await picturesOn(file, index + 1)
        shown += pictures.length
        expect(words.length).toBeGreaterThan(0)
        expectApart(words, pictures, columns)
      }
      expect(shown).toBe(count)
    },
  )
})
