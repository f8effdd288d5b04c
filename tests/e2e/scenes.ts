import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { interfere, type Interference } from './interference.ts'
import { makeBoard, type NewBoard } from './newBoard.ts'
import { type Scene, SIGHTS } from './quotedTexts.ts'

/** What a scene is played with. */
interface Stage {
  page: Page
  /** Finds the texts on the screen: words, or the name of something with a name. */
  see: (...texts: string[]) => Promise<void>
  interference: Interference
  /** Makes somebody new with a board of so many shots, and signs them in. */
  enter: (shots: number) => Promise<NewBoard>
  signIn: (accessToken: string) => Promise<void>
  /** Where the server under test is. */
  baseURL: string
}

/** Plays a scene, and finds that it saw every text that is said to be seen in it. */
export function scene(name: Scene, play: (stage: Stage) => Promise<void>): void {
  test(`the texts of: ${name}`, async ({ page, baseURL }) => {
    const found = new Set<string>()
    const signIn = async (accessToken: string) => {
      await page.addInitScript((token) => localStorage.setItem('token', token), accessToken)
    }
    await play({
      page,
      baseURL: baseURL ?? '',
      signIn,
      interference: await interfere(page),
      async see(...texts) {
        for (const text of texts) {
          const named = page.getByRole('button', { name: text }).or(page.getByRole('dialog', { name: text }))
          const shown = page.getByText(text).or(named).or(page.getByLabel(text)).filter({ visible: true })
          await expect(shown.first(), `"${text}"`).toBeVisible()
          found.add(text)
        }
      },
      async enter(shots) {
        const board = await makeBoard(clientOf(baseURL ?? ''), shots)
        await signIn(board.person.accessToken)
        return board
      },
    })
    const wanted = [...SIGHTS].filter(([, sight]) => 'scene' in sight && sight.scene === name).map(([text]) => text)
    expect([...found].sort()).toEqual(wanted.sort())
  })
}

/** An error nobody has a sentence for. */
export const ODD = { code: 'SOMETHING_NEW' }
