import { v7 as uuidv7 } from 'uuid'
import type { ProjectChange } from '../../server/change.ts'
import { createAssetsIn } from '../../server/modules/production/assetBatch.service.ts'
import { castIn } from '../../server/modules/production/casting.service.ts'
import { createTasksIn } from '../../server/modules/production/taskBatch.service.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from './production.ts'

const DAY_MS = 86_400_000

/** What was made under a name of the demo's own files. */
function named<Key extends string | number>(ids: ReadonlyMap<Key, string>, name: Key): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has nothing called ${name}`)
  return id
}

async function makeAssets(change: ProjectChange): Promise<Map<string, string>> {
  const assets = DEMO_ASSETS.map(({ picture: _picture, ...asset }) =>
    ({ ...asset, id: uuidv7(), code: null, metadata: [] }))
  await createAssetsIn(change, assets)
  const ids = new Map(assets.map(({ name, id }) => [name, id]))
  await change.tx.assetDependency.createMany({
    data: DEMO_DEPENDENCIES.map(({ source, link, target }) => ({
      projectId: change.project.id, link, sourceId: named(ids, source), targetId: named(ids, target),
    })),
  })
  return ids
}

async function makeTasks(change: ProjectChange, shots: ReadonlyMap<number, string>): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS)
  const ids = new Map(DEMO_TASKS.map(({ title }) => [title, uuidv7()]))
  const tasks = DEMO_TASKS.map(({ assignees: _assignees, dueIn, shots: places = [], waitsFor = [], ...task }) => ({
    description: '',
    ...task,
    id: named(ids, task.title),
    dueDate: dueIn === undefined ? null : new Date((today + dueIn) * DAY_MS),
    shotIds: places.map((place) => named(shots, place)),
    dependsOnIds: waitsFor.map((title) => named(ids, title)),
  }))
  await createTasksIn(change, tasks, ({ title }) => new Error(`The task ${title} is assigned to somebody`))
}

/** Gives a copy of the film its assets, cast into the shots of its board, and its tasks, assigned to nobody. */
export async function fillFilmProduction(change: ProjectChange, shotIds: readonly string[]): Promise<void> {
  const shots = new Map(shotIds.map((id, index) => [index + 1, id]))
  const assets = await makeAssets(change)
  const castings = Object.entries(DEMO_CASTING).flatMap(([place, roles]) =>
    roles.map(({ asset, occurrences = 1, label = '' }) => ({
      shotId: named(shots, Number(place)),
      assetId: named(assets, asset),
      occurrences,
      label,
      names: { code: `Shot ${place}`, assetName: asset },
    })),
  )
  await castIn(change, castings, (row) => castings.find((each) => each === row)?.names ?? { code: '', assetName: '' })
  await makeTasks(change, shots)
}
