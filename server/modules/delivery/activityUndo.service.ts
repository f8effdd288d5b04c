import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import type { LogName } from '../../kernel/eventDeclaration.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import type { Permission, Scope } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'
import { viewerCan } from '../identity/organization.service.ts'
import { newestLeftResets, type UndoCandidate } from './resetUndo.ts'
import { newestRestores } from './restoreUndo.ts'

/** How an event may be undone from the feed. */
export type ActivityUndo =
  | 'RESTORE_PROJECT'
  | 'UNDO_PROJECT_RESET'
  | 'RESTORE_STORYBOARD'
  | 'RESTORE_SCENE'
  | 'RESTORE_SHOT'
  | 'RESTORE_VIEW'
  | 'RESTORE_ASSET'
  | 'RESTORE_TASK'
  | 'RESTORE_PLAYLIST'
  | 'RESTORE_VERSION'
  | 'UNDO_IMPORT'

interface Candidate extends UndoCandidate {
  key: string
  type: string
  /** The TypeID of the subject. */
  subject: string
}

type ProjectState = Pick<Prisma.ProjectGetPayload<object>, 'organizationId' | 'archivedAt' | 'deletedAt'>

/** Something that can be undone as things are, if the viewer may. */
interface Undoable {
  candidate: Candidate
  undo: ActivityUndo
  organizationId: string
  permission: Permission
  /** What else it changes. */
  scopes?: readonly Scope[]
}

const PROJECT_STATE = { id: true, organizationId: true, archivedAt: true, deletedAt: true } as const

const idsOf = (candidates: readonly Candidate[]) => [
  ...new Set(candidates.map(({ subject }) => fromTypeId(subject).uuid)),
]

const isActive = ({ archivedAt, deletedAt }: ProjectState) => archivedAt === null && deletedAt === null

/** What the events of one type need to be undone: looked up for all of them at once. */
type Check = (candidates: readonly Candidate[]) => Promise<Undoable[]>

const restorableProjects: Check = async (candidates) => {
  const rows = await prisma().project.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null } },
    select: PROJECT_STATE,
  })
  const projects = new Map(rows.map((project) => [project.id, project]))
  return candidates.flatMap((candidate) => {
    const project = projects.get(fromTypeId(candidate.subject).uuid)
    if (!project || project.organizationId !== candidate.log.ownerId) return []
    const { organizationId } = project
    return [{ candidate, undo: 'RESTORE_PROJECT' as const, organizationId, permission: 'organization:admin' }]
  })
}

const WRITE_SCOPES = {
  RESTORE_STORYBOARD: 'boards:write', RESTORE_SCENE: 'shots:write', RESTORE_SHOT: 'shots:write',
  RESTORE_VIEW: 'drawings:write',
  RESTORE_ASSET: 'assets:write', RESTORE_TASK: 'tasks:write', RESTORE_PLAYLIST: 'reviews:write',
} as const satisfies Partial<Record<ActivityUndo, Scope>>

/** Candidates whose subject lies in the trash of the log's own project, which can be written in. */
function restorable(
  candidates: readonly Candidate[],
  undo: keyof typeof WRITE_SCOPES,
  rows: readonly { id: string; project: ProjectState & { id: string } }[],
): Undoable[] {
  const found = new Map(rows.map((row) => [row.id, row.project]))
  return candidates.flatMap((candidate) => {
    const project = found.get(fromTypeId(candidate.subject).uuid)
    if (!project || project.id !== candidate.log.ownerId || !isActive(project)) return []
    return [{ candidate, undo, organizationId: project.organizationId, permission: WRITE_SCOPES[undo] }]
  })
}

const restorableStoryboards: Check = async (candidates) => {
  const rows = await prisma().storyboard.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null } },
    select: { id: true, project: { select: PROJECT_STATE } },
  })
  return restorable(candidates, 'RESTORE_STORYBOARD', rows)
}

const trashedOnBoards = (candidates: readonly Candidate[]) => ({
  where: { id: { in: idsOf(candidates) }, deletedAt: { not: null }, storyboard: { deletedAt: null } },
  select: { id: true, storyboard: { select: { project: { select: PROJECT_STATE } } } },
})

const restorableScenes: Check = async (candidates) => {
  const rows = await prisma().scene.findMany(trashedOnBoards(candidates))
  const inProjects = rows.map(({ id, storyboard }) => ({ id, project: storyboard.project }))
  return restorable(candidates, 'RESTORE_SCENE', inProjects)
}

const restorableShots: Check = async (candidates) => {
  const rows = await prisma().shot.findMany(trashedOnBoards(candidates))
  const inProjects = rows.map(({ id, storyboard }) => ({ id, project: storyboard.project }))
  return restorable(candidates, 'RESTORE_SHOT', inProjects)
}

const restorableViews: Check = async (candidates) => {
  const shot = { deletedAt: null, storyboard: { deletedAt: null } }
  const rows = await prisma().shotView.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null }, shot },
    select: { id: true, shot: { select: { storyboard: { select: { project: { select: PROJECT_STATE } } } } } },
  })
  const inProjects = rows.map((row) => ({ id: row.id, project: row.shot.storyboard.project }))
  return restorable(candidates, 'RESTORE_VIEW', inProjects)
}

const restorableAssets: Check = async (candidates) => {
  const rows = await prisma().asset.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null } },
    select: { id: true, project: { select: PROJECT_STATE } },
  })
  return restorable(candidates, 'RESTORE_ASSET', rows)
}

const restorableTasks: Check = async (candidates) => {
  const rows = await prisma().task.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null } },
    select: { id: true, project: { select: PROJECT_STATE } },
  })
  return restorable(candidates, 'RESTORE_TASK', rows)
}

const restorablePlaylists: Check = async (candidates) => {
  const rows = await prisma().playlist.findMany({
    where: { id: { in: idsOf(candidates) }, deletedAt: { not: null } },
    select: { id: true, project: { select: PROJECT_STATE } },
  })
  return restorable(candidates, 'RESTORE_PLAYLIST', rows)
}

const undoableResets: Check = async (candidates) => {
  const left = await newestLeftResets(candidates)
  const projectIds = [...new Set(left.map(({ log }) => log.ownerId))]
  const rows = await prisma().project.findMany({ where: { id: { in: projectIds } }, select: PROJECT_STATE })
  const projects = new Map(rows.map((project) => [project.id, project]))
  return left.flatMap((candidate) => {
    const project = projects.get(candidate.log.ownerId)
    if (!project || !isActive(project)) return []
    const { organizationId } = project
    const permission = 'organization:admin'
    return [{ candidate, undo: 'UNDO_PROJECT_RESET' as const, organizationId, permission }]
  })
}

const undoableRestores: Check = async (candidates) =>
  (await newestRestores(candidates)).map((restore) =>
    ({ ...restore, undo: 'RESTORE_VERSION' as const, permission: 'boards:write' }))

const undoableImports: Check = async (candidates) => {
  const rows = await prisma().import.findMany({
    where: {
      id: { in: idsOf(candidates) }, status: 'APPLIED', expiresAt: { gt: new Date() },
      OR: [{ storyboardId: null }, { storyboard: { deletedAt: null } }],
    },
    select: { id: true, scopes: true, project: { select: PROJECT_STATE } },
  })
  const found = new Map(rows.map((row) => [row.id, row]))
  return candidates.flatMap((candidate) => {
    const row = found.get(fromTypeId(candidate.subject).uuid)
    if (!row || row.project.id !== candidate.log.ownerId || !isActive(row.project)) return []
    const { organizationId } = row.project
    const scopes = row.scopes as Scope[]
    return [{ candidate, undo: 'UNDO_IMPORT' as const, organizationId, permission: 'imports:write' as const, scopes }]
  })
}

const CHECKS: Record<string, { log: LogName; check: Check }> = {
  'project.deleted': { log: 'organization', check: restorableProjects },
  'project.reset': { log: 'project', check: undoableResets },
  'storyboard.deleted': { log: 'project', check: restorableStoryboards },
  'scene.deleted': { log: 'project', check: restorableScenes },
  'shot.deleted': { log: 'project', check: restorableShots },
  'view.deleted': { log: 'project', check: restorableViews },
  'asset.deleted': { log: 'project', check: restorableAssets },
  'task.deleted': { log: 'project', check: restorableTasks },
  'playlist.deleted': { log: 'project', check: restorablePlaylists },
  'import.applied': { log: 'project', check: undoableImports },
  'version.restored': { log: 'project', check: undoableRestores },
}

/** What an event's undo is asked by; null for one that can never be undone. */
export function undoKey(log: Log, { type, subject, seq }: Pick<Candidate, 'type' | 'subject' | 'seq'>): string | null {
  return CHECKS[type]?.log === log.name ? JSON.stringify([log.name, log.ownerId, type, subject, seq]) : null
}

function candidateOf(key: string): Candidate {
  const [name, ownerId, type, subject, seq] = JSON.parse(key) as [LogName, string, string, string, number]
  return { key, log: { name, ownerId }, type, subject, seq }
}

const subjectKey = ({ type, subject }: Pick<Candidate, 'type' | 'subject'>) => `${type} ${subject}`

/** The keys of those deletions in one log after which nothing of the same type happened to the same subject. */
async function newestIn({ name, ownerId }: Log, candidates: readonly Candidate[]): Promise<string[]> {
  const where = {
    type: { in: [...new Set(candidates.map(({ type }) => type))] },
    subject: { in: [...new Set(candidates.map(({ subject }) => subject))] },
    seq: { gte: Math.min(...candidates.map(({ seq }) => seq)) },
  }
  const newestSeq = { by: ['type' as const, 'subject' as const], _max: { seq: true as const } }
  const rows =
    name === 'project'
      ? await prisma().event.groupBy({ ...newestSeq, where: { ...where, projectId: ownerId } })
      : await prisma().organizationEvent.groupBy({ ...newestSeq, where: { ...where, organizationId: ownerId } })
  const newest = new Map(rows.map((row) => [subjectKey(row), row._max.seq]))
  return candidates.filter((candidate) => newest.get(subjectKey(candidate)) === candidate.seq).map(({ key }) => key)
}

/** Undos whose own check finds the newest event. */
const CHECKED: ReadonlySet<ActivityUndo> = new Set(['UNDO_PROJECT_RESET', 'RESTORE_VERSION'])

async function newestDeletions(deletions: readonly Candidate[]): Promise<string[]> {
  const logs = new Map(deletions.map(({ log }) => [log.ownerId, log]))
  const newest = await Promise.all(
    [...logs.values()].map((log) => newestIn(log, deletions.filter((each) => each.log.ownerId === log.ownerId))),
  )
  return newest.flat()
}

/** How the viewer may undo events now, by `undoKey`: of one subject only its newest. */
export async function loadUndos(keys: readonly string[], viewer: Viewer): Promise<Map<string, ActivityUndo>> {
  const candidates = keys.map(candidateOf)
  const checked = await Promise.all(
    Object.entries(CHECKS).map(([type, { check }]) => {
      const some = candidates.filter((candidate) => candidate.type === type)
      return some.length === 0 ? [] : check(some)
    }),
  )
  const allowed: Undoable[] = []
  for (const each of checked.flat()) {
    const { organizationId, permission, scopes = [] } = each
    const isAllowed = await Promise.all([permission, ...scopes].map((one) => viewerCan(viewer, organizationId, one)))
    if (isAllowed.every(Boolean)) allowed.push(each)
  }
  const isChecked = ({ undo }: Undoable) => CHECKED.has(undo)
  const deletions = allowed.filter((each) => !isChecked(each)).map(({ candidate }) => candidate)
  const checkedKeys = allowed.filter(isChecked).map(({ candidate }) => candidate.key)
  const offered = new Set([...checkedKeys, ...(await newestDeletions(deletions))])
  return new Map(allowed.flatMap(({ candidate: { key }, undo }) => (offered.has(key) ? [[key, undo] as const] : [])))
}
