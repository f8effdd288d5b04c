import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldOperations } from '../../drawing/fold.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import { BRUSHES, type Stroke } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { chromiumOptions } from '../harness/chromium.ts'
import { sheetOf } from './brushStrokes.ts'
import { uuidOf } from './sampleStrokes.ts'

const SIZE = { width: 420, height: 240 }
/** Pixels are painted by the processor, as on the server. */
const SOFTWARE = ['--disable-gpu', '--disable-accelerated-2d-canvas']

let browser: Browser
let page: Page

beforeAll(async () => {
  const { args, ...options } = chromiumOptions()
  const entry = fileURLToPath(new URL('browserPainter.ts', import.meta.url))
  const built = await build({
    configFile: false, logLevel: 'silent', publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'painter' } },
  }) as Rolldown.RolldownOutput[]
  browser = await chromium.launch({ ...options, args: [...args, ...SOFTWARE] })
  page = await browser.newPage()
  await page.addScriptTag({ content: built[0]?.output[0].code ?? '' })
})

afterAll(() => browser.close())

type Painter = Record<'paintInPage' | 'growInPage', (stroke: unknown, scale: number) => string>

const inPage = async (name: keyof Painter, stroke: unknown, scale: number): Promise<Buffer> => Buffer.from(
  await page.evaluate(
    ([name, stroke, scale]) => (globalThis as unknown as { painter: Painter }).painter[name](stroke, scale),
    [name, stroke, scale] as const,
  ),
  'base64',
)

function onServer(strokes: readonly Stroke[], scale: number): Buffer {
  const canvas = createCanvas(SIZE.width * scale, SIZE.height * scale)
  const { width, height } = canvas
  const drawing = foldOperations(SIZE, [{ opId: uuidOf(0xff), kind: 'ADD_STROKES', strokes }])
  paintDrawing(canvas.getContext('2d'), drawing, { width, height, kit: paintKit })
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, width, height).data)
}

function growing(stroke: Stroke, scale: number): Buffer {
  const canvas = createCanvas(SIZE.width * scale, SIZE.height * scale)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  const wet = new WetStroke(context, stroke, paintKit)
  for (let at = 0; at < stroke.points.length; at += 3) wet.extend(stroke.points.slice(at, at + 3))
  return Buffer.from(context.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** How many of the bytes differ, and by how much at most. */
function differences(one: Buffer, other: Buffer): { count: number; most: number } {
  expect(one.length).toBe(other.length)
  let [count, most] = [0, 0]
  for (let at = 0; at < one.length; at++) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    if (difference > 0) count++
    most = Math.max(most, difference)
  }
  return { count, most }
}

describe.each(BRUSHES)('%s in a page', (brush) => {
  it.each([0.5, 1, 2, 3])('looks as on the server at scale %d', async (scale) => {
    const strokes = sheetOf(brush)
    expect(differences(await inPage('paintInPage', strokes, scale), onServer(strokes, scale)))
      .toEqual({ count: 0, most: 0 })
  })

  it('grows as on the server', async () => {
    for (const stroke of sheetOf(brush)) {
      expect(differences(await inPage('growInPage', stroke, 2), growing(stroke, 2))).toEqual({ count: 0, most: 0 })
    }
  })
})
