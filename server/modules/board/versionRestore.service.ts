import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandIn } from '../identity/organization.service.ts'
import { restoreBoard } from './restoredBoard.service.ts'
import { type FoldedDrawings, foldDrawings } from './restoredDrawings.service.ts'
import { restorePlaces } from './restoredPlaces.service.ts'
import { restoreShotContents, returnViews } from './restoredShots.service.ts'
import { restoreTrashedShots, trashShots } from './shot.service.ts'
import { restoreTrashedBoard, reviseStoryboard } from './storyboard.service.ts'
import { visibleTo } from './version.policy.ts'
import { versionFailures } from './version.failures.ts'
import { type BoardContent, readBoardContents, type ViewContent } from './versionContent.ts'
import { checkTarget, copyVersion, type CopyTarget } from './versionCopy.service.ts'
import { keepVersions } from './versionMaking.service.ts'
import { readVersionContent } from './versionReading.service.ts'
import {
  changedParts, RESTORE_PARTS, type RestorePart, type RestorePlan, type RestoreProblem, Restoring,
} from './versionRestorePlan.ts'

/** What a restore is asked for; null is the default. */
export interface RestoreWish {
  versionId: string
  /** All shots by default. */
  shotIds: readonly string[] | null
  /** All parts by default. */
  parts: readonly RestorePart[] | null
  putAwayNewer: boolean | null
  /** By default if `shotIds` is absent. */
  includesBoard: boolean | null
}

/** What a restore did. */
export interface Restored {
  storyboardId: string
  /** The board before the restore; null for a new one. */
  before: StoryboardVersion | null
  /** The shots that changed. */
  shotIds: string[]
  problems: RestoreProblem[]
}

/** Most shots that an event names: as many as an input may. */
const MOST_TOLD = 250

/** A version with its project. NOT_FOUND for who may not see it. */
export async function locate(viewer: Viewer, id: string) {
  const found = await prisma().storyboardVersion.findFirst({
    where: { AND: [visibleTo(viewer), { id }] },
    include: { storyboard: { select: { projectId: true, project: { select: { organizationId: true } } } } },
  })
  if (!found) throw notFound('Version')
  const { storyboard: { projectId, project: { organizationId } }, ...version } = found
  return { version, projectId, organizationId }
}

/** What a wish is compared with. INVALID_INPUT and NOT_FOUND for what the version does not have. */
export async function restoringOf(version: StoryboardVersion, wish: RestoreWish): Promise<Restoring> {
  const { shotIds, parts, putAwayNewer, includesBoard } = wish
  if (parts?.length === 0) throw fail(versionFailures.RESTORE_PARTS_REQUIRED(), { field: 'parts' })
  const kept = await readVersionContent(version)
  const known = new Set(kept.shots.map(({ id }) => id))
  const others = (shotIds ?? []).filter((id) => !known.has(id))
  if (others.length > 0) {
    const where = { id: { in: others }, storyboardId: version.storyboardId }
    for (const { id } of await prisma().shot.findMany({ where, select: { id: true } })) known.add(id)
    const stranger = shotIds?.findIndex((id) => !known.has(id)) ?? -1
    if (stranger >= 0) throw fail(commonFailures.NOT_FOUND({ noun: 'Shot' }), { field: `shotIds.${stranger}` })
  }
  return new Restoring(kept, {
    shotIds: shotIds && new Set(shotIds),
    parts: new Set(parts ?? RESTORE_PARTS),
    putsAwayNewer: putAwayNewer ?? false,
    includesBoard: includesBoard ?? shotIds === null,
  })
}

/** The plan of a restore for the board as it is now. Writes nothing. NOT_FOUND for who may not see the version. */
export async function planRestore(
  viewer: Viewer,
  wish: RestoreWish,
): Promise<{ version: StoryboardVersion; plan: RestorePlan }> {
  const { version } = await locate(viewer, wish.versionId)
  const restoring = await restoringOf(version, wish)
  const today = (await readBoardContents(prisma(), [version.storyboardId])).get(version.storyboardId)
  if (!today) throw notFound('Storyboard')
  return { version, plan: restoring.planFor(today) }
}

async function readToday({ tx }: ProjectChange, storyboardId: string): Promise<BoardContent> {
  const today = (await readBoardContents(tx, [storyboardId])).get(storyboardId)
  if (!today) throw notFound('Storyboard')
  return today
}

async function restoreInPlace(
  change: ProjectChange,
  viewer: Viewer,
  { storyboardId }: StoryboardVersion,
  { restoring, drawings }: { restoring: Restoring; drawings: FoldedDrawings },
): Promise<Restored> {
  const { tx } = change
  const { kept, scope: { putsAwayNewer } } = restoring
  const [before = null] = await keepVersions(tx, [storyboardId], { kind: 'BEFORE_RESTORE', madeById: viewer.userId })
  const { deletedAt } = await tx.storyboard.findUniqueOrThrow({ where: { id: storyboardId } })
  if (deletedAt !== null) await restoreTrashedBoard(change, storyboardId)
  const { returning, newer } = restoring.planFor(await readToday(change, storyboardId))
  if (returning.length > 0) await restoreTrashedShots(change, returning)
  const returned = await returnViews(change, restoring)
  const plan = restoring.planFor(await readToday(change, storyboardId))
  await restoreShotContents(change, viewer, storyboardId, { plan, drawings })
  const away = putsAwayNewer ? newer : []
  if (away.length > 0) await trashShots(change, storyboardId, await tx.shot.findMany({ where: { id: { in: away } } }))
  const { places, problems, shots } = plan
  if (places) await restorePlaces(change, storyboardId, { places, head: kept.head, putsAwayNewer })
  await restoreBoard(change, viewer, storyboardId, restoring)
  await reviseStoryboard(tx, storyboardId)
  const shotIds = new Set([
    ...returning, ...returned, ...shots.filter((shot) => changedParts(shot).length > 0).map(({ id }) => id),
    ...places?.changed ?? [], ...away,
  ])
  return { storyboardId, before, shotIds: [...shotIds], problems }
}

/** The scopes that a token needs for parts of shots, beside that for boards. */
export function demandScopes(viewer: Viewer, parts: ReadonlySet<RestorePart>): void {
  demandCredential(viewer, 'shots:write')
  if (parts.has('DRAWINGS') || parts.has('IMAGES')) demandCredential(viewer, 'drawings:write')
  if (parts.has('IMAGES') || parts.has('SOUNDS')) demandCredential(viewer, 'media:write')
}

/** The views whose drawings are to come back. */
export function chosenViews({ kept, scope, isChosen }: Restoring): ViewContent[] {
  if (!scope.parts.has('DRAWINGS')) return []
  return kept.shots.filter(({ id }) => isChosen(id)).flatMap(({ content }) => content.views)
}

interface PreparedRestore {
  version: StoryboardVersion
  restoring: Restoring
  drawings: FoldedDrawings
  /** Null for the board of the version. */
  target: CopyTarget | null
}

/** Restores under the lock of the project. */
export async function restoreLocked(
  change: ProjectChange,
  viewer: Viewer,
  { version, restoring, drawings, target }: PreparedRestore,
): Promise<Restored> {
  const isThere = (await change.tx.storyboardVersion.count({ where: { id: version.id } })) > 0
  if (!isThere) throw notFound('Version')
  const restored = target
    ? await copyVersion(change, viewer, restoring, target)
    : await restoreInPlace(change, viewer, version, { restoring, drawings })
  change.record('version.restored', { type: 'StoryboardVersion', id: version.id }, {
    storyboard: toTypeId('Storyboard', restored.storyboardId),
    number: version.number,
    before: restored.before && toTypeId('StoryboardVersion', restored.before.id),
    parts: [...restoring.scope.parts],
    shots: restored.shotIds.length > MOST_TOLD ? null : restored.shotIds.map((id) => toTypeId('Shot', id)),
    includesBoard: restoring.scope.includesBoard,
  })
  return restored
}

/**
 * Restores shots of a version, on its board, which comes out of the trash, or as copies on another one. A version of
 * the board is made first; the rest are changes as people make them by hand. CONFLICT above 200 drawings that differ.
 */
export async function restoreVersion(viewer: Viewer, wish: RestoreWish, into: CopyTarget | null): Promise<Restored> {
  const asked = into && checkTarget(into)
  const { version, projectId, organizationId } = await locate(viewer, wish.versionId)
  await demandIn(viewer, organizationId, 'boards:write')
  const isInPlace = asked === null || ('storyboardId' in asked && asked.storyboardId === version.storyboardId)
  if (!isInPlace && (wish.parts ?? wish.putAwayNewer ?? wish.includesBoard) !== null) {
    throw fail(versionFailures.RESTORE_INTO_OTHER_BOARD(), { field: 'into' })
  }
  const restoring = await restoringOf(version, wish)
  demandScopes(viewer, restoring.scope.parts)
  const drawings: FoldedDrawings = isInPlace ? await foldDrawings(chosenViews(restoring)) : new Map()
  const prepared = { version, restoring, drawings, target: isInPlace ? null : asked }
  return changeProject(viewer, projectId, 'boards:write', (change) => restoreLocked(change, viewer, prepared))
}
