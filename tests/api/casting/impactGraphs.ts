import { v7 as uuidv7 } from 'uuid'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { ranksBetween } from '../../../server/kernel/ranks.ts'
import { pool } from '../../harness/running.ts'

interface Row {
  id: string
  isTrashed: boolean
}

/** A production as a plain graph; arrays are in the order the server tells them in. */
export interface Graph {
  assets: Row[]
  boards: Row[]
  shots: (Row & { board: number; frames: number })[]
  tasks: Row[]
  /** Pairs of places: the first uses or owns the second. */
  links: { source: number; target: number; link: 'USES' | 'OWNS' }[]
  castings: { shot: number; asset: number }[]
  taskShots: { task: number; shot: number }[]
  /** The first waits for the second. */
  waits: { task: number; other: number }[]
}

/** Whole numbers from 0 up to a bound, which is left out. */
export type Draw = (bound: number) => number

const rowsOf = (count: number, isTrashed: () => boolean): Row[] =>
  Array.from({ length: count }, () => ({ id: uuidv7(), isTrashed: isTrashed() }))

function pairs<Pair>(count: number, make: () => Pair | null): Pair[] {
  const made = new Map<string, Pair>()
  for (let index = 0; index < count; index++) {
    const pair = make()
    if (pair) made.set(JSON.stringify(pair), pair)
  }
  return [...made.values()]
}

/** A random production: USES may go in circles, and some of everything lies in the trash. */
export function randomGraph(draw: Draw): Graph {
  const trashed = () => draw(8) === 0
  const assets = rowsOf(1 + draw(14), trashed)
  const boards = rowsOf(1 + draw(3), trashed)
  const shots = rowsOf(draw(14), trashed)
    .map((row) => ({ ...row, board: draw(boards.length), frames: 1 + draw(200) }))
    .toSorted((one, other) => one.board - other.board)
  const tasks = rowsOf(draw(14), trashed)
  return {
    assets,
    boards,
    shots,
    tasks,
    links: pairs(draw(2 * assets.length), () => {
      const [source, target] = [draw(assets.length), draw(assets.length)]
      return source === target ? null : { source, target, link: draw(2) ? 'USES' as const : 'OWNS' as const }
    }),
    castings: pairs(shots.length && draw(2 * shots.length), () => ({
      shot: draw(shots.length),
      asset: draw(assets.length),
    })),
    taskShots: pairs(shots.length && tasks.length && draw(2 * tasks.length), () => ({
      task: draw(tasks.length),
      shot: draw(shots.length),
    })),
    waits: pairs(tasks.length && draw(2 * tasks.length), () => {
      const [one, two] = [draw(tasks.length), draw(tasks.length)]
      return one === two ? null : { task: Math.max(one, two), other: Math.min(one, two) }
    }),
  }
}

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place]
  if (item === undefined) throw new Error('The graph has no such row')
  return item
}

/** Writes rows of a table with one statement; what they do not name is as the database has it. */
async function insert(table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`).join(', ')
  if (columns === '') return
  const from = `jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`
  await pool.query(`INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM ${from}`, [JSON.stringify(rows)])
}

/** Writes a graph into a project that has nothing of all this, past every rule. */
export async function writeGraph(projectTypeId: string, graph: Graph): Promise<void> {
  const projectId = uuidOf('Project', projectTypeId)
  const { assets, boards, shots, tasks, links, castings, taskShots, waits } = graph
  const updatedAt = new Date()
  const common = ({ id, isTrashed }: Row) => ({ id, updatedAt, deletedAt: isTrashed ? updatedAt : null })
  const ranksOf = ({ length }: readonly Row[]) => ranksBetween(null, null, length)
  const [boardRanks, shotRanks, taskRanks] = [ranksOf(boards), ranksOf(shots), ranksOf(tasks)]
  const nameOf = (place: number) => String(place).padStart(6, '0')
  await pool.query('DELETE FROM "Storyboard" WHERE "projectId" = $1', [projectId])
  await insert('Storyboard', boards.map((board, place) => ({
    ...common(board), projectId, code: `B${place}`, name: 'Board', rank: at(boardRanks, place),
  })))
  await insert('Asset', assets.map((asset, place) => ({
    ...common(asset), projectId, code: `A${place}`, name: nameOf(place), type: 'PROP',
  })))
  await insert('Shot', shots.map((shot, place) => ({
    ...common(shot),
    storyboardId: at(boards, shot.board).id,
    code: `S${place}`,
    name: nameOf(place),
    rank: at(shotRanks, place),
    frames: shot.frames,
  })))
  await insert('Task', tasks.map((task, place) => ({
    ...common(task), projectId, title: nameOf(place), rank: at(taskRanks, place),
  })))
  await insert('AssetDependency', links.map(({ source, target, link }) => ({
    id: uuidv7(), projectId, sourceId: at(assets, source).id, targetId: at(assets, target).id, link, updatedAt,
  })))
  await insert('Casting', castings.map(({ shot, asset }) => ({
    id: uuidv7(), projectId, shotId: at(shots, shot).id, assetId: at(assets, asset).id, updatedAt,
  })))
  await insert('TaskShot', taskShots.map(({ task, shot }) => ({
    taskId: at(tasks, task).id, shotId: at(shots, shot).id,
  })))
  await insert('TaskDependency', waits.map(({ task, other }) => ({
    taskId: at(tasks, task).id, dependsOnId: at(tasks, other).id,
  })))
}

/** Several productions as one; they share nothing. */
export function together(graphs: readonly Graph[]): Graph {
  const whole: Graph = {
    assets: [], boards: [], shots: [], tasks: [], links: [], castings: [], taskShots: [], waits: [],
  }
  for (const graph of graphs) {
    const [assets, boards] = [whole.assets.length, whole.boards.length]
    const [shots, tasks] = [whole.shots.length, whole.tasks.length]
    whole.links.push(...graph.links.map(({ source, target, link }) => ({
      source: source + assets, target: target + assets, link,
    })))
    whole.castings.push(...graph.castings.map(({ shot, asset }) => ({ shot: shot + shots, asset: asset + assets })))
    whole.taskShots.push(...graph.taskShots.map(({ task, shot }) => ({ task: task + tasks, shot: shot + shots })))
    whole.waits.push(...graph.waits.map(({ task, other }) => ({ task: task + tasks, other: other + tasks })))
    whole.shots.push(...graph.shots.map((each) => ({ ...each, board: each.board + boards })))
    whole.assets.push(...graph.assets)
    whole.boards.push(...graph.boards)
    whole.tasks.push(...graph.tasks)
  }
  return whole
}

/** Adds what a step reaches until nothing is new. */
function closure(begin: readonly number[], step: (place: number) => number[]): number[] {
  const reached = new Set(begin)
  for (const place of reached) for (const next of step(place)) reached.add(next)
  return [...reached].toSorted((one, other) => one - other)
}

/** What a change of an asset touches, by looking at everything again and again; ids in the server's order. */
export function bruteImpact({ assets, boards, shots, tasks, links, castings, taskShots, waits }: Graph, root: number) {
  const isLive = (rows: readonly Row[], place: number) => rows[place]?.isTrashed === false
  const touched = closure([root], (place) =>
    links.filter(({ target, source }) => target === place && isLive(assets, source)).map(({ source }) => source),
  )
  const seen = [...new Set(castings.filter(({ asset }) => touched.includes(asset)).map(({ shot }) => shot))]
    .filter((shot) => isLive(shots, shot) && isLive(boards, at(shots, shot).board))
    .toSorted((one, other) => one - other)
  const first = taskShots.filter(({ shot, task }) => seen.includes(shot) && isLive(tasks, task)).map(({ task }) => task)
  const busy = closure(first, (place) =>
    waits.filter(({ other, task }) => other === place && isLive(tasks, task)).map(({ task }) => task),
  )
  return {
    assets: touched.filter((place) => place !== root).map((place) => at(assets, place).id),
    shots: seen.map((place) => at(shots, place).id),
    tasks: busy.map((place) => at(tasks, place).id),
    frames: seen.reduce((sum, place) => sum + at(shots, place).frames, 0),
  }
}
