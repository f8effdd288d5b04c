import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Client, clientOf } from '../harness/client.ts'
import { inFull } from '../harness/full.ts'
import { kill, loseAnswers } from './killing.ts'
import { makeBoard, type NewBoard } from './newBoard.ts'

const MOMENTS_PER_BOARD = 5
const BOARDS = inFull(20, 1)
const FEWEST_STROKES = 2
const MOST_STROKES = 5
/** Lines lie this far apart in a 16:9 frame, in drawing-space pixels. */
const LINE_DISTANCE = 240 / (MOST_STROKES + 2)
/** A line whose pen has been up for this long is finished beyond doubt, in milliseconds. */
const FINISHED_MS = 300

/** When the tab is killed. */
const MOMENTS = [
  'in the middle of a stroke',
  'between strokes',
  'during a save',
  'after a lost answer',
  'offline',
] as const
type Moment = (typeof MOMENTS)[number]

/** Which lines the server has of a view, by their place in the frame, from the top. */
async function storedLines(client: Client, board: NewBoard, viewId: string): Promise<number[]> {
  const { node } = await client.ask<{ node: { canvasData: { lines: { points: { y: number }[] }[] } } }>(
    board.person,
    `query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }`,
    { id: viewId },
  )
  const { lines } = node.canvasData
  return lines.map(({ points }) => Math.round((points[0]?.y ?? 0) / LINE_DISTANCE) - 1)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Pen {
  /** Draws one line, all of it or only to its middle. */
  draw: (line: number, isWhole?: boolean) => Promise<void>
}

async function openFrame(page: Page, card: Locator): Promise<Pen> {
  await card.scrollIntoViewIfNeeded()
  await card.locator('[data-draw]').click()
  const surface = card.getByRole('application')
  await expect(surface).toBeFocused()
  return {
    async draw(line, isWhole = true) {
      // The offline banner moves the board between strokes.
      const box = await surface.boundingBox()
      if (!box) throw new Error('The frame is not on the screen')
      const y = box.y + (box.height * (line + 1) * LINE_DISTANCE) / 240
      await page.mouse.move(box.x + box.width * 0.15, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.5, y, { steps: 3 })
      if (!isWhole) return
      await page.mouse.move(box.x + box.width * 0.85, y, { steps: 3 })
      await page.mouse.up()
    },
  }
}

/** Draws, and kills the tab at the moment; answers how many lines were finished by then. */
async function drawAndDie(page: Page, card: Locator, moment: Moment): Promise<number> {
  const count = randomInt(FEWEST_STROKES, MOST_STROKES)
  const pen = await openFrame(page, card)
  if (moment === 'offline') {
    await page.context().setOffline(true)
    await pause(FINISHED_MS)
  }
  const isStored = moment === 'after a lost answer'
  const sent = isStored || moment === 'during a save' ? loseAnswers(page, isStored) : null
  for (let line = 0; line < count; line++) {
    await pen.draw(line)
    await pause(randomInt(0, 120))
  }
  if (moment === 'in the middle of a stroke') await pen.draw(count, false)
  if (sent) {
    // While the tab that was killed before still counts as present, strokes are sent without a click.
    void card.getByRole('button', { name: 'click here' }).click().catch(() => undefined)
    await sent
    await pause(randomInt(0, 200))
  }
  await pause(FINISHED_MS + randomInt(0, 200))
  await kill(page)
  return count
}

test.describe.configure({ mode: 'parallel' })

for (let boardNumber = 1; boardNumber <= BOARDS; boardNumber++) {
  test(`a killed tab loses no finished stroke (board ${boardNumber})`, async ({ context, baseURL }) => {
    test.setTimeout(180_000)
    const client = clientOf(baseURL ?? '')
    const board = await makeBoard(client, MOMENTS_PER_BOARD)
    await context.addInitScript((token) => localStorage.setItem('token', token), board.person.accessToken)

    const open = async (): Promise<Page> => {
      const page = await context.newPage()
      await page.goto(board.path, { waitUntil: 'commit' })
      await expect(page.getByRole('article').first()).toBeVisible()
      return page
    }
    let page = await open()
    for (const [index, viewId] of board.viewIds.entries()) {
      const moment = MOMENTS[index % MOMENTS.length] ?? 'between strokes'
      await test.step(`${moment}, shot ${index + 1}`, async () => {
        const card = page.getByRole('article', { name: `Shot ${index + 1}`, exact: true })
        const finished = await drawAndDie(page, card, moment)
        await context.setOffline(false)
        page = await open()
        const wanted = Array.from({ length: finished }, (_, line) => line)
        const found = async () => (await storedLines(client, board, viewId)).slice(0, finished)
        await expect.poll(found, { timeout: 15_000, message: `Lines of shot ${index + 1}` }).toEqual(wanted)
        // Sent twice, as after a lost answer, each is stored once; at most the line under way came beside them.
        const all = await storedLines(client, board, viewId)
        expect(new Set(all).size).toBe(all.length)
        expect(all.length).toBeLessThanOrEqual(finished + 1)
      })
    }
  })
}
