import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding, draw, makeStroke } from '../harness/drawings.ts'
import { inFull } from '../harness/full.ts'
import { kill, loseAnswers } from './killing.ts'
import { makeBoard } from './newBoard.ts'
import { dragInPreview, previewSurface } from './previewFrame.ts'

const CANVAS = 'query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }'
/** What was done this long ago is kept beyond doubt, in milliseconds. */
const KEPT_MS = 300

interface Line {
  points: { x: number; y: number }[]
  brushColor: string
  fill?: true
}

/** A rectangle in the middle of a 16:9 frame. */
const RECTANGLE = [[126, 72], [294, 72], [294, 168], [126, 168], [126, 72]] as const
const rectangle = () => makeStroke({ points: RECTANGLE.map(([x, y]) => ({ x, y })) })
const [[LEFT, TOP]] = RECTANGLE

const selectAll = async (page: Page): Promise<void> => {
  await page.keyboard.press('l')
  await page.keyboard.press('Control+a')
  await expect(page.getByRole('toolbar', { name: 'Selected lines' })).toContainText('1 line selected')
}

/** What is done to a drawing of one rectangle, and whether it is seen in its lines. */
const CHANGES: Record<string, { act: (page: Page) => Promise<void>; isThere: (lines: Line[]) => boolean }> = {
  'placing lines': {
    act: async (page) => {
      await selectAll(page)
      await dragInPreview(page, [[0.45, 0.5], [0.55, 0.6]])
    },
    isThere: ([line]) => {
      const { x, y } = line?.points[0] ?? { x: LEFT, y: TOP }
      return x > LEFT + 30 && y > TOP + 15
    },
  },
  'filling an area': {
    act: async (page) => {
      await page.keyboard.press('g')
      await dragInPreview(page, [[0.5, 0.5]])
    },
    isThere: (lines) => lines.filter(({ fill }) => fill).length === 1,
  },
  'giving lines a color': {
    act: async (page) => {
      await selectAll(page)
      await page.getByRole('button', { name: 'Give the lines the color of the brush' }).click()
    },
    isThere: ([line]) => line?.brushColor === '#000000',
  },
}

type Moment = 'before it is saved' | 'during the save' | 'after a lost answer'
const MOMENTS: readonly Moment[] = ['before it is saved', 'during the save', 'after a lost answer']

test.describe.configure({ mode: 'parallel' })

for (const [index, [name, { act, isThere }]] of Object.entries(CHANGES).entries()) {
  test(`a tab killed after ${name} loses nothing`, async ({ context, baseURL }) => {
    test.setTimeout(120_000)
    const moments = inFull(MOMENTS, MOMENTS.slice(index, index + 1))
    const client = clientOf(baseURL ?? '')
    const { person, path, viewIds } = await makeBoard(client, moments.length)
    for (const viewId of viewIds) await draw(client, person, viewId, [adding([rectangle()])])
    await context.addInitScript((token) => localStorage.setItem('token', token), person.accessToken)
    for (const [at, moment] of moments.entries()) {
      await test.step(moment, async () => {
        const linesNow = async (): Promise<Line[]> => {
          const { node } = await client.ask<{ node: { canvasData: { lines: Line[] } } }>(
            person, CANVAS, { id: viewIds[at] ?? '' },
          )
          return node.canvasData.lines
        }
        const page = await context.newPage()
        await page.goto(path)
        await page.getByRole('button', { name: `Open the preview of shot ${at + 1}` }).click()
        await expect(previewSurface(page)).toBeVisible()
        const isStored = moment === 'after a lost answer'
        const sent = moment === 'before it is saved' ? null : loseAnswers(page, isStored)
        await act(page)
        await expect(page.getByText('1 change not saved')).toBeVisible()
        if (sent) {
          await page.getByRole('button', { name: 'Save Changes' }).click()
          await sent
        }
        await page.waitForTimeout(KEPT_MS)
        expect(isThere(await linesNow())).toBe(isStored)
        await kill(page)

        const again = await context.newPage()
        await again.goto(path)

        await expect.poll(async () => isThere(await linesNow()), { timeout: 20_000 }).toBe(true)
        await again.close()
      })
    }
  })
}
