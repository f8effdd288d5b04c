import type { EventType } from '../../eventCatalogue.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'

const readComment = async (id: string): Promise<string | null> => {
  const comment = await prisma().comment.findFirst({ where: { id, deletedAt: null }, select: { body: true } })
  return comment?.body ?? null
}

const readNote = async (id: string): Promise<string | null> =>
  (await prisma().approval.findUnique({ where: { id }, select: { note: true } }))?.note ?? null

/** How the texts are read that events do not hold, so that a deleted one is nowhere. */
const READERS: Partial<Record<EventType, (id: string) => Promise<string | null>>> = {
  'comment.added': readComment,
  'comment.edited': readComment,
  'approval.given': readNote,
  'approval.changesRequested': readNote,
}

/**
 * The text of the comment or the note of the approval that an event is about, as it is now: null for one that is
 * deleted, undefined for events of anything else.
 */
export async function textBehind(
  { type, subject }: { type: string; subject: string },
): Promise<string | null | undefined> {
  const reader = Object.entries(READERS).find(([name]) => name === type)?.[1]
  return reader?.(fromTypeId(subject).uuid)
}
