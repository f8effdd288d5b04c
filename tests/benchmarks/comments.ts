import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { openBench } from './browser.ts'
import { pacedFigure, type PacedTime, percentile, type Ratio, repeated, slowness } from './measure.ts'

const COMMENTS = repeated(25, 10)
const PAUSE_MS = 700
/** What has not come by then is counted with this, milliseconds. */
const PATIENCE_MS = 5_000

const START = `mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } } }`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** In the page: when each comment is on the screen, by its text. */
function watchComments(): void {
  const seen: Record<string, number> = {}
  Object.assign(window, { seen })
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-thread]')) {
      for (const [text] of (card.textContent ?? '').matchAll(/Note \d+!/g)) seen[text] ??= Date.now()
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** From sending a comment by the API to its text beside the board of a colleague. */
export async function measureComments(client: Client, owner: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId, 'Commented')
  const shots = []
  for (let made = 0; made < 12; made += 1) shots.push(await makeShot(client, owner, storyboardId))
  const bench = await openBench(client.url, owner, () => undefined)
  try {
    const { page } = await bench.open(`/dashboard/projects/${projectId}/storyboard`)
    await page.getByRole('button', { name: 'Comments' }).first().click()
    await page.getByText('Nothing said yet').waitFor()
    await page.evaluate(watchComments)
    const sent = new Map<string, { at: number; pace: number }>()
    for (let index = 0; index < COMMENTS; index++) {
      const body = `Note ${index}!`
      const shotId = shots[index % shots.length]?.id
      const pace = slowness()
      sent.set(body, { at: Date.now(), pace })
      await client.ask(owner, START, { input: { subject: { shotId }, body } })
      await pause(PAUSE_MS)
    }
    await pause(PAUSE_MS)
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
    const delays = [...sent].map(([body, { at, pace }]): PacedTime => (
      { milliseconds: Math.min(PATIENCE_MS, (seen[body] ?? Number.POSITIVE_INFINITY) - at), slowness: pace }))
    const about = { name: 'a comment until a colleague sees it, p95', bound: 300 }
    const detail = `${COMMENTS} comments on loopback, one browser`
    return [pacedFigure({ ...about, detail }, (samples) => percentile(samples, 0.95), delays)]
  } finally {
    await bench.close()
  }
}
