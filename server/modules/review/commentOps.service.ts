import { v7 as uuidv7 } from 'uuid'
import { decodePayload, encodePayload, splitStrokes } from '../../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../../drawing/fold.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { LAYERED_VERSION } from '../../../drawing/strokeReading.ts'
import type { Comment, CommentOp, CommentThread } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { ReadOperation } from '../board/viewSaving.service.ts'
import { commentFailures } from './comment.failures.ts'
import { MOST_INK_BYTES, MOST_OPERATIONS, MOST_STROKES } from './commentRules.ts'

/** The drawing space of a thread's comments: that of the view as it was seen. */
type Space = Pick<CommentThread, 'seenWidth' | 'seenHeight'>

/** Throws CONFLICT where there is no picture to draw on, INVALID_INPUT for operations that comments do not have. */
export function checkDrawable({ seenWidth }: Space, read: readonly ReadOperation[]): void {
  if (read.length === 0) return
  if (seenWidth === null) throw fail(commentFailures.COMMENT_WITHOUT_PICTURE(), { field: 'operations' })
  if (read.some(({ operation }) => operation.kind === 'SET_SIZE')) {
    throw fail(commentFailures.COMMENT_SIZE_FIXED(), { field: 'operations' })
  }
  if (read.some(({ payload }) => payload[0] === LAYERED_VERSION)) {
    throw fail(commentFailures.COMMENT_WITHOUT_LAYERS(), { field: 'operations' })
  }
}

/** The drawing that operations of a comment leave, with others after them. */
export const commentDrawing = (
  { seenWidth, seenHeight }: Space, rows: readonly CommentOp[], more: readonly Operation[] = [],
): Drawing =>
  foldOperations(
    { width: seenWidth ?? 1, height: seenHeight ?? 1 },
    [...rows.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload)), ...more],
  )

/** Throws CONFLICT for a log that a comment may not have; answers how many strokes it leaves. */
function checkLog(space: Space, rows: readonly CommentOp[]): number {
  const bytes = rows.reduce((sum, { payload }) => sum + payload.length, 0)
  if (bytes > MOST_INK_BYTES || rows.length > MOST_OPERATIONS) {
    throw fail(commentFailures.COMMENT_DRAWING_AT_LIMIT(), { field: 'operations' })
  }
  const { length } = commentDrawing(space, rows).strokes
  if (length > MOST_STROKES) {
    throw fail(commentFailures.COMMENT_STROKES_AT_LIMIT({ most: MOST_STROKES }), { field: 'operations' })
  }
  return length
}

/**
 * Appends operations to the drawing of a comment; one that is there already (by `opId`) is not stored twice. Answers
 * the stored rows of all that were sent, in the order sent, and the state of the drawing.
 */
export async function storeCommentOps(
  tx: Transaction,
  space: Space,
  { id: commentId, revision }: Pick<Comment, 'id' | 'revision'>,
  read: readonly ReadOperation[],
) {
  checkDrawable(space, read)
  const known = revision === 0 ? [] : await tx.commentOp.findMany({ where: { commentId }, orderBy: { seq: 'asc' } })
  const rows = new Map(known.map((row) => [row.opId, row]))
  for (const { operation: { opId, kind }, payload } of read) {
    if (!rows.has(opId)) rows.set(opId, { commentId, seq: rows.size + 1, opId, kind, payload, at: new Date() })
  }
  const log = [...rows.values()]
  const strokeCount = checkLog(space, log)
  const added = log.slice(known.length)
  if (added.length > 0) await tx.commentOp.createMany({ data: added })
  const operations = read.flatMap(({ operation }) => rows.get(operation.opId) ?? [])
  return { operations, added: added.length, drawn: { revision: log.length, strokeCount } }
}

/** What the drawing of a comment shows, as operations of a comment in another drawing space. */
export async function copiedMarks(
  tx: Transaction, from: Space, commentId: string, to: Space,
): Promise<ReadOperation[]> {
  const size = { width: to.seenWidth ?? 1, height: to.seenHeight ?? 1 }
  const log = (await operationsOf([commentId], tx)).get(commentId) ?? []
  const { strokes } = commentDrawing(from, log, [{ opId: uuidv7(), kind: 'SET_SIZE', size }])
  return splitStrokes(strokes).map((some) => {
    const operation = { opId: uuidv7(), kind: 'ADD_STROKES', strokes: some } as const
    return { operation, payload: new Uint8Array(encodePayload(operation)) }
  })
}

/** The operations of comments by the comment, in order. */
export async function operationsOf(
  commentIds: readonly string[],
  database: Pick<Transaction, 'commentOp'> = prisma(),
): Promise<Map<string, CommentOp[]>> {
  const rows = await database.commentOp.findMany({
    where: { commentId: { in: [...commentIds] } }, orderBy: [{ commentId: 'asc' }, { seq: 'asc' }],
  })
  const logs = new Map<string, CommentOp[]>(commentIds.map((id) => [id, []]))
  for (const row of rows) logs.get(row.commentId)?.push(row)
  return logs
}
