import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio } from '../../harness/fixtures.ts'
import { bytesOf, giveLayerImage } from '../../harness/images.ts'
import { giveSoundtrack } from '../../harness/sounds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { enterAsGuest, readReview, shareBoard } from './reviewCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('stays for a page that shows the version before, as far as the link shows it', { timeout: 40_000 }, async () => {
  const { owner, storyboardId } = await makeStudio(app)
  const [first, second] = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  await giveSoundtrack(app, owner, storyboardId)
  const link = await shareBoard(app, owner, storyboardId, { shows: ['SOUND'], canDownload: true })
  const guest = await enterAsGuest(app, link)
  const update = (input: object) =>
    mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, ...input }, 'reviewLink { version }')
  const open = async (path: string) => (await fetch(new URL(path, app.url))).status
  const opened = async () => {
    const { data: { review } } = await readReview(app, guest)
    const views = review?.shots.nodes.map(({ views: [view] }) => view) ?? []
    return {
      pictures: views.map((view) => view?.pictureUrl ?? ''),
      download: views[0]?.downloadUrl ?? '', soundtrack: review?.soundtrack?.url ?? '',
    }
  }
  const statuses = async ({ pictures: [one, two], download, soundtrack }: Awaited<ReturnType<typeof opened>>) =>
    Promise.all([one, two, download, soundtrack].map((path) => open(path ?? '')))
  const becomes = (shown: Awaited<ReturnType<typeof opened>>, expected: readonly number[]) =>
    expect.poll(() => statuses(shown), { timeout: 10_000, interval: 500 }).toEqual(expected)

  const before = await opened()
  for (const { views: [view] } of [first, second]) await draw(app, owner, view?.id ?? '', [adding()])
  await giveSoundtrack(app, owner, storyboardId)
  await update({ subject: { storyboardId } })
  const after = await opened()
  expect(after.pictures[0]).not.toBe(before.pictures[0])
  expect([await statuses(before), await statuses(after)]).toEqual([[200, 200, 200, 200], [200, 200, 200, 200]])
  // No address of a version that the link did not show can be made of another.
  expect(await open(after.pictures[0]?.replace('/v2/', '/v1/') ?? '')).toBe(401)

  await update({ canDownload: false, shows: [] })
  await becomes(before, [200, 200, 404, 404])
  await update({ shotIds: [second.id] })
  await becomes(before, [404, 200, 404, 404])
  await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
  await becomes(before, [404, 404, 404, 404])
})

it('shows the pictures of layers within the frame', async () => {
  const { owner, storyboardId } = await makeStudio(app)
  const { views: [view] } = await makeShot(app, owner, storyboardId)
  const create = { width: 42, height: 24, channels: 3 as const, background: { r: 0, g: 0, b: 255 } }
  await giveLayerImage(app, owner, view?.id ?? '', { bytes: await bytesOf(sharp({ create }).png()), layerKey: 'ink' })
  const guest = await enterAsGuest(app, await shareBoard(app, owner, storyboardId))
  const { data: { review } } = await readReview(app, guest)
  const shown = await fetch(new URL(review?.shots.nodes[0]?.views[0]?.pictureUrl ?? '', app.url))
  const [red = 255, , strong = 0] = await sharp(await shown.arrayBuffer()).removeAlpha()
    .extract({ left: 200, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect([red < 40, strong > 200]).toEqual([true, true])
})
