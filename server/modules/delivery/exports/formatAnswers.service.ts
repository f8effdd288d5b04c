import { toTypeId, uuidOf } from '../../../kernel/ids.ts'
import { prisma } from '../../../platform/database/client.ts'
import { files, originalKey } from '../../media/files.ts'
import type { FormatQuestion } from './formatMessages.ts'

/** Kept files whose paths a writing process uses; they stay valid until `release`. */
function heldFiles() {
  const paths = new Map<string, Promise<string | null>>()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = (key: string) =>
    new Promise<string | null>((resolve, reject) => {
      const using = files().withPath(key, (path) => {
        resolve(path)
        return released
      })
      using.then((found) => found === null && resolve(null), reject)
    })
  return {
    release,
    pathOf(mediaId: string) {
      const path = paths.get(mediaId) ?? hold(originalKey(uuidOf('Media', mediaId)))
      paths.set(mediaId, path)
      return path
    },
  }
}

/** The log of a drawing up to a revision. */
const drawingLog = (viewId: string, revision: number) =>
  prisma().drawingOp.findMany({
    where: { viewId: uuidOf('View', viewId), seq: { lte: revision } },
    orderBy: { seq: 'asc' },
    select: { opId: true, kind: true, payload: true, actorId: true },
  })

/** The log of the drawing of a comment. */
const marksLog = (commentId: string) =>
  prisma().commentOp.findMany({
    where: { commentId }, orderBy: { seq: 'asc' }, select: { opId: true, kind: true, payload: true },
  })

/** The path of a picture that the log of a view names; null when it is gone. */
async function picturePath(
  { viewId, name }: { viewId: string; name: string }, pathOf: (mediaId: string) => Promise<string | null>,
): Promise<string | null> {
  const image = await prisma().layerImage.findUnique({
    where: { viewId_name: { viewId: uuidOf('View', viewId), name } }, select: { mediaId: true },
  })
  return image && pathOf(toTypeId('Media', image.mediaId))
}

/** What people are called, in the order of their ids; null for those that are gone. */
async function namesOf(userIds: readonly string[]): Promise<(string | null)[]> {
  const users = await prisma().user.findMany({ where: { id: { in: [...userIds] } }, select: { id: true, name: true } })
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return userIds.map((id) => names.get(id) ?? null)
}

/** Answers what a process asks for while it writes or shows a file. Paths stay valid until `release`. */
export function formatAnswers() {
  const { release, pathOf } = heldFiles()
  const answer = (question: FormatQuestion): Promise<unknown> => {
    switch (question.kind) {
      case 'media': return pathOf(question.mediaId)
      case 'picture': return picturePath(question, pathOf)
      case 'drawing': return drawingLog(question.viewId, question.revision)
      case 'marks': return marksLog(question.commentId)
      case 'names': return namesOf(question.userIds)
    }
  }
  return { answer, release }
}
