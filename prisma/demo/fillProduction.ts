import { Readable } from 'node:stream'
import type { Viewer } from '../../server/context.ts'
import { onlyRow, rowsOf } from '../../server/kernel/inputRows.ts'
import { createAssets } from '../../server/modules/production/asset.service.ts'
import { receiveUpload } from '../../server/modules/media/upload.service.ts'
import { addAssetDependency } from '../../server/modules/production/assetDependency.service.ts'
import { setAssetThumbnail } from '../../server/modules/production/assetThumbnail.service.ts'
import { castAssets } from '../../server/modules/production/casting.service.ts'
import { createTasks } from '../../server/modules/production/task.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { cropFrame } from './cropFrame.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from './production.ts'

const DAY_MS = 86_400_000

/** The people of the demo studio, signed in, by their addresses. */
export type Studio = ReadonlyMap<string, Viewer>

/** Somebody of the studio. */
export function viewerOf(studio: Studio, email: string): Viewer {
  const viewer = studio.get(email)
  if (!viewer) throw new Error(`The demo studio has nobody with the address ${email}`)
  return viewer
}

/** What was made under a name of the demo's own files. */
function named<Key extends string | number>(ids: ReadonlyMap<Key, string>, name: Key): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has nothing called ${name}`)
  return id
}

async function makeAssets(viewer: Viewer, projectId: string): Promise<Map<string, string>> {
  const { ids: made } = await createAssets(
    viewer, projectId, rowsOf('assets', DEMO_ASSETS.map(({ picture: _picture, ...asset }) => asset)),
  )
  const ids = new Map(DEMO_ASSETS.map(({ name }, index) => [name, made[index] ?? '']))
  for (const { source, link, target } of DEMO_DEPENDENCIES) {
    await addAssetDependency(viewer, named(ids, source), named(ids, target), link)
  }
  return ids
}

/** Each asset is shown by a part of one of the film's own frames. */
async function giveThumbnails(viewer: Viewer, assets: ReadonlyMap<string, string>): Promise<void> {
  for (const { name, picture } of DEMO_ASSETS) {
    const received = await receiveUpload(Readable.from([cropFrame(picture)]))
    await setAssetThumbnail(viewer, named(assets, name), received, null)
  }
}

async function makeTasks(viewer: Viewer, projectId: string, shots: ReadonlyMap<number, string>): Promise<void> {
  const people = new Map((await prisma().user.findMany()).map(({ email, id }) => [email, id]))
  const today = Math.floor(Date.now() / DAY_MS)
  const ids = new Map<string, string>()
  for (const { assignees = [], dueIn, shots: places = [], waitsFor = [], ...task } of DEMO_TASKS) {
    const { ids: [id = ''] } = await createTasks(viewer, projectId, onlyRow({
      ...task,
      assigneeIds: assignees.map((address) => named(people, address)),
      dueDate: dueIn === undefined ? null : new Date((today + dueIn) * DAY_MS),
      shotIds: places.map((place) => named(shots, place)),
      dependsOnIds: waitsFor.map((title) => named(ids, title)),
    }))
    ids.set(task.title, id)
  }
}

/** Gives the demo's film its assets, cast into the shots of its board, and its tasks. */
export async function fillProduction(studio: Studio, projectId: string, storyboardId: string): Promise<void> {
  const rows = await prisma().shot.findMany({ where: { storyboardId }, orderBy: { rank: 'asc' } })
  const shots = new Map(rows.map(({ id }, index) => [index + 1, id]))
  const [ida, suda, jonas] = ['ida', 'suda', 'jonas'].map((name) => viewerOf(studio, `${name}@kestrel.studio`)) as
    [Viewer, Viewer, Viewer]
  const assets = await makeAssets(ida, projectId)
  await giveThumbnails(suda, assets)
  const castings = Object.entries(DEMO_CASTING).flatMap(([place, roles]) =>
    roles.map(({ asset, occurrences = 1, label = '' }) => ({
      shotId: named(shots, Number(place)),
      assetId: named(assets, asset),
      occurrences,
      label,
    })),
  )
  await castAssets(ida, castings)
  await makeTasks(jonas, projectId, shots)
}
