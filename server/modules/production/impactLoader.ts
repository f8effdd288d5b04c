import DataLoader from 'dataloader'
import type { Asset, Shot, Task } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { prisma } from '../../platform/database/client.ts'
import { type ImpactAnswer, type ImpactKind, type ImpactQuestion, readImpacts } from './impact.service.ts'

/** What a page's rows are asked with besides their ids: what Pothos makes of a selection. */
export type RowQuery = Record<string, unknown>

/** The row of each kind. */
export interface ImpactRow {
  assets: Asset
  shots: Shot
  tasks: Task
}

interface RowsWanted {
  projectId: string
  kind: ImpactKind
  ids: string[]
  query: RowQuery
}

/** Rows of one project that one statement reads: of each kind those of one selection. */
type Reading = Partial<Record<ImpactKind, { query: RowQuery; ids: Set<string> }>>

/** Gathers what is wanted into as few readings as the selections allow; answers which of them serves whom. */
function gather(wanted: readonly RowsWanted[]) {
  const readings: { projectId: string; reading: Reading }[] = []
  const places = wanted.map(({ projectId, kind, ids, query }) => {
    const isSame = (reading: Reading) =>
      reading[kind] === undefined || JSON.stringify(reading[kind].query) === JSON.stringify(query)
    let place = readings.findIndex((each) => each.projectId === projectId && isSame(each.reading))
    if (place === -1) place = readings.push({ projectId, reading: {} }) - 1
    const into = ((readings[place] as (typeof readings)[number]).reading[kind] ??= { query, ids: new Set() })
    for (const id of ids) into.ids.add(id)
    return place
  })
  return { readings, places }
}

interface FoundRows {
  assets?: Asset[]
  tasks?: Task[]
  storyboards?: { shots: Shot[] }[]
}

/** Reads rows of all kinds from their project, so that it is one statement. */
async function readRows(projectId: string, { assets, shots, tasks }: Reading): Promise<Map<string, { id: string }>> {
  const among = (ids: ReadonlySet<string>) => ({ id: { in: [...ids] } })
  const found: unknown = await prisma().project.findUniqueOrThrow({
    where: { id: projectId },
    select: {
      ...(assets && { assets: { ...assets.query, where: among(assets.ids) } }),
      ...(tasks && { tasks: { ...tasks.query, where: among(tasks.ids) } }),
      ...(shots && {
        storyboards: {
          where: { shots: { some: among(shots.ids) } },
          select: { shots: { ...shots.query, where: among(shots.ids) } },
        },
      }),
    },
  })
  const { assets: touched, tasks: waiting, storyboards = [] } = found as FoundRows
  const rows = [touched, waiting, ...storyboards.map((board) => board.shots)]
  return new Map(rows.flatMap((each: { id: string }[] | undefined) => each ?? []).map((row) => [row.id, row]))
}

async function loadRows(wanted: readonly RowsWanted[]): Promise<{ id: string }[][]> {
  const { readings, places } = gather(wanted)
  const found = await Promise.all(readings.map(({ projectId, reading }) => readRows(projectId, reading)))
  return wanted.map(({ ids }, index) => ids.flatMap((id) => found[places[index] ?? 0]?.get(id) ?? []))
}

const loadersOf = () => ({
  answers: new DataLoader<ImpactQuestion, ImpactAnswer | null>(readImpacts, { cache: false }),
  rows: new DataLoader<RowsWanted, { id: string }[]>(loadRows, { cache: false }),
})

const loaders = new WeakMap<Context, ReturnType<typeof loadersOf>>()

function loadersFor(context: Context) {
  const made = loaders.get(context) ?? loadersOf()
  loaders.set(context, made)
  return made
}

/** What one question is answered with; all questions of one tick are one statement. */
export const askImpact = (question: ImpactQuestion, context: Context): Promise<ImpactAnswer | null> =>
  loadersFor(context).answers.load(question)

/** The rows of a page, in its order; the pages of all kinds of one tick are one statement. */
export async function loadImpactRows<Kind extends ImpactKind>(
  { kind, ...wanted }: RowsWanted & { kind: Kind },
  context: Context,
): Promise<ImpactRow[Kind][]> {
  if (wanted.ids.length === 0) return []
  return (await loadersFor(context).rows.load({ ...wanted, kind })) as ImpactRow[Kind][]
}
