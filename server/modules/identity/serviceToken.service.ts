import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { AccessToken } from '../../__generated__/prisma/client.ts'
import { type Change, changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound, sessionEnded } from '../../kernel/errors.ts'
import { grantedBy } from '../../kernel/permissions.ts'
import type { RevokedAccess } from './accessRevoked.ts'
import { revokeLinks } from './invitationLink.service.ts'
import { checkNewToken, type MadeToken, makeToken, MOST_TOKENS, type NewToken } from './newToken.ts'
import { tokenFailures } from './token.failures.ts'

/** The person behind a viewer: of a service token who created it, null where that account is gone. */
export async function personBehind({ tx }: Change, viewer: Viewer): Promise<string | null> {
  if (!viewer.isService) return viewer.userId
  return (await tx.accessToken.findUnique({ where: { id: viewer.tokenId } }))?.createdById ?? null
}

/** FORBIDDEN when a new token would open more than that of the request, or for longer. */
async function demandNoMore({ tx }: Change, viewer: Viewer, { scopes, expiresAt }: NewToken): Promise<void> {
  if (viewer.isSession) return
  if ([...grantedBy(scopes)].some((scope) => !viewer.granted.has(scope))) {
    throw fail(tokenFailures.TOKEN_GIVES_OTHER_SCOPES())
  }
  const maker = await tx.accessToken.findUnique({ where: { id: viewer.tokenId } })
  if (!maker) throw sessionEnded()
  if (maker.expiresAt !== null && (expiresAt === null || expiresAt > maker.expiresAt)) {
    throw fail(tokenFailures.TOKEN_GIVES_LONGER_TIME())
  }
}

/**
 * Makes a service token, which acts as an ADMIN of its own in the organization. INVALID_INPUT by field; NOT_FOUND when
 * the project is not the organization's; CONFLICT when there are too many already; FORBIDDEN for who does not
 * administer it and for a token that would give more than it has.
 */
export async function createServiceToken(
  viewer: Viewer,
  organizationId: string,
  input: NewToken,
): Promise<MadeToken> {
  const checked = checkNewToken(input)
  const { name, projectId } = checked
  return changeOrganization(viewer, organizationId, 'organization:admin', async (change) => {
    const { tx } = change
    await demandNoMore(change, viewer, checked)
    const createdById = await personBehind(change, viewer)
    if (projectId !== null) {
      const where = { id: projectId, organizationId, deletedAt: null }
      if ((await tx.project.count({ where })) === 0) throw notFound('Project')
    }
    if ((await tx.accessToken.count({ where: { organizationId, kind: 'SERVICE' } })) >= MOST_TOKENS) {
      throw fail(tokenFailures.SERVICE_TOKENS_AT_LIMIT({ most: MOST_TOKENS }))
    }
    const userId = uuidv7()
    await tx.user.create({
      data: { id: userId, name, email: '', emailKey: `service:${randomUUID()}`, passwordHash: '', kind: 'SERVICE' },
    })
    await tx.member.create({ data: { organizationId, userId, role: 'ADMIN' } })
    return makeToken(change, checked, { kind: 'SERVICE', userId, organizationId, createdById })
  })
}

/** Ends service tokens with their places; their users stay, for the log names them. */
async function endServiceTokens(change: Change, tokens: readonly AccessToken[]): Promise<void> {
  const { tx, recordIn, recheckAccess } = change
  for (const { id, userId, organizationId, name } of tokens) {
    const { count } = await tx.accessToken.deleteMany({ where: { id } })
    if (count === 0 || organizationId === null) continue
    await tx.member.deleteMany({ where: { organizationId, userId } })
    await revokeLinks(change, { organizationId, createdById: userId })
    recordIn('organization', organizationId)('token.revoked', { type: 'AccessToken', id }, { name, kind: 'SERVICE' })
    recheckAccess(userId)
  }
}

/** Ends a service token. NOT_FOUND when it is gone; FORBIDDEN for who does not administer its organization. */
export async function revokeServiceToken(viewer: Viewer, { id, organizationId }: AccessToken): Promise<void> {
  if (organizationId === null) throw notFound('Token')
  await changeOrganization(viewer, organizationId, 'organization:admin', async (change) => {
    const token = await change.tx.accessToken.findUnique({ where: { id } })
    if (!token) throw notFound('Token')
    await endServiceTokens(change, [token])
  })
}

/** A personal token that is limited to a project its owner has lost would open nothing: it goes. */
async function endLostPersonalTokens({ tx, recordIn, recheckAccess }: Change, lost: RevokedAccess): Promise<void> {
  const { organizationId, userIds, projectIds } = lost
  const where = projectIds === null ? { project: { organizationId } } : { projectId: { in: [...projectIds] } }
  const tokens = await tx.accessToken.findMany({ where: { kind: 'PERSONAL', userId: { in: [...userIds] }, ...where } })
  await tx.accessToken.deleteMany({ where: { id: { in: tokens.map(({ id }) => id) } } })
  for (const { id, userId, name } of tokens) {
    recordIn('account', userId)('token.revoked', { type: 'AccessToken', id }, { name, kind: 'PERSONAL' })
    recheckAccess(userId)
  }
}

/** So do the service tokens of an organization that was deleted, and those limited to projects that left it. */
async function endLostServiceTokens(change: Change, { organizationId, projectIds }: RevokedAccess): Promise<void> {
  const { tx } = change
  const where = { kind: 'SERVICE' as const, organizationId }
  if (projectIds !== null) {
    const project = { id: { in: [...projectIds] }, organizationId: { not: organizationId } }
    return endServiceTokens(change, await tx.accessToken.findMany({ where: { ...where, project } }))
  }
  const deleted = { ...where, organization: { deletedAt: { not: null } } }
  await endServiceTokens(change, await tx.accessToken.findMany({ where: deleted }))
}

/** Ends the service tokens that those people made. */
async function endMadeServiceTokens(change: Change, { organizationId, userIds }: RevokedAccess): Promise<void> {
  const where = { kind: 'SERVICE' as const, organizationId, createdById: { in: [...userIds] } }
  await endServiceTokens(change, await change.tx.accessToken.findMany({ where }))
}

/** Ends the tokens through which people would keep the access they lose. */
export async function endTokensOf(change: Change, lost: RevokedAccess): Promise<void> {
  await endLostPersonalTokens(change, lost)
  await endLostServiceTokens(change, lost)
  if (lost.isMachineAccessRevoked) await endMadeServiceTokens(change, lost)
}
