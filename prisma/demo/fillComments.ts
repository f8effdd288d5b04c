import { randomUUID } from 'node:crypto'
import { sizeOf } from '../../drawing/aspectRatio.ts'
import { encodePayload } from '../../drawing/encoding.ts'
import type { Viewer } from '../../server/context.ts'
import type { SentOperation } from '../../server/modules/board/viewSaving.service.ts'
import { addComment, startThread } from '../../server/modules/review/comment.service.ts'
import { openReview } from '../../server/modules/review/reviewGuest.service.ts'
import { createReviewLink } from '../../server/modules/review/reviewLink.service.ts'
import { addReviewComment } from '../../server/modules/review/reviewThreads.service.ts'
import { resolveThread } from '../../server/modules/review/thread.service.ts'
import { prisma } from '../../server/platform/database/client.ts'
import { DEMO_GUEST, DEMO_LINK, DEMO_THREADS, type DemoMark } from './comments.ts'
import { DEMO_DIRECTOR, DEMO_SHOTS } from './storyboard.ts'

/** Points of a ring that is drawn by hand. */
const RING_POINTS = 48
const RED = '#e5484d'

/** A ring around a part of a frame, as an operation. */
function ringOf({ x, y, width, height }: DemoMark, size: { width: number; height: number }): SentOperation {
  const points = Array.from({ length: RING_POINTS + 1 }, (_, index) => {
    const angle = (index / RING_POINTS) * 2 * Math.PI
    return {
      x: (x + (width / 2) * (1 + Math.cos(angle))) * size.width,
      y: (y + (height / 2) * (1 + Math.sin(angle))) * size.height,
    }
  })
  const operation = {
    opId: randomUUID(), kind: 'ADD_STROKES' as const,
    strokes: [{ id: randomUUID(), tool: 'pen' as const, color: RED, radius: 4, opacity: 1, points }],
  }
  return { ...operation, payload: Buffer.from(encodePayload(operation)).toString('base64') }
}

/** Comments on the board of Salt House: of the team, and of a guest of a review link. */
export async function fillComments(viewerOf: (email: string) => Viewer, projectId: string): Promise<void> {
  const { id: storyboardId, shots } = await prisma().storyboard.findFirstOrThrow({
    where: { projectId },
    include: { shots: { orderBy: { rank: 'asc' }, include: { views: { orderBy: { rank: 'asc' }, take: 1 } } } },
  })
  const placeOf = (shotNumber: number) => {
    const shot = shots[shotNumber - 1]
    return { shotId: shot?.id ?? '', viewId: shot?.views[0]?.id ?? '' }
  }
  for (const { by, shotNumber, frame, body, mark, answer, resolvedBy } of DEMO_THREADS) {
    const ratio = DEMO_SHOTS[shotNumber - 1]?.aspectRatio ?? 'RATIO_16_9'
    const { thread } = await startThread(viewerOf(by), { type: 'VIEW', id: placeOf(shotNumber).viewId }, {
      body, operations: mark ? [ringOf(mark, sizeOf(ratio))] : [], anchor: { frameFrom: frame, frameTo: frame },
    })
    if (answer) await addComment(viewerOf(answer.by), thread.id, { body: answer.body })
    if (resolvedBy) await resolveThread(viewerOf(resolvedBy), thread.id, null)
  }
  const { link, url } = await createReviewLink(viewerOf(DEMO_DIRECTOR), { storyboardId }, DEMO_LINK)
  const { guest } = await openReview(
    { linkId: link.id, secret: new URL(url).hash.slice(1), name: DEMO_GUEST.name }, { address: '', userAgent: '' },
  )
  const { shotNumber, frame, body } = DEMO_GUEST
  await addReviewComment(guest, { ...placeOf(shotNumber), frameFrom: frame, body })
}
