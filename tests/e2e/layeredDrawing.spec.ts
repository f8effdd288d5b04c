import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { expect, test } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { clientOf } from '../harness/client.ts'
import { adding, makeStroke, sent } from '../harness/drawings.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, watchConsole } from './page.ts'

const DRAW = `mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) {
  view { thumbnailUrl(width: 420) }
} }`
/** Red, green and blue that differ by more are another color; edges and the encoding of pictures differ by less. */
const TOLERANCE = 48
/** Share of the pixels at which edges may differ. */
const EDGES = 0.02

/** A thick line from left to right. */
const bar = (y: number, parts: Partial<Stroke>): Stroke =>
  makeStroke({ points: [{ x: 60, y }, { x: 360, y }], radius: 24, ...parts })

/** Share of the pixels that differ between two pictures, laid over each other. */
function difference(one: Image, other: Image): number {
  const { width, height } = one
  const [first, second] = [one, other].map((image) => {
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  })
  let count = 0
  for (let at = 0; at < width * height * 4; at += 4) {
    const isOff = [0, 1, 2].some((color) =>
      Math.abs((first?.[at + color] ?? 0) - (second?.[at + color] ?? 0)) > TOLERANCE)
    if (isOff) count++
  }
  return count / (width * height)
}

test('a drawing with layers looks on the page as the server paints it', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const moved = bar(60, { layer: 'ink', color: '#2f6db3' })
  const free = uuidv7()
  const content: Operation[] = [
    { opId: uuidv7(), kind: 'SET_LAYER', layer: free, fields: { name: 'Sky', blend: 'MULTIPLY', rank: 2 ** 30 } },
    {
      opId: uuidv7(), kind: 'PLACE_STROKES', size: { width: 420, height: 240 },
      groups: [{ matrix: { a: 0.9, b: 0, c: 0, d: 0.9, e: 20, f: 80 }, strokeIds: [moved.id] }],
    },
    { opId: uuidv7(), kind: 'SET_LAYER', layer: 'pencil', fields: { opacity: 0.5 } },
  ]
  const eraser = makeStroke({
    layer: 'ink', tool: 'eraser', radius: 20, points: [{ x: 150, y: 10 }, { x: 150, y: 110 }],
  })
  const { appendViewOps: { view } } = await client.ask<{ appendViewOps: { view: { thumbnailUrl: string } } }>(
    person, DRAW,
    { input: { viewId, operations: [
      adding([bar(120, { color: '#17171c' }), bar(170, { layer: 'tone', color: '#c0c0c0' })]),
      adding([moved, eraser, bar(190, { layer: 'pencil', color: '#b23a2e' })]),
      adding([bar(140, { layer: free, color: '#ffd24d' })]),
      ...content.map(sent),
    ] } },
  )
  const painted = await page.request.get(`${baseURL}${view.thumbnailUrl}`)
  const picture = await loadImage(await painted.body())

  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Draw in shot 1' }).click()
  const surface = page.getByRole('application')
  await expect(surface).toBeVisible()
  await page.mouse.move(0, 0)
  await expect.poll(async () => difference(picture, await loadImage(await surface.locator('..').screenshot())))
    .toBeLessThan(EDGES)
  expect(errors).toEqual([])
})
