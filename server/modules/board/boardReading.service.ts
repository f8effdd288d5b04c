import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'
import { visibleTo as visibleView } from './view.policy.ts'

const VIEW = { include: { image: true } } as const satisfies Prisma.ShotViewDefaultArgs

const SHOT = {
  include: {
    status: true,
    views: { where: { deletedAt: null }, orderBy: { rank: 'asc' }, ...VIEW },
  },
} as const satisfies Prisma.ShotDefaultArgs

/** A view with its background image. */
export type ReadView = Prisma.ShotViewGetPayload<typeof VIEW> & {
  /** Its 1-based place in the shot. */
  order: number
}

/** A shot with its status and its views. */
export type ReadShot = Omit<Prisma.ShotGetPayload<typeof SHOT>, 'views'> & {
  /** Its 1-based place on the board. */
  order: number
  views: ReadView[]
}

/** What frames become seconds by. */
export interface ReadProject {
  id: string
  frameRateNumerator: number
  frameRateDenominator: number
}

const inOrder = <Row extends object>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, order: index + 1 }))

const readShot = (shot: Prisma.ShotGetPayload<typeof SHOT>, order: number): ReadShot => {
  return { ...shot, order, views: inOrder(shot.views) }
}

const PROJECT = { id: true, frameRateNumerator: true, frameRateDenominator: true } as const

/** The id of the first board of a project. NOT_FOUND for who may not see it. */
export async function firstStoryboardOf(viewer: Viewer, projectId: string): Promise<string> {
  const first = await prisma().storyboard.findFirst({
    where: { projectId, deletedAt: null, project: visibleProject(viewer) },
    orderBy: { rank: 'asc' },
    select: { id: true },
  })
  if (!first) throw notFound('Project')
  return first.id
}

/** The first board of a project with all that is on it but the drawings. NOT_FOUND for who may not see it. */
export async function readFirstBoard(viewer: Viewer, projectId: string) {
  const board = await prisma().storyboard.findFirst({
    where: { projectId, deletedAt: null, project: visibleProject(viewer) },
    orderBy: { rank: 'asc' },
    include: {
      project: { select: { ...PROJECT, statuses: { orderBy: { rank: 'asc' } } } },
      shots: { where: { deletedAt: null }, orderBy: { rank: 'asc' }, ...SHOT },
    },
  })
  if (!board) throw notFound('Project')
  const { project: { statuses, ...project }, shots, ...storyboard } = board
  return { storyboard, project, statuses, shots: shots.map((shot, index) => readShot(shot, index + 1)) }
}

/** The board of a shot of a project. NOT_FOUND for who may not see it and in the trash. */
export async function demandShotOf(
  viewer: Viewer,
  projectId: string,
  shotId: string,
): Promise<{ storyboardId: string }> {
  const found = await prisma().shot.findFirst({
    where: { AND: [visibleShot(viewer), { id: shotId, storyboard: { projectId } }] },
    select: { storyboardId: true },
  })
  if (!found) throw notFound('Shot')
  return found
}

/** Where a view of a shot of a project is. */
export interface ViewAddress {
  projectId: string
  shotId: string
  viewId: string
}

const viewAt = (viewer: Viewer, { projectId, shotId, viewId }: ViewAddress) => ({
  AND: [visibleView(viewer), { id: viewId, shot: { id: shotId, storyboard: { projectId } } }],
})

/** Throws NOT_FOUND unless there is such a view that the viewer may see. */
export async function demandViewOf(viewer: Viewer, address: ViewAddress): Promise<void> {
  if ((await prisma().shotView.count({ where: viewAt(viewer, address) })) === 0) throw notFound('View')
}

/** A shot of a project with all but its drawings. NOT_FOUND for who may not see it and in the trash. */
export async function readShotOf(viewer: Viewer, projectId: string, shotId: string) {
  const found = await prisma().shot.findFirst({
    where: { AND: [visibleShot(viewer), { id: shotId, storyboard: { projectId } }] },
    include: { ...SHOT.include, storyboard: { select: { project: { select: PROJECT } } } },
  })
  if (!found) throw notFound('Shot')
  const { storyboard: { project }, ...shot } = found
  const before = { storyboardId: shot.storyboardId, deletedAt: null, rank: { lt: shot.rank } }
  return { project, shot: readShot(shot, (await prisma().shot.count({ where: before })) + 1) }
}

/** A view of a shot of a project. NOT_FOUND for who may not see it and in the trash. */
export async function readViewOf(viewer: Viewer, address: ViewAddress): Promise<ReadView> {
  const view = await prisma().shotView.findFirst({ where: viewAt(viewer, address), ...VIEW })
  if (!view) throw notFound('View')
  const before = { shotId: address.shotId, deletedAt: null, rank: { lt: view.rank } }
  return { ...view, order: (await prisma().shotView.count({ where: before })) + 1 }
}
