import { v7 as uuidv7 } from 'uuid'
import type { ProjectChange } from '../../server/change.ts'
import { createAssetsIn } from '../../server/modules/production/assetBatch.service.ts'
import { linkAssets } from '../../server/modules/production/assetDependency.service.ts'
import { castIn } from '../../server/modules/production/casting.service.ts'
import { createTasksIn } from '../../server/modules/production/taskBatch.service.ts'
import type { DemoFilm } from './films.ts'

const DAY_MS = 86_400_000

/** Shots in the order of their board. */
type Shots = readonly { readonly id: string; readonly code: string }[]

/** What was made under a name of the demo's own files. */
function named<Key extends string | number, Made>(made: ReadonlyMap<Key, Made>, name: Key): Made {
  const found = made.get(name)
  if (found === undefined) throw new Error(`The demo has nothing called ${name}`)
  return found
}

/** The shots by their 1-based places. */
const placesOf = (shots: Shots) => new Map(shots.map((shot, index) => [index + 1, shot]))

/** Gives a film its assets, linked to each other and cast into the shots of its board. */
export async function castFilm(change: ProjectChange, film: DemoFilm, shots: Shots): Promise<void> {
  const { tx, project } = change
  await createAssetsIn(change, film.assets.map(({ picture: _picture, ...asset }) =>
    ({ ...asset, id: uuidv7(), code: null, metadata: [] })))
  const made = await tx.asset.findMany({ where: { projectId: project.id } })
  const assets = new Map(made.map((asset) => [asset.name, asset]))
  for (const { source, link, target } of film.dependencies) {
    await linkAssets(change, { source: named(assets, source), link, target: named(assets, target) })
  }
  const places = placesOf(shots)
  const castings = Object.entries(film.casting).flatMap(([place, roles]) =>
    roles.map(({ asset, occurrences = 1, label = '' }) => ({
      shotId: named(places, Number(place)).id,
      assetId: named(assets, asset).id,
      occurrences,
      label,
      names: { code: named(places, Number(place)).code, assetName: asset },
    })),
  )
  await castIn(change, castings, (row) => castings.find((each) => each === row)?.names ?? { code: '', assetName: '' })
}

/** Gives a film its tasks, each for those of the people, by their addresses, who do it. */
export async function makeTasks(
  change: ProjectChange,
  film: DemoFilm,
  shots: Shots,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const places = placesOf(shots)
  const today = Math.floor(Date.now() / DAY_MS)
  const ids = new Map(film.tasks.map(({ title }) => [title, uuidv7()]))
  const tasks = film.tasks.map(({ assignees = [], dueIn, shots: inShots = [], waitsFor = [], ...task }) => ({
    description: '',
    ...task,
    id: named(ids, task.title),
    assigneeIds: assignees.flatMap((address) => people.get(address) ?? []),
    dueDate: dueIn === undefined ? null : new Date((today + dueIn) * DAY_MS),
    shotIds: inShots.map((place) => named(places, place).id),
    dependsOnIds: waitsFor.map((title) => named(ids, title)),
  }))
  await createTasksIn(change, tasks, ({ title }) => new Error(`The task ${title} is for somebody of another studio`))
}
