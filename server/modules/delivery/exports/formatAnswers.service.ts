import { uuidOf } from '../../../kernel/ids.ts'
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
    select: { opId: true, kind: true, payload: true },
  })

/** Answers what a process asks for while it writes or shows a file. Paths stay valid until `release`. */
export function formatAnswers() {
  const { release, pathOf } = heldFiles()
  const answer = (question: FormatQuestion) =>
    question.kind === 'media' ? pathOf(question.mediaId) : drawingLog(question.viewId, question.revision)
  return { answer, release }
}
