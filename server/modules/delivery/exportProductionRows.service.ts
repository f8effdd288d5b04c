import { TaskStatus } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { mediaPath } from '../media/media.service.ts'
import { LIVE_DEPENDENCY } from '../production/asset.policy.ts'
import { metadataOf } from '../production/assetMetadata.ts'
import { dayOf } from '../production/dueDate.ts'
import { byId, byRank, idOrNull, LIVE, liveViews, paged, type Part, type Snapshot } from './exportSnapshot.ts'
import { SOUND_PARTS } from './exportSoundRows.ts'

const IN_LIVE_SHOT = { shot: { ...LIVE, storyboard: LIVE } }

function mediaPart(snapshot: Snapshot): Part {
  const { tx, project } = snapshot
  const assets = { some: { ...LIVE, projectId: project.id } }
  const soundtracks = { some: { ...LIVE, storyboard: { ...LIVE, projectId: project.id } } }
  const voices = { some: { ...LIVE, shot: { ...LIVE, storyboard: { ...LIVE, projectId: project.id } } } }
  const where = { OR: [{ views: { some: liveViews(snapshot) } }, { assets }, { soundtracks }, { voices }] }
  return {
    kind: 'media',
    count: () => tx.media.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.media.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, width, height, seconds, bytes, contentType }) => {
          const file = { bytes, contentType, url: mediaPath(id, 'original') }
          const isSound = seconds !== null
          return { id: toTypeId('Media', id), ...(isSound ? { duration: seconds } : { width, height }), ...file }
        })
      }
    },
  }
}

function assetPart({ tx, project }: Snapshot): Part {
  const where = { projectId: project.id, ...LIVE }
  return {
    kind: 'asset',
    count: () => tx.asset.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.asset.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map((asset) => {
          const { code, name, type, status, description, version, createdAt, updatedAt } = asset
          const ids = { id: toTypeId('Asset', asset.id), projectId: toTypeId('Project', project.id) }
          const texts = { code, path: `${project.code}/${code}`, name, type, status, description }
          const thumbnailId = idOrNull('Media', asset.thumbnailId)
          return { ...ids, ...texts, metadata: metadataOf(asset), thumbnailId, version, createdAt, updatedAt }
        })
      }
    },
  }
}

function dependencyPart({ tx, project }: Snapshot): Part {
  const where = { projectId: project.id, ...LIVE_DEPENDENCY }
  return {
    kind: 'assetDependency',
    count: () => tx.assetDependency.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.assetDependency.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, link, sourceId, targetId, createdAt, updatedAt }) => {
          const sides = { sourceId: toTypeId('Asset', sourceId), targetId: toTypeId('Asset', targetId) }
          return { id: toTypeId('AssetDependency', id), relationshipType: link, ...sides, createdAt, updatedAt }
        })
      }
    },
  }
}

function castingPart({ tx, project }: Snapshot): Part {
  const where = { projectId: project.id, asset: LIVE, ...IN_LIVE_SHOT }
  return {
    kind: 'casting',
    count: () => tx.casting.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.casting.findMany({ where, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, shotId, assetId, occurrences, label, createdAt, updatedAt }) => {
          const sides = { shotId: toTypeId('Shot', shotId), assetId: toTypeId('Asset', assetId) }
          return { id: toTypeId('Casting', id), ...sides, occurrences, label, createdAt, updatedAt }
        })
      }
    },
  }
}

function taskPart({ tx, project: { id: projectId } }: Snapshot): Part {
  return {
    kind: 'task',
    count: () => tx.task.count({ where: { projectId, ...LIVE } }),
    async *pages() {
      for (const status of Object.values(TaskStatus)) {
        let position = 0
        const read = (last: { rank: string } | undefined, take: number) => {
          const { where, ...page } = byRank(last, take)
          const assignees = { orderBy: { rank: 'asc' }, select: { userId: true } } as const
          return tx.task.findMany({ where: { projectId, status, ...LIVE, ...where }, ...page, include: { assignees } })
        }
        for await (const rows of paged(read)) {
          yield rows.map(({ id, title, description, priority, assignees, dueDate, version, ...times }) => {
            const ids = { id: toTypeId('Task', id), projectId: toTypeId('Project', projectId) }
            const assigneeIds = assignees.map(({ userId }) => toTypeId('User', userId))
            const work = { status, priority, assigneeIds, dueDate: dayOf(dueDate) }
            const { createdAt, updatedAt } = times
            return { ...ids, title, description, ...work, position: ++position, version, createdAt, updatedAt }
          })
        }
      }
    },
  }
}

function taskShotPart({ tx, project: { id: projectId } }: Snapshot): Part {
  const where = { task: { projectId, ...LIVE }, ...IN_LIVE_SHOT }
  return {
    kind: 'taskShot',
    count: () => tx.taskShot.count({ where }),
    async *pages() {
      const read = (last: { taskId: string; shotId: string } | undefined, take: number) =>
        tx.taskShot.findMany({
          where,
          ...(last && { cursor: { taskId_shotId: { taskId: last.taskId, shotId: last.shotId } }, skip: 1 }),
          orderBy: [{ taskId: 'asc' }, { shotId: 'asc' }],
          take,
        })
      for await (const rows of paged(read)) {
        yield rows.map(({ taskId, shotId }) => ({ taskId: toTypeId('Task', taskId), shotId: toTypeId('Shot', shotId) }))
      }
    },
  }
}

function taskDependencyPart({ tx, project: { id: projectId } }: Snapshot): Part {
  const where = { task: { projectId, ...LIVE }, dependsOn: LIVE }
  return {
    kind: 'taskDependency',
    count: () => tx.taskDependency.count({ where }),
    async *pages() {
      const read = (last: { taskId: string; dependsOnId: string } | undefined, take: number) =>
        tx.taskDependency.findMany({
          where,
          ...(last && {
            cursor: { taskId_dependsOnId: { taskId: last.taskId, dependsOnId: last.dependsOnId } },
            skip: 1,
          }),
          orderBy: [{ taskId: 'asc' }, { dependsOnId: 'asc' }],
          take,
        })
      for await (const rows of paged(read)) {
        yield rows.map(({ taskId, dependsOnId }) => {
          return { taskId: toTypeId('Task', taskId), dependsOnId: toTypeId('Task', dependsOnId) }
        })
      }
    },
  }
}

const PARTS = [
  mediaPart,
  ...SOUND_PARTS,
  assetPart,
  dependencyPart,
  castingPart,
  taskPart,
  taskShotPart,
  taskDependencyPart,
]

/** Its pictures, sounds, assets and tasks and what hangs between them, each before what names it. */
export const productionParts = (snapshot: Snapshot): Part[] => PARTS.map((part) => part(snapshot))
