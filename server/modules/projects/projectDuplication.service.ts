import { v7 as uuidv7 } from 'uuid'
import { changeProject, joinOrganization, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { projectCode } from '../../kernel/codes.ts'
import { fail } from '../../kernel/errors.ts'
import { demandCredential, type Scope } from '../../kernel/permissions.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { copyRows } from '../../platform/database/copyRows.ts'
import { assignCode, checkCode } from './assignedCode.ts'
import { noteChosen } from './projectAccess.service.ts'
import { projectFailures } from './project.failures.ts'
import { projectDuplicated } from './projectCopy.ts'
import { demandRoom } from './projectLimit.ts'

/** Most shots, and most bytes of drawings, of a project that can be duplicated. */
export const DUPLICATED = { shots: 5_000, megabytes: 256 } as const

const MEGABYTE = 1024 ** 2

/** What a token needs to write everything that a project holds. */
export const CONTENTS: readonly Scope[] = [
  'boards:write', 'shots:write', 'drawings:write', 'assets:write', 'tasks:write',
]

/** The same with what a copy has besides. */
export const COPIED: readonly Scope[] = [...CONTENTS, 'reviews:write']

/** Throws CONFLICT for a project of which a copy would hold up everybody else. */
async function demandCopyable(tx: Transaction, projectId: string): Promise<void> {
  const [size] = await tx.$queryRaw<{ shots: number; bytes: number }[]>`
    SELECT count(DISTINCT s."id")::int AS "shots", coalesce(sum(octet_length(o."payload")), 0)::float8 AS "bytes"
    FROM "Storyboard" b
    JOIN "Shot" s ON s."storyboardId" = b."id" AND s."deletedAt" IS NULL
    LEFT JOIN "ShotView" v ON v."shotId" = s."id" AND v."deletedAt" IS NULL
    LEFT JOIN "DrawingOp" o ON o."viewId" = v."id"
    WHERE b."projectId" = ${projectId}::uuid AND b."deletedAt" IS NULL`
  const { shots = 0, bytes = 0 } = size ?? {}
  if (shots > DUPLICATED.shots || bytes > DUPLICATED.megabytes * MEGABYTE) {
    throw fail(projectFailures.PROJECT_TOO_LARGE_TO_DUPLICATE(DUPLICATED))
  }
}

/** A copy is seen, and its versions approved, by those of the original. */
async function copyAccess({ tx, recordIn, project }: ProjectChange, id: string): Promise<void> {
  const chosen = await tx.projectMember.findMany({ where: { projectId: project.id }, select: { memberId: true } })
  await tx.projectMember.createMany({ data: chosen.map(({ memberId }) => ({ projectId: id, memberId })) })
  const approvers = await tx.projectApprover.findMany({
    where: { projectId: project.id }, select: { memberId: true },
  })
  await tx.projectApprover.createMany({ data: approvers.map(({ memberId }) => ({ projectId: id, memberId })) })
  if (project.access === 'CHOSEN') noteChosen(recordIn, project.organizationId, id)
}

/**
 * Copies a project within its organization: boards, shots with their drawings, pictures and sounds, assets, castings
 * and tasks without their assignees, and playlists; it keeps who sees it. Trash, history, exports, webhooks, tokens and
 * external ids stay behind. PLAN_LIMIT without room for a project more; CONFLICT for one that is too large.
 */
export function duplicateProject(
  viewer: Viewer,
  projectId: string,
  input: { name: string | null; code: string | null },
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const wished = input.name === null || isBlank(input.name) ? null : checks.ownName('name', input.name, 'Project name')
  checkCode(checks, input.code)
  checks.done()
  const work = async (change: ProjectChange) => {
    const { tx, recordIn, project: { organizationId, ...original } } = change
    demandCredential(viewer, ...COPIED)
    await demandRoom(tx, await joinOrganization(tx, viewer, organizationId, 'projects:write'))
    await demandCopyable(tx, projectId)
    const id = uuidv7()
    const name = wished ?? original.name
    const code = await assignCode(tx, { kind: 'PROJECT', parentId: organizationId }, input.code, projectCode(name))
    await copyRows(tx, 'Project', [{ originalId: projectId, id, name, code, eventSeq: 0, archivedAt: null }])
    const copies = new Map([[projectId, id]])
    for (const copyPart of projectDuplicated()) await copyPart(tx, { fromId: projectId, toId: id, copies })
    await copyAccess(change, id)
    for (const [log, ownerId] of [['organization', organizationId], ['project', id]] as const) {
      recordIn(log, ownerId)('project.duplicated', { type: 'Project', id }, { name, code })
    }
    return { id }
  }
  return changeProject(viewer, projectId, 'projects:write', work, 'archived')
}
