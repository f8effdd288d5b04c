import { Prisma } from '../../__generated__/prisma/client.ts'
import { type Change, changeAccount, joinOrganization } from '../../change.ts'
import type { Caller, Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { ID_PREFIXES, type NodeName, toTypeId, uuidOf } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { accountFailures } from './account.failures.ts'
import { wrongPassword } from './addressProof.ts'
import { deletedKey, FORMER_MEMBER } from './formerMember.ts'
import { endPlace } from './member.service.ts'
import { lockedMembership } from './membership.service.ts'
import { isPassword } from './password.ts'
import { endTokens } from './session.service.ts'
import { renameInProjects } from './namesInEvents.service.ts'
import { checkSlowly, forgetAttempts } from './slowDown.ts'

/** CONFLICT, naming them, while the person owns organizations; those in the trash are on their way out. */
async function demandNothingOwned(tx: Transaction, userId: string): Promise<void> {
  const owned = await tx.organization.findMany({
    where: { deletedAt: null, members: { some: { userId, role: 'OWNER' } } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  if (owned.length === 0) return
  const names = owned.map(({ name }) => name).join(', ')
  throw fail(accountFailures.ACCOUNT_OWNS_ORGANIZATIONS({ names }))
}

/** Leaves every organization, as a member who leaves does: service tokens stay, and administrators are notified. */
async function leaveAll(change: Change, viewer: Viewer): Promise<void> {
  const { tx, recordIn } = change
  const places = await tx.member.findMany({
    where: { userId: viewer.userId, organization: { deletedAt: null } }, orderBy: { organizationId: 'asc' },
  })
  for (const { organizationId } of places) {
    const organization = await joinOrganization(tx, viewer, organizationId, 'read')
    const member = await lockedMembership(tx, organizationId, { userId: viewer.userId })
    await endPlace({ ...change, organization, record: recordIn('organization', organizationId) }, member, 'member.left')
  }
}

interface Named {
  userId: string
  email: string
}

/** The events of a log that name somebody: their name and address in them are replaced. */
const unname = (table: 'AccountEvent' | 'OrganizationEvent', owner: string, ids: readonly string[], who: Named) => {
  const user = toTypeId('User', who.userId)
  const events = Prisma.raw(`"${table}"`)
  const ownerColumn = Prisma.raw(`"${owner}"`)
  return Prisma.sql`
    UPDATE ${events} SET "payload" = "payload" || jsonb_strip_nulls(jsonb_build_object(
      'name', CASE WHEN "payload"->>'user' = ${user} AND "payload" ? 'name' THEN ${FORMER_MEMBER}::text END,
      'fromName', CASE WHEN "payload"->>'from' = ${user} THEN ${FORMER_MEMBER}::text END,
      'toName', CASE WHEN "payload"->>'to' = ${user} THEN ${FORMER_MEMBER}::text END,
      'email', CASE WHEN lower("payload"->>'email') = lower(${who.email}) THEN '' END))
    WHERE ${ownerColumn} = ANY(${[...ids]}::uuid[]) AND (
      ${user} IN ("payload"->>'user', "payload"->>'from', "payload"->>'to')
      OR lower("payload"->>'email') = lower(${who.email}))`
}

const textOf = (payload: unknown, name: string): string[] => {
  const value = (payload as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? [value] : []
}

/**
 * Takes the name and the address out of the logs of the account, of its organizations with their projects, and of who
 * handed them over.
 */
async function forgetInLogs(tx: Transaction, who: Named): Promise<void> {
  const { userId } = who
  const events = await tx.accountEvent.findMany({ where: { userId }, select: { subject: true, payload: true } })
  const places = await tx.member.findMany({ where: { userId }, select: { organizationId: true } })
  const mentioned = [
    ...places.map(({ organizationId }) => toTypeId('Organization', organizationId)),
    ...events.flatMap(({ subject, payload }) =>
      [subject, ...['organization', 'from', 'to'].flatMap((name) => textOf(payload, name))]),
  ]
  const idsOf = (name: NodeName) =>
    [...new Set(mentioned)].filter((id) => id.startsWith(`${ID_PREFIXES[name]}_`)).map((id) => uuidOf(name, id))
  const organizationIds = idsOf('Organization')
  await tx.$executeRaw(unname('OrganizationEvent', 'organizationId', organizationIds, who))
  await renameInProjects(tx, organizationIds, toTypeId('User', userId), FORMER_MEMBER)
  await tx.$executeRaw(unname('AccountEvent', 'userId', [...idsOf('User'), userId], who))
  await tx.accountEvent.updateMany({ where: { userId, type: 'profile.updated' }, data: { payload: {} } })
}

/** Removes what is the person's alone, and frees the address. */
async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.mailedLink.deleteMany({ where: { userId } })
  await tx.notification.deleteMany({ where: { userId } })
  await tx.notificationSettings.deleteMany({ where: { userId } })
  await tx.keyboardShortcuts.deleteMany({ where: { userId } })
  await tx.mention.deleteMany({ where: { userId } })
  await tx.profilePicture.deleteMany({ where: { user: { id: userId } } })
  await tx.user.update({
    where: { id: userId },
    data: {
      name: FORMER_MEMBER, email: '', emailKey: deletedKey(), passwordHash: '', firstPlan: null,
      lastActiveAt: null, version: { increment: 1 },
    },
  })
}

/**
 * Deletes the viewer's account for good: all access ends at once, and what they made stays under `FORMER_MEMBER`.
 * INVALID_INPUT for a wrong password, RATE_LIMITED after many of those, FORBIDDEN for API tokens, CONFLICT while they
 * own organizations.
 */
export async function deleteAccount(viewer: Viewer, password: string, caller: Caller): Promise<string> {
  demandCredential(viewer, 'own')
  const { userId } = viewer
  const { email, emailKey, passwordHash } = await prisma().user.findUniqueOrThrow({ where: { id: userId } })
  const isRight = await checkSlowly(emailKey, caller.address, async () =>
    (await isPassword(password, passwordHash)) ? true : null,
  )
  if (!isRight) throw wrongPassword()
  await changeAccount(viewer, 'own', async (change) => {
    const { tx, record } = change
    if ((await tx.user.count({ where: { id: userId, passwordHash } })) === 0) throw wrongPassword()
    await demandNothingOwned(tx, userId)
    await forgetInLogs(tx, { userId, email })
    await forgetPerson(tx, userId)
    await leaveAll(change, viewer)
    // Ownership may have come while the organizations were locked.
    await demandNothingOwned(tx, userId)
    await endTokens(change, userId, {})
    record('account.deleted', { type: 'User', id: userId }, {})
  })
  await forgetAttempts(emailKey)
  return userId
}
