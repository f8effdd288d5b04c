import type { Viewer } from '../../server/context.ts'
import { onlyRow, rowsOf } from '../../server/kernel/inputRows.ts'
import { createAssets } from '../../server/modules/production/asset.service.ts'
import { addAssetDependency } from '../../server/modules/production/assetDependency.service.ts'
import { castAssets } from '../../server/modules/production/casting.service.ts'
import { createTasks } from '../../server/modules/production/task.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from './production.ts'

const DAY_MS = 86_400_000

/** What was made under a name of the demo's own files. */
function named<Key extends string | number>(ids: ReadonlyMap<Key, string>, name: Key): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has nothing called ${name}`)
  return id
}

async function makeAssets(owner: Viewer, projectId: string): Promise<Map<string, string>> {
  const { ids: made } = await createAssets(owner, projectId, rowsOf('assets', DEMO_ASSETS))
  const ids = new Map(DEMO_ASSETS.map(({ name }, index) => [name, made[index] ?? '']))
  for (const { source, link, target } of DEMO_DEPENDENCIES) {
    await addAssetDependency(owner, named(ids, source), named(ids, target), link)
  }
  return ids
}

async function makeTasks(owner: Viewer, projectId: string, shots: ReadonlyMap<number, string>): Promise<void> {
  const people = new Map((await prisma().user.findMany()).map(({ email, id }) => [email, id]))
  const today = Math.floor(Date.now() / DAY_MS)
  const ids = new Map<string, string>()
  for (const { assignees = [], dueIn, shots: places = [], waitsFor = [], ...task } of DEMO_TASKS) {
    const { ids: [id = ''] } = await createTasks(owner, projectId, onlyRow({
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
export async function fillProduction(owner: Viewer, projectId: string, storyboardId: string): Promise<void> {
  const rows = await prisma().shot.findMany({ where: { storyboardId }, orderBy: { rank: 'asc' } })
  const shots = new Map(rows.map(({ id }, index) => [index + 1, id]))
  const assets = await makeAssets(owner, projectId)
  const castings = Object.entries(DEMO_CASTING).flatMap(([place, roles]) =>
    roles.map(({ asset, occurrences = 1, label = '' }) => ({
      shotId: named(shots, Number(place)),
      assetId: named(assets, asset),
      occurrences,
      label,
    })),
  )
  await castAssets(owner, castings)
  await makeTasks(owner, projectId, shots)
}
