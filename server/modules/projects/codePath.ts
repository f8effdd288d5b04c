import type { Viewer } from '../../context.ts'
import { CODE_PATTERN, codeFailures } from '../../kernel/codes.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { codePathFailures } from './project.failures.ts'

/** What of a code means something in a pattern of PostgreSQL's LIKE, by which Prisma compares without case. */
const PATTERN_CHARACTERS = /_/g

/** A code as a condition for Prisma: the same but for case. */
export const sameCode = (code: string) => ({
  equals: code.replace(PATTERN_CHARACTERS, '\\_'),
  mode: 'insensitive' as const,
})

/** Throws INVALID_INPUT unless exactly one of the two ways to name an object is given. */
export function demandOneWay(ways: Record<string, unknown>): void {
  const names = Object.keys(ways)
  const given = names.filter((name) => ways[name] != null)
  if (given.length === 1) return
  const [one = '', other = ''] = names
  throw fail(codePathFailures.ARGUMENTS_NOT_ONE({ one, other }), { field: given[0] ?? one })
}

/** The codes of a path, from the outside in. INVALID_INPUT unless it looks like the example: BRICK/MAIN/SH0010. */
function readPath(path: string, example: string): string[] {
  const codes = path.split('/')
  if (codes.length !== example.split('/').length || !codes.every((code) => CODE_PATTERN.test(code))) {
    throw fail(codePathFailures.PATH_INVALID({ example }), { field: 'by.path' })
  }
  return codes
}

/** The project of a code. NOT_FOUND when the viewer sees none, INVALID_INPUT when several organizations have one. */
export async function projectOfCode(viewer: Viewer, code: string, organizationId: string | null): Promise<string> {
  if (!CODE_PATTERN.test(code)) throw fail(codeFailures.CODE_INVALID(), { field: 'by.code' })
  const place = organizationId === null ? {} : { organizationId }
  const where = { ...visibleTo(viewer), ...place, code: sameCode(code) }
  const [project, other] = await prisma().project.findMany({ where, select: { id: true }, take: 2 })
  if (!project) throw notFound('Project')
  if (other) throw fail(codePathFailures.PROJECT_CODE_AMBIGUOUS({ code }), { field: 'organizationId' })
  return project.id
}

/** Where a path leads: the project and the code of what is in it. NOT_FOUND when the viewer sees no such project. */
export async function assetOfPath(viewer: Viewer, path: string, organizationId: string | null) {
  const [project = '', code = ''] = readPath(path, 'BRICK/OLD-HOUSE')
  return { projectId: await projectOfCode(viewer, project, organizationId), code: sameCode(code) }
}

/** The same for a board. */
export async function storyboardOfPath(viewer: Viewer, path: string, organizationId: string | null) {
  const [project = '', code = ''] = readPath(path, 'BRICK/MAIN')
  return { projectId: await projectOfCode(viewer, project, organizationId), code: sameCode(code) }
}

/** The same for a shot. */
export async function shotOfPath(viewer: Viewer, path: string, organizationId: string | null) {
  const [project = '', board = '', code = ''] = readPath(path, 'BRICK/MAIN/SH0010')
  const projectId = await projectOfCode(viewer, project, organizationId)
  return { storyboard: { deletedAt: null, projectId, code: sameCode(board) }, code: sameCode(code) }
}

/** What the arguments of lookups say of themselves. */
export const LOOKUP_TEXTS = {
  organizationId:
    'The organization of the project. Required if several of your organizations have a project with this code.',
}
