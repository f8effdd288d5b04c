import type { Transaction } from '../../platform/database/client.ts'

/** A view, its copy, and the last operation that the copy has; all of them where none is named. */
interface LogCopy {
  from: string
  to: string
  revision?: number
}

const WHOLE = 2_147_483_647

/** Gives copies of views the logs of their drawings, and the pictures that those name. */
export async function copyLogs(tx: Transaction, copies: readonly LogCopy[]): Promise<void> {
  const [from, to] = [copies.map((copy) => copy.from), copies.map((copy) => copy.to)]
  await tx.$executeRaw`
    INSERT INTO "DrawingOp" ("viewId", "seq", "opId", "actorId", "kind", "payload", "at")
    SELECT c."to", o."seq", o."opId", o."actorId", o."kind", o."payload", o."at"
    FROM unnest(${from}::uuid[], ${to}::uuid[], ${copies.map(({ revision = WHOLE }) => revision)}::int[])
      AS c("from", "to", "revision")
    JOIN "DrawingOp" o ON o."viewId" = c."from" AND o."seq" <= c."revision"`
  await tx.$executeRaw`
    INSERT INTO "LayerImage" ("viewId", "name", "mediaId")
    SELECT c."to", l."name", l."mediaId" FROM unnest(${from}::uuid[], ${to}::uuid[]) AS c("from", "to")
    JOIN "LayerImage" l ON l."viewId" = c."from"`
}
