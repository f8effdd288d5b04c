import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, devices } from '@playwright/test'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { chromiumOptions } from '../harness/chromium.ts'
import { clientOf } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeOrganization, makePerson, makeProject, makeShot } from '../harness/fixtures.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { paced, pacedFigure, type PacedTime, percentile, type Ratio, repeated } from './measure.ts'
import { scriptOf } from './scripts.ts'

const SHOTS = 24
const OPENINGS = repeated(7, 3)
const REVOCATIONS = repeated(3, 1)
/** Lighthouse's slow 4G, in bytes a second and milliseconds, and a phone's processor. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false }
const SLOWDOWN = 4
const MOST_FIRST_FRAME_MS = 2_500
const MOST_SCRIPT_KB = 120
const MOST_REVOCATION_MS = 10_000
const STEP_MS = 50

const SHARE = `mutation ($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { url reviewLink { id } } }`
const REVOKE = `mutation ($input: RevokeReviewLinkInput!) { revokeReviewLink(input: $input) { reviewLink { id } } }`
const OPEN = `mutation ($input: OpenReviewInput!) {
  openReview(input: $input) { guestToken review { shots { nodes { views { pictureUrl } } } } }
}`

/** From opening a link on a phone, whose guest has a name, with nothing kept but that, to the first picture. */
async function openOnPhone(browser: Browser, url: string, token: string, linkId: string): Promise<PacedTime> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    await context.addInitScript(`localStorage.setItem('framewright.review.${linkId}', ${JSON.stringify(token)})`)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await paced(async () => {
      await page.goto(url, { waitUntil: 'commit' })
      await page.waitForFunction(() => {
        const picture = document.querySelector<HTMLImageElement>('.stage img')
        return picture?.complete && picture.naturalWidth > 0
      })
    })
  } finally {
    await context.close()
  }
}

/** The page of guests on a phone, and how long pictures of a revoked link are answered by another server. */
export async function measureGuests(): Promise<Ratio[]> {
  const folders = [makeDataFolder(), makeDataFolder()] as const
  const database = await startEmbeddedDatabase(folders[0].path)
  const servers: ServerProcess[] = []
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (let count = 0; count < 2; count++) {
      servers.push(await startServer(folders[1].path, { DATABASE_URL: database.url, TRUST_PROXY: 'on' }))
    }
    const [client, other] = servers.map(({ url }) => clientOf(url))
    if (!client || !other) throw new Error('There are no two servers')
    const owner = await makePerson(client)
    const organizationId = await makeOrganization(client, owner, { name: 'Shared' })
    const { storyboardId } = await makeProject(client, owner, organizationId, 'Shared')
    for (let count = 0; count < SHOTS; count++) {
      const { views: [view] } = await makeShot(client, owner, storyboardId)
      await draw(client, owner, view?.id ?? '', [adding(), adding()])
    }
    /** A link with a guest who has opened it, and the first picture that it shows. */
    const share = async () => {
      const { createReviewLink: { url, reviewLink: { id } } } = await client.ask<{
        createReviewLink: { url: string; reviewLink: { id: string } }
      }>(owner, SHARE, { input: { subject: { storyboardId } } })
      const { hash } = new URL(url)
      const { openReview } = await client.ask<{
        openReview: { guestToken: string; review: { shots: { nodes: { views: { pictureUrl: string }[] }[] } } }
      }>(null, OPEN, { input: { reviewLinkId: id, secret: hash.slice(1), name: 'Gina' } })
      const picture = openReview.review.shots.nodes[0]?.views[0]?.pictureUrl ?? ''
      return { id, address: `${client.url}/review/${id}${hash}`, token: openReview.guestToken, picture }
    }
    const { id, address, token } = await share()
    const openings: PacedTime[] = []
    // The first opening has the pictures painted.
    for (let count = -1; count < OPENINGS; count++) {
      const time = await openOnPhone(browser, address, token, id)
      if (count >= 0) openings.push(time)
    }
    const waits: number[] = []
    for (let count = 0; count < REVOCATIONS; count++) {
      const shared = await share()
      const { pathname, search } = new URL(shared.picture, client.url)
      const picture = new URL(pathname + search, other.url)
      const isAnswered = async () => (await fetch(picture)).status === 200
      if (!(await isAnswered())) throw new Error('The picture of a link is not answered')
      await client.ask(owner, REVOKE, { input: { reviewLinkId: shared.id } })
      const start = performance.now()
      const until = start + 2 * MOST_REVOCATION_MS
      while (performance.now() < until && (await isAnswered())) await pause(STEP_MS)
      waits.push(performance.now() - start)
    }
    const opening = {
      name: 'the page of guests on a phone, to the first picture', bound: MOST_FIRST_FRAME_MS,
      detail: `slow 4G, processor slowed ${SLOWDOWN} times, ${OPENINGS} openings`,
    }
    return [
      {
        name: 'script of the page of guests', value: scriptOf('review.html'), bound: MOST_SCRIPT_KB, unit: 'kB',
        detail: 'in gzip',
      },
      pacedFigure(opening, (samples) => percentile(samples, 0.5), openings),
      {
        name: 'a revoked link, to its last picture on another server', value: percentile(waits, 1),
        bound: MOST_REVOCATION_MS, unit: 'ms', detail: `the longest of ${waits.length}`,
      },
    ]
  } finally {
    await browser.close()
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
    for (const each of folders) each.remove()
  }
}
