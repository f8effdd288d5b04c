import { toTypeId } from '../../kernel/ids.ts'
import { operationsOf } from '../review/commentOps.service.ts'
import { LIVE_THREAD } from '../review/thread.policy.ts'
import { byId, idOrNull, inBoards, paged, type Part, type Snapshot } from './exportSnapshot.ts'

const threadsOf = ({ project }: Snapshot) => ({ ...LIVE_THREAD, projectId: project.id })

function threadPart(snapshot: Snapshot): Part {
  const { tx, project } = snapshot
  const where = threadsOf(snapshot)
  return {
    kind: 'commentThread',
    count: () => tx.commentThread.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.commentThread.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, number, subjectType, ...thread }) => {
          const { frameFrom, frameTo, seenRevision, seenWidth, seenHeight, resolvedAt, createdAt, updatedAt } = thread
          const { regionX: x, regionY: y, regionWidth: width, regionHeight: height } = thread
          return {
            id: toTypeId('CommentThread', id),
            projectId: toTypeId('Project', project.id),
            number,
            subjectType,
            storyboardId: idOrNull('Storyboard', thread.storyboardId),
            shotId: idOrNull('Shot', thread.shotId),
            viewId: idOrNull('View', thread.viewId),
            assetId: idOrNull('Asset', thread.assetId),
            taskId: idOrNull('Task', thread.taskId),
            frameFrom,
            frameTo,
            region: x === null ? null : { x, y, width, height },
            seenRevision,
            seenImageId: idOrNull('Media', thread.seenImageId),
            seenWidth,
            seenHeight,
            resolvedAt,
            resolvedById: idOrNull('User', thread.resolvedById),
            reviewLinkId: idOrNull('ReviewLink', thread.reviewLinkId),
            reviewSessionId: idOrNull('ReviewSession', thread.reviewSessionId),
            noteOf: thread.noteOf,
            noteItemId: idOrNull('PlaylistItem', thread.playlistItemId),
            version: thread.version,
            createdAt,
            updatedAt,
          }
        })
      }
    },
  }
}

function commentPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = { thread: threadsOf(snapshot) }
  return {
    kind: 'comment',
    count: () => tx.comment.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.comment.findMany({
          where, ...byId(last, take), include: { author: { select: { kind: true, name: true } } },
        })
      for await (const rows of paged(read)) {
        const drawn = rows.flatMap(({ id, revision }) => (revision > 0 ? [id] : []))
        const logs = await operationsOf(drawn, tx)
        yield rows.map(({ id, threadId, authorId, author, ...comment }) => ({
          id: toTypeId('Comment', id),
          threadId: toTypeId('CommentThread', threadId),
          authorId: toTypeId('User', authorId),
          guestName: author.kind === 'GUEST' ? author.name : null,
          ...comment,
          operations: (logs.get(id) ?? []).map(({ seq, opId, kind, payload, at }) =>
            ({ seq, opId, kind, payload: Buffer.from(payload).toString('base64'), at })),
        }))
      }
    },
  }
}

function versionPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = inBoards(snapshot)
  return {
    kind: 'version',
    count: () => tx.storyboardVersion.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.storyboardVersion.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, storyboardId, kind, madeById, soundId, ...version }) => {
          const { frameRateNumerator: numerator, frameRateDenominator: denominator, ...row } = version
          return {
            id: toTypeId('StoryboardVersion', id),
            storyboardId: toTypeId('Storyboard', storyboardId),
            versionKind: kind,
            ...row,
            frameRate: { numerator, denominator },
            soundId: idOrNull('Media', soundId),
            madeById: idOrNull('User', madeById),
          }
        })
      }
    },
  }
}

function approvalPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = inBoards(snapshot)
  return {
    kind: 'approval',
    count: () => tx.approval.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.approval.findMany({ where, ...byId(last, take), include: { user: { select: { kind: true, name: true } } } })
      for await (const rows of paged(read)) {
        yield rows.map(({ storyboardId, boardVersionId, shotIds, userId, user, seal, ...approval }) => ({
          ...approval,
          storyboardId: toTypeId('Storyboard', storyboardId),
          storyboardVersionId: toTypeId('StoryboardVersion', boardVersionId),
          shotIds: shotIds.map((shotId) => toTypeId('Shot', shotId)),
          approvedById: toTypeId('User', userId),
          guestName: user.kind === 'GUEST' ? user.name : null,
          reviewLinkId: idOrNull('ReviewLink', approval.reviewLinkId),
          reviewSessionId: idOrNull('ReviewSession', approval.reviewSessionId),
          id: toTypeId('Approval', approval.id),
          seal: Buffer.from(seal).toString('hex'),
        }))
      }
    },
  }
}

/** Threads of comments, the comments with their drawings, versions of boards without their shots, and approvals. */
export const reviewParts = (snapshot: Snapshot): Part[] =>
  [threadPart, commentPart, versionPart, approvalPart].map((part) => part(snapshot))
