import { chromium, type Page } from '@playwright/test'
import { changesUntil, PRESENCE, type PresenceTold } from '../api/presence/presenceCalls.ts'
import { mutate, mutated } from '../api/projects/projectCalls.ts'
import { framesApart, shownFrames, watchFrames } from '../e2e/shownFrames.ts'
import { chromiumOptions } from '../harness/chromium.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { join, makeOrganization, makePerson, makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { followBySocket } from '../harness/subscriptions.ts'
import { pacedFigure, type PacedTime, percentile, type Ratio, repeated, slowness } from './measure.ts'
import { onOwnServer } from './ownServer.ts'

const PEOPLE = 10
/** The others are at the server alone: with ten browsers on two cores, their painting is what would be measured. */
const BROWSERS = 3
const SHOTS = 40
const SECONDS = repeated(60, 15)
/** All play by then: a start waits three seconds at most. */
const START_MS = 4_000
/** Two frames at 24 a second, in milliseconds. */
const MOST_BEHIND_MS = Math.round(2_000 / 24)
const FRAME_MS = 1_000 / 24
const HEARTBEAT_MS = 4_000

/** A playlist of 80 seconds at 24 frames a second, and the people who see it; answers the path where it plays. */
async function makeReview(client: Client): Promise<{ playlistId: string; path: string; people: Person[] }> {
  const leader = await makePerson(client)
  const organizationId = await makeOrganization(client, leader, { name: 'Following' })
  const { projectId, storyboardId } = await makeProject(client, leader, organizationId)
  for (let shot = 0; shot < SHOTS; shot++) await makeShot(client, leader, storyboardId)
  const people = [leader]
  while (people.length < PEOPLE) {
    const person = await makePerson(client)
    await join(organizationId, person, 'MEMBER')
    people.push(person)
  }
  const { playlist } = await mutated<{ playlist: { id: string } }>(
    client, leader, 'createPlaylist',
    { projectId, name: 'Dailies', items: [{ subject: { storyboardId } }] }, 'playlist { id }',
  )
  return { playlistId: playlist.id, path: `/dashboard/projects/${projectId}/playlists/${playlist.id}/preview`, people }
}

/** Follows the leader as a page does, without one; answers how to leave. */
async function followWithoutPage(
  client: Client, person: Person, { playlistId, leader }: { playlistId: string; leader: Person },
): Promise<() => Promise<void>> {
  const following = await followBySocket<PresenceTold>(client, person, PRESENCE, { playlistId, clientId: 'guest' })
  const changes = await changesUntil(following, ({ here }) => here.some(({ userId }) => userId === leader.id))
  const followingId = changes.at(-1)?.here.find(({ userId }) => userId === leader.id)?.id
  const send = () => mutate(client, person, 'updatePresence', { playlistId, clientId: 'guest', followingId })
  await send()
  const beat = setInterval(() => void send(), HEARTBEAT_MS)
  return () => {
    clearInterval(beat)
    return following.stop()
  }
}

/** Plays before all of them; answers how far each of the others was off, at many moments. */
async function play(url: string): Promise<PacedTime[]> {
  const client = clientOf(url)
  const { path, playlistId, people } = await makeReview(client)
  const [leader] = people
  if (!leader) throw new Error('Somebody leads')
  const guests: (() => Promise<void>)[] = []
  // Not while it plays: the players would be taken for a slow machine.
  const pace = Math.min(...Array.from({ length: 5 }, slowness))
  const browser = await chromium.launch(chromiumOptions())
  try {
    const pages: Page[] = []
    for (const { accessToken } of people.slice(0, BROWSERS)) {
      const context = await browser.newContext({ viewport: { width: 1024, height: 700 } })
      // What runs TypeScript here wraps functions that have names in calls of this one.
      await context.addInitScript(`
        window.__name = (named) => named;
        localStorage.setItem('token', ${JSON.stringify(accessToken)});
      `)
      const page = await context.newPage()
      await page.goto(url + path)
      await page.locator('[data-stage][data-frame]').waitFor()
      pages.push(page)
      if (pages.length === 1) await page.getByRole('button', { name: 'Start review' }).click()
    }
    const [leading, ...following] = pages
    if (!leading) throw new Error('The leader has a page')
    for (const person of people.slice(BROWSERS)) {
      guests.push(await followWithoutPage(client, person, { playlistId, leader }))
    }
    await leading.getByText(`${PEOPLE - 1} people follow`).waitFor()
    for (const page of pages) await watchFrames(page)
    await leading.keyboard.press('Space')
    await leading.waitForTimeout(START_MS)
    const from = Date.now()
    await leading.waitForTimeout(SECONDS * 1_000)
    const to = Date.now()
    const led = await shownFrames(leading)
    const apart: number[] = []
    for (const page of following) apart.push(...framesApart(led, await shownFrames(page), { from, to }))
    return apart.map((frames) => ({ milliseconds: frames * FRAME_MS, slowness: pace }))
  } finally {
    for (const leave of guests) await leave()
    await browser.close()
  }
}

/** Ten people who play in step, three of them in browsers of this machine. */
export const measureFollowing = (): Promise<Ratio[]> =>
  onOwnServer(async ({ url }) => {
    const apart = await play(url)
    const name = `followers behind the leader, ${PEOPLE} people`
    const detail = `${apart.length} moments of ${SECONDS} s at 24 fps, ${BROWSERS - 1} browsers that follow`
    const figure = (share: number, bound: number | null) => pacedFigure(
      { name: `${name}, p${share * 100}`, bound, detail }, (samples) => percentile(samples, share), apart,
    )
    return [figure(0.95, MOST_BEHIND_MS), figure(0.5, null)]
  })
