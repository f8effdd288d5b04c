import { timecodeOf } from '../../../drawing/film/timecode.ts'
import { firstFrameOf } from '../../kernel/frameNumbers.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { seeing } from '../identity/project.policy.ts'
import { byId, byRank, idOrNull, inBoards, LIVE, liveViews, paged, type Part, type Snapshot } from './exportSnapshot.ts'

/** Scripts that are read together, each of which may have a text of 2 MB. */
const SCRIPT_PAGE = 4
/** Shots whose views are read together. */
const VIEWED_SHOTS = 200

function projectPart({ project }: Snapshot): Part {
  const { id, organizationId, code, name, description, version, createdAt, updatedAt, archivedAt } = project
  const { firstFrame, frameNumbering } = project
  const organization = { organizationId: toTypeId('Organization', organizationId) }
  const texts = { code, name, description, ...organization, frameRate: frameRateOf(project) }
  const numbers = { firstFrame, frameNumbering }
  const times = { createdAt, updatedAt, archivedAt, isArchived: archivedAt !== null }
  return {
    kind: 'project',
    count: async () => 1,
    async *pages() {
      yield [{ id: toTypeId('Project', id), ...texts, ...numbers, version, ...times }]
    },
  }
}

/** The members whom the project names and who see it: those with a task of it and those mentioned in it. */
function memberPart({ tx, project, hasAddresses }: Snapshot): Part {
  const { id: projectId, organizationId } = project
  const findNamed = async () => {
    const mentions = await tx.mention.findMany({ where: { projectId }, distinct: ['userId'], select: { userId: true } })
    const isMentioned = { id: { in: mentions.map(({ userId }) => userId) } }
    const isNamed = { OR: [{ assignedTasks: { some: { task: { projectId, ...LIVE } } } }, isMentioned] }
    return { ...seeing(project), user: { kind: 'PERSON' as const, ...isNamed } }
  }
  const include = { user: { select: { id: true, name: true, email: hasAddresses } } }
  return {
    kind: 'member',
    count: async () => tx.member.count({ where: await findNamed() }),
    async *pages() {
      const where = await findNamed()
      const read = (last: { id: string } | undefined, take: number) =>
        tx.member.findMany({ where, include, ...byId(last, take) })
      for await (const rows of paged(read)) {
        yield rows.map(({ id, role, user, createdAt }) => {
          const person = { ...user, id: toTypeId('User', user.id) }
          const organization = { organizationId: toTypeId('Organization', organizationId) }
          return { id: toTypeId('Member', id), role, ...organization, user: person, createdAt }
        })
      }
    },
  }
}

function storyboardPart({ tx, project }: Snapshot): Part {
  const where = { projectId: project.id, ...LIVE }
  return {
    kind: 'storyboard',
    count: () => tx.storyboard.count({ where }),
    async *pages() {
      const rows = await tx.storyboard.findMany({ where, orderBy: { rank: 'asc' } })
      yield rows.map(({ id, projectId, code, name, description, ...row }) => {
        const ids = { id: toTypeId('Storyboard', id), projectId: toTypeId('Project', projectId) }
        const texts = { code, path: `${project.code}/${code}`, name, description }
        const { version, revision, createdAt, updatedAt, startTimecode: startFrame } = row
        const times = { startTimecode: timecodeOf(startFrame, frameRateOf(project)), startFrame }
        return { ...ids, ...texts, ...times, version, revision, createdAt, updatedAt }
      })
    },
  }
}

function statusPart({ tx, project: { id: projectId } }: Snapshot): Part {
  const where = { projectId }
  return {
    kind: 'shotStatus',
    count: () => tx.shotStatus.count({ where }),
    async *pages() {
      const rows = await tx.shotStatus.findMany({ where, orderBy: { rank: 'asc' } })
      const owner = { projectId: toTypeId('Project', projectId) }
      yield rows.map(({ id, name, color, decision, version }) => {
        const ids = { id: toTypeId('ShotStatus', id), ...owner }
        return { ...ids, name, color, decision, version }
      })
    },
  }
}

function colorPart({ tx, project: { id: projectId } }: Snapshot): Part {
  const where = { projectId }
  return {
    kind: 'projectColor',
    count: () => tx.projectColor.count({ where }),
    async *pages() {
      const rows = await tx.projectColor.findMany({ where, orderBy: { rank: 'asc' } })
      const owner = { projectId: toTypeId('Project', projectId) }
      yield rows.map(({ id, name, color, version }) =>
        ({ id: toTypeId('ProjectColor', id), ...owner, name, color, version }))
    },
  }
}

function frameTemplatePart({ tx, project: { id: projectId } }: Snapshot): Part {
  const where = { projectId }
  return {
    kind: 'frameTemplate',
    count: () => tx.frameTemplate.count({ where }),
    async *pages() {
      const rows = await tx.frameTemplate.findMany({
        where, orderBy: { rank: 'asc' }, omit: { payload: true, layers: true, rank: true },
      })
      yield rows.map(({ id, ...row }) =>
        ({ ...row, id: toTypeId('FrameTemplate', id), projectId: toTypeId('Project', projectId) }))
    },
  }
}

function scriptPart(snapshot: Snapshot): Part {
  const { tx } = snapshot
  const where = inBoards(snapshot)
  return {
    kind: 'script',
    count: () => tx.script.count({ where }),
    async *pages() {
      const read = (last: { id: string } | undefined, take: number) =>
        tx.script.findMany({ where, include: { text: true }, ...byId(last, take) })
      for await (const rows of paged(read, SCRIPT_PAGE)) {
        yield rows.map(({ id, storyboardId, previousId, title, authors, revision, color, text, createdAt }) => {
          const ids = { id: toTypeId('Script', id), storyboardId: toTypeId('Storyboard', storyboardId) }
          const revised = { previousId: idOrNull('Script', previousId), revision, color }
          return { ...ids, title, authors, ...revised, text: text?.text ?? '', createdAt }
        })
      }
    },
  }
}

function scenePart(snapshot: Snapshot): Part {
  const { tx, boards } = snapshot
  return {
    kind: 'scene',
    count: () => tx.scene.count({ where: { deletedAt: null, ...inBoards(snapshot) } }),
    async *pages() {
      for (const { id: storyboardId } of boards) {
        const read = (last: { rank: string } | undefined, take: number) => {
          const { where, ...page } = byRank(last, take)
          return tx.scene.findMany({ where: { storyboardId, deletedAt: null, ...where }, ...page })
        }
        for await (const rows of paged(read)) {
          yield rows.map(({ id, scriptId, number, heading, line, version }) => {
            const ids = { id: toTypeId('Scene', id), storyboardId: toTypeId('Storyboard', storyboardId) }
            return { ...ids, scriptId: idOrNull('Script', scriptId), number, heading, line, version }
          })
        }
      }
    },
  }
}

function shotPart(snapshot: Snapshot): Part {
  const { tx, project, boards } = snapshot
  const rate = frameRateOf(project)
  return {
    kind: 'shot',
    count: () => tx.shot.count({ where: { ...inBoards(snapshot), ...LIVE } }),
    async *pages() {
      for (const board of boards) {
        let position = 0
        let start = 0
        const read = (last: { rank: string } | undefined, take: number) => {
          const { where, ...page } = byRank(last, take)
          return tx.shot.findMany({ where: { storyboardId: board.id, ...LIVE, ...where }, ...page })
        }
        for await (const rows of paged(read)) {
          yield rows.map((shot) => {
            const { code, name, description, dialogue, notes, cameraNote, frames } = shot
            const { aspectRatio, scriptLine, scriptLineEnd, scriptState, scriptColor, version } = shot
            const firstFrame = firstFrameOf(project, board, start)
            start += frames
            return {
              id: toTypeId('Shot', shot.id),
              storyboardId: toTypeId('Storyboard', board.id),
              sceneId: idOrNull('Scene', shot.sceneId),
              statusId: idOrNull('ShotStatus', shot.statusId),
              scriptId: idOrNull('Script', shot.scriptId),
              ...{ code, path: `${project.code}/${board.code}/${code}`, name },
              ...{ description, dialogue, notes, cameraNote },
              ...{ position: ++position, frames, firstFrame, duration: secondsFor(frames, rate) },
              ...{ aspectRatio, scriptLine, scriptLineEnd, scriptState, scriptColor, version },
              ...{ createdAt: shot.createdAt, updatedAt: shot.updatedAt },
            }
          })
        }
      }
    },
  }
}

/** In an order that stays. */
const LAYER_IMAGES = { layerImages: { orderBy: { name: 'asc' } } } as const

function viewPart(snapshot: Snapshot): Part {
  const { tx, boards } = snapshot
  const views = { where: LIVE, orderBy: { rank: 'asc' }, include: LAYER_IMAGES } as const
  const select = { id: true, rank: true, views }
  return {
    kind: 'view',
    count: () => tx.shotView.count({ where: liveViews(snapshot) }),
    async *pages() {
      for (const { id: storyboardId } of boards) {
        const read = (last: { rank: string } | undefined, take: number) => {
          const { where, ...page } = byRank(last, take)
          return tx.shot.findMany({ where: { storyboardId, ...LIVE, ...where }, select, ...page })
        }
        for await (const shots of paged(read, VIEWED_SHOTS)) {
          yield shots.flatMap(({ id: shotId, views }) =>
            views.map((view, index) => {
              const { name, description, version, revision, strokeCount, width, height, pictureRevision } = view
              const ids = { id: toTypeId('View', view.id), shotId: toTypeId('Shot', shotId) }
              const initial = { initialWidth: view.baseWidth, initialHeight: view.baseHeight }
              const image = { imageId: idOrNull('Media', view.imageId), pictureRevision }
              const layerImages = view.layerImages.map((named) =>
                ({ name: named.name, imageId: toTypeId('Media', named.mediaId) }))
              const layers = layerImages.length > 0 ? { layerImages } : {}
              const drawing = { revision, strokeCount, ...initial, width, height }
              return { ...ids, name, description, version, position: index + 1, ...drawing, ...image, ...layers }
            }),
          )
        }
      }
    },
  }
}

/** The project itself, its people and its boards with all that is on them, each before what names it. */
export const boardParts = (snapshot: Snapshot): Part[] =>
  [
    projectPart, memberPart, storyboardPart, statusPart, colorPart, frameTemplatePart, scriptPart, scenePart, shotPart,
    viewPart,
  ].map((part) => part(snapshot))
