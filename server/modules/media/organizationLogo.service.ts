import { Prisma } from '../../__generated__/prisma/client.ts'
import { type Change, changeOrganization } from '../../change.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound } from '../../kernel/errors.ts'
import { demand } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/organization.policy.ts'
import { imageName, keepUpload, type UploadOwner } from './keptImage.service.ts'
import { type MediaHolder, TOUCHED } from './mediaHolder.ts'
import type { ReceivedFile } from './upload.service.ts'

/** The logos of organizations. They belong to no project, so none takes one along to another organization. */
export const logoMedia: MediaHolder = {
  table: Prisma.sql`"Organization"`,
  column: Prisma.sql`"logoId"`,
  isIn: () => Prisma.sql`false`,
  isLive: Prisma.sql`true`,
  touch: TOUCHED,
  visibleIn: (viewer) => ({ logoOf: { some: visibleTo(viewer) } }),
  unused: { logoOf: { none: {} } },
}

/** The organization, for who may change its logo. NOT_FOUND for an outsider, FORBIDDEN for all but administrators. */
export async function demandLogoRight(viewer: Viewer, organizationId: string): Promise<UploadOwner> {
  const members = { where: { userId: viewer.userId }, select: { role: true } }
  const where = { id: organizationId, ...visibleTo(viewer) }
  const found = await prisma().organization.findFirst({ where, select: { plan: true, members } })
  const [member] = found?.members ?? []
  if (!found || !member) throw notFound('Organization')
  demandUnlimited(viewer)
  demand(member.role, viewer, 'organization:admin')
  return { organizationId, plan: found.plan }
}

/** The image that is the logo of an organization; null if it has none. NOT_FOUND for an outsider. */
export async function readOrganizationLogo(viewer: Viewer, organizationId: string): Promise<string | null> {
  const where = { id: organizationId, ...visibleTo(viewer) }
  const found = await prisma().organization.findFirst({ where, select: { logoId: true } })
  if (!found) throw notFound('Organization')
  return found.logoId
}

async function putLogo(
  { tx, record }: Change,
  id: string,
  logoId: string | null,
  expectedVersion: ExpectedVersion,
): Promise<void> {
  const before = await tx.organization.findUniqueOrThrow({ where: { id } })
  demandVersion('Organization', before, expectedVersion)
  if (before.logoId === logoId) return
  await tx.organization.update({ where: { id }, data: { logoId, version: { increment: 1 } } })
  const images = { from: imageName(before.logoId), to: imageName(logoId) }
  record(logoId === null ? 'organization.logoRemoved' : 'organization.logoSet', { type: 'Organization', id }, images)
}

/**
 * Makes a received file the logo of an organization, as `putUpload` does. One that it has already stays. CONFLICT at
 * another version.
 */
export async function setOrganizationLogo(
  viewer: Viewer,
  organizationId: string,
  received: ReceivedFile,
  expectedVersion: ExpectedVersion,
): Promise<void> {
  await keepUpload(received, {
    findPlace: () => demandLogoRight(viewer, organizationId),
    change: (_place, work) =>
      changeOrganization(viewer, organizationId, 'organization:admin', (change) => work(change, organizationId)),
    put: async (change: Change, imageId) => {
      await putLogo(change, organizationId, imageId, expectedVersion)
      return imageId
    },
  })
}

/** Takes the logo of an organization away. One without a logo stays as it is. CONFLICT at another version. */
export const removeOrganizationLogo = (
  viewer: Viewer,
  organizationId: string,
  expectedVersion: ExpectedVersion,
): Promise<void> =>
  changeOrganization(viewer, organizationId, 'organization:admin', (change) =>
    putLogo(change, organizationId, null, expectedVersion))
