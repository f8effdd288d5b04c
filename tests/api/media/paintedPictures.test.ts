import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files } from '../../../server/modules/media/files.ts'
import { forgetEarlierPaintings } from '../../../server/modules/board/painting.service.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { tasks } from '../../../server/tasks.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { bytesOf, giveImage } from '../../harness/images.ts'
import { inApp, pool } from '../../harness/running.ts'

const DAY_MS = 86_400_000
const RED = '#ff0000'
const REMOVE = `mutation ($id: ID!) { removeViewImage(input: { viewId: $id }) { view { thumbnailUrl(width: 420) } } }`

describe('the painted view', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newView = async () => (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
  const get = (path: string, person: Person | null = null) =>
    fetch(`${app.url}${path}`, person ? { headers: { authorization: `Bearer ${person.accessToken}` } } : {})
  const readFile = (key: string) => inApp(() => files().read(key))
  const red = (width: number, height: number) =>
    bytesOf(sharp({ create: { width, height, channels: 3, background: RED } }).png())

  /** The colors of a painted picture at places given as shares of its sides. */
  async function colorsAt(path: string, places: [number, number][]): Promise<string[]> {
    const bytes = Buffer.from(await (await get(path, studio.member)).arrayBuffer())
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return places.map(([x, y]) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (r > 230 && g > 230 && b > 230) return 'paper'
      if (r > 200 && g < 60 && b < 60) return 'red'
      return r < 60 && g < 60 && b < 60 ? 'ink' : `${r},${g},${b}`
    })
  }

  it.each([
    ['narrow', 100, 200, ['paper', 'red', 'paper', 'red']],
    ['wide', 800, 100, ['red', 'red', 'red', 'paper']],
    ['small', 7, 4, ['red', 'red', 'red', 'red']],
  ])('holds a %s image fitted into it, and the drawing above it', async (_, width, height, colors) => {
    const viewId = await newView()
    await giveImage(app, studio.owner, viewId, await red(width, height))
    const path = (revision: number) => `/media/views/${viewId}/${revision}/w420.png`
    const places: [number, number][] = [[0.03, 0.5], [0.5, 0.5], [0.97, 0.5], [0.5, 0.05]]
    expect(await colorsAt(path(1), places)).toEqual(colors)
    const dot = makeStroke({ color: '#000000', radius: 20, points: [{ x: 210, y: 120 }] })
    await draw(app, studio.owner, viewId, [adding([dot])])
    const inked = colors.map((color, index) => (index === 1 ? 'ink' : color))
    expect(await colorsAt(path(2), places)).toEqual(inked)
  })

  it('has an address for each state, and an earlier one that nobody painted is not kept by anybody', async () => {
    const viewId = await newView()
    const given = await giveImage(app, studio.owner, viewId, await red(420, 240))
    const before = given.thumbnailUrl.replace('w840', 'w420').split('?')[0] ?? ''
    await draw(app, studio.owner, viewId, [adding()])
    const early = await get(before, studio.member)
    expect([early.status, early.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const now = before.replace('/1/', '/2/')
    expect((await get(now, studio.member)).headers.get('cache-control')).toContain('immutable')
    const { removeViewImage } = await app.ask<{ removeViewImage: { view: { thumbnailUrl: string } } }>(
      studio.owner,
      REMOVE,
      { id: viewId },
    )
    expect(removeViewImage.view.thumbnailUrl).toContain(`/media/views/${viewId}/3/w420.webp`)
    expect(await colorsAt(removeViewImage.view.thumbnailUrl, [[0.03, 0.9]])).toEqual(['paper'])
    // The one that was painted stays what it was.
    expect((await get(now, studio.member)).headers.get('cache-control')).toContain('immutable')
    expect(await colorsAt(now, [[0.03, 0.9]])).toEqual(['red'])
    expect((await get(before.replace('/1/', '/4/'), studio.member)).status).toBe(404)
  })

  it('is painted by a job after a change, once for a burst', async () => {
    const viewId = await newView()
    const uuid = uuidOf('View', viewId)
    const jobs = async () => {
      const { rows } = await pool.query<{ payload: { viewIds: string[] } }>(
        `SELECT payload FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'paintViews'`,
      )
      return rows.filter(({ payload }) => payload.viewIds.includes(uuid)).length
    }
    const painted = async (revision: number) =>
      Promise.all(
        ['w420', 'w840'].map(async (width) => (await readFile(`views/${uuid}/${revision}/${width}.webp`)) !== null),
      )
    for (let count = 0; count < 5; count += 1) await draw(app, studio.owner, viewId, [adding()])
    await giveImage(app, studio.owner, viewId, await red(420, 240))
    await expect.poll(jobs, { timeout: 10_000 }).toBeGreaterThan(0)
    // A slow machine may take more than the second that changes are gathered for.
    expect(await jobs()).toBeLessThan(6)
    expect(await painted(6)).toEqual([false, false])
    await inApp(() => runDueJobs(tasks))
    expect(await painted(6)).toEqual([true, true])
    expect(await painted(5)).toEqual([false, false])
    const jobsLeft = async () => {
      await inApp(() => runDueJobs(tasks))
      return jobs()
    }
    await expect.poll(jobsLeft, { timeout: 10_000 }).toBe(0)
  })

  it('is kept of an earlier state as long as an address of it is good', async () => {
    const viewId = await newView()
    const id = uuidOf('View', viewId)
    const paint = async (revision: number) => {
      await draw(app, studio.owner, viewId, [adding()])
      expect((await get(`/media/views/${viewId}/${revision}/w420.webp`, studio.member)).status).toBe(200)
    }
    const kept = async () =>
      Promise.all([1, 2].map(async (revision) => (await readFile(`views/${id}/${revision}/w420.webp`)) !== null))
    await paint(1)
    await paint(2)
    await inApp(() => forgetEarlierPaintings({ id, pictureRevision: 2 }, Date.now() + 7 * DAY_MS))
    expect(await kept()).toEqual([true, true])
    await inApp(() => forgetEarlierPaintings({ id, pictureRevision: 2 }, Date.now() + 9 * DAY_MS))
    expect(await kept()).toEqual([false, true])
  })
})
