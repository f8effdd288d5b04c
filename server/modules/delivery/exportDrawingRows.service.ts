import { toTypeId } from '../../kernel/ids.ts'
import { canvasDataOf } from '../board/canvasData.service.ts'
import { liveViews, paged, type Snapshot } from './exportSnapshot.ts'

/** Bytes of operations that are folded together; as JSON they are some twenty times as many. */
const FOLDED_BYTES = 262_144
/** Drawings that are folded together. */
const FOLDED_VIEWS = 100

interface DrawnRow {
  id: string
  revision: number
  baseWidth: number
  baseHeight: number
  /** Of its operations. */
  bytes: number
}

/** Runs of drawings that are small enough to be in memory together; a drawing that is not is a run of its own. */
function runsOf(rows: readonly DrawnRow[]): DrawnRow[][] {
  const runs: DrawnRow[][] = []
  let left = 0
  for (const row of rows) {
    left -= row.bytes
    const run = runs.at(-1)
    if (run && left >= 0 && run.length < FOLDED_VIEWS) run.push(row)
    else {
      runs.push([row])
      left = FOLDED_BYTES - row.bytes
    }
  }
  return runs
}

const isDrawn = (snapshot: Snapshot) => ({ ...liveViews(snapshot), revision: { gt: 0 } })

async function withBytes({ tx }: Snapshot, views: readonly Omit<DrawnRow, 'bytes'>[]): Promise<DrawnRow[]> {
  const ids = views.map(({ id }) => id)
  const sizes = await tx.$queryRaw<{ viewId: string; bytes: number }[]>`
    SELECT "viewId", sum(octet_length("payload"))::float8 AS "bytes" FROM "DrawingOp"
    WHERE "viewId" = ANY(${ids}::uuid[]) GROUP BY "viewId"`
  const bytes = new Map(sizes.map((row) => [row.viewId, row.bytes]))
  return views.map((view) => ({ ...view, bytes: bytes.get(view.id) ?? 0 }))
}

/** How many drawings there are. */
export const countDrawings = (snapshot: Snapshot): Promise<number> =>
  snapshot.tx.shotView.count({ where: isDrawn(snapshot) })

/**
 * The drawings as lines, a few at a time. Logs of drawings only grow, so that what is read up to the revisions of the
 * snapshot is of the snapshot, although it is read outside of it.
 */
export async function* drawingLines(snapshot: Snapshot): AsyncGenerator<string[]> {
  const select = { id: true, revision: true, baseWidth: true, baseHeight: true } as const
  const read = (last: { id: string } | undefined, take: number) =>
    snapshot.tx.shotView.findMany({
      where: isDrawn(snapshot),
      ...(last && { cursor: { id: last.id }, skip: 1 }),
      orderBy: { id: 'asc' },
      select,
      take,
    })
  for await (const views of paged(read)) {
    for (const run of runsOf(await withBytes(snapshot, views))) {
      const texts = await canvasDataOf(run, 'object')
      yield run.map(({ id, revision }, index) => {
        const head = JSON.stringify({ kind: 'canvasData', viewId: toTypeId('View', id), revision })
        return `${head.slice(0, -1)},"canvasData":${texts[index]}}`
      })
    }
  }
}
