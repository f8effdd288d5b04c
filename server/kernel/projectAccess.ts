import type { Role } from './permissions.ts'

/** The roles that see every project of their organization. */
export const ADMINISTRATORS = ['OWNER', 'ADMIN'] as const satisfies readonly Role[]

/** Whether a role sees every project of its organization. */
export const isAdministrator = (role: Role): boolean => (ADMINISTRATORS as readonly Role[]).includes(role)

const ROLES = ADMINISTRATORS.map((role) => `'${role}'`).join(', ')

/** In SQL: whether a member `m` may see a project `p` of the same organization. */
export const MAY_SEE_PROJECT = `(p."access" = 'EVERYONE' OR m."role" IN (${ROLES}) OR EXISTS (
  SELECT FROM "ProjectMember" c WHERE c."projectId" = p."id" AND c."memberId" = m."id"))`
