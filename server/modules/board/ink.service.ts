import { emptyDrawing } from '../../../drawing/fold.ts'
import { sweep } from '../../change.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { type DigestLog, inkDigest, inkKey, type Inks, type InkView } from './ink.ts'
import { pictureHashes } from './layerImage.service.ts'

const APART = new URL('./ink.ts', import.meta.url)

/** Most drawings that are digested while somebody waits. */
const MOST_AT_ONCE = 40
/** Most logs that are folded at a time. */
const TOGETHER = 20
/** Digests of earlier drawings are made again when they are asked for after so many days. */
const KEPT_DAYS = 30

/** Keeps the digests of drawings. They follow from the logs, so there is no event. */
export async function keepInks(digests: readonly (InkView & { digest: string })[]): Promise<void> {
  const data = digests.map(({ id, revision, baseWidth, baseHeight, digest }) =>
    ({ viewId: id, revision, baseWidth, baseHeight, digest: new Uint8Array(Buffer.from(digest, 'hex')) }))
  await sweep((tx) => tx.inkDigest.createMany({ data, skipDuplicates: true }))
}

/** The digests of drawings, as far as they are known: those without operations are, in any size. */
export async function knownInks(views: readonly InkView[]): Promise<Inks> {
  const inks = new Map<string, string>()
  const drawn = views.filter(({ revision }) => revision > 0)
  for (const view of views) {
    if (view.revision > 0) continue
    inks.set(inkKey(view), inkDigest(emptyDrawing({ width: view.baseWidth, height: view.baseHeight })))
  }
  if (drawn.length === 0) return inks
  const { rows } = await pool().query<InkView & { digest: string }>({
    name: 'knownInks',
    text: `SELECT i."viewId" AS "id", i."revision", i."baseWidth", i."baseHeight",
             encode(i."digest", 'hex') AS "digest"
           FROM unnest($1::uuid[], $2::int[], $3::int[], $4::int[])
             AS a("viewId", "revision", "baseWidth", "baseHeight")
           JOIN "InkDigest" i USING ("viewId", "revision", "baseWidth", "baseHeight")`,
    values: [
      drawn.map(({ id }) => id), drawn.map(({ revision }) => revision),
      drawn.map(({ baseWidth }) => baseWidth), drawn.map(({ baseHeight }) => baseHeight),
    ],
  })
  for (const row of rows) inks.set(inkKey(row), row.digest)
  return inks
}

async function logsOf(views: readonly InkView[]): Promise<DigestLog[]> {
  const rows = await prisma().drawingOp.findMany({
    where: { OR: views.map(({ id, revision }) => ({ viewId: id, seq: { lte: revision } })) },
    orderBy: { seq: 'asc' },
    select: { viewId: true, seq: true, opId: true, kind: true, payload: true },
  })
  const hashes = await pictureHashes(views.map(({ id }) => id))
  return views.map(({ id, revision, baseWidth, baseHeight }) => ({
    hashes: hashes.get(id) ?? {},
    size: { width: baseWidth, height: baseHeight },
    operations: rows.filter(({ viewId, seq }) => viewId === id && seq <= revision)
      .map(({ opId, kind, payload }) => ({ opId, kind, payload })),
  }))
}

/**
 * The digests of drawings: those not known are made in a process apart and kept, up to `most` of them. What is still
 * missing then is not in the answer.
 */
export async function inksOf(views: readonly InkView[], most = MOST_AT_ONCE): Promise<Inks> {
  const inks = new Map(await knownInks(views))
  const missing = [...new Map(views.map((view) => [inkKey(view), view]))]
    .flatMap(([key, view]) => (inks.has(key) ? [] : [view])).slice(0, most)
  for (let from = 0; from < missing.length; from += TOGETHER) {
    const some = missing.slice(from, from + TOGETHER)
    const digests = await runApart<DigestLog[], string[]>(APART, 'digestLogs', await logsOf(some))
    const made = some.map((view, index) => ({ ...view, digest: digests[index] ?? '' }))
    await keepInks(made)
    for (const { digest, ...view } of made) inks.set(inkKey(view), digest)
  }
  return inks
}

const DAY_MS = 86_400_000

/** Removes old digests of drawings that went on since. */
export const forgetInks = (now = Date.now()): Promise<number> => sweep((tx) => tx.$executeRaw`
  DELETE FROM "InkDigest" i USING "ShotView" v
  WHERE v."id" = i."viewId" AND i."revision" < v."revision" AND i."createdAt" < ${new Date(now - KEPT_DAYS * DAY_MS)}`)
