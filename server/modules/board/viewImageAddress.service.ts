import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { mediaFailures } from '../media/media.failures.ts'
import { wasSigned } from '../media/signature.ts'

const refused = () => fail(mediaFailures.IMAGE_ADDRESS_INVALID(), { field: 'image' })

const ADDRESS = /^\/media\/(media_[0-9a-z]{26})\/(?:original|w\d{1,5})$/

/** The id of the image an address names, and whether this server signed it, however long ago. */
function readAddress(address: string): { id: string; isOurs: boolean } {
  const here = 'http://here.invalid'
  if (address.length > 2000 || !URL.canParse(address, here)) throw refused()
  const { origin, pathname, searchParams } = new URL(address, here)
  const typeId = ADDRESS.exec(pathname)?.[1]
  if (!typeId) throw refused()
  const isOurs = wasSigned(pathname, searchParams.get('expires') ?? '', searchParams.get('signature') ?? '')
  if (!isOurs && origin !== here) throw refused()
  return { id: fromTypeId(typeId, 'image').uuid, isOurs }
}

/**
 * The image behind an address this server issued for a project, for `putViewImage`; null for null. A signature may be
 * old; without one, some view of the project must have the image. INVALID_INPUT for anything else, NOT_FOUND for who
 * may not see the project.
 */
export async function viewImageFromAddress(
  viewer: Viewer,
  projectId: string,
  address: string | null,
): Promise<string | null> {
  if (address === null) return null
  const project = await prisma().project.findFirst({
    where: { id: projectId, ...visibleProject(viewer) },
    select: { organizationId: true },
  })
  if (!project) throw notFound('Project')
  const { id, isOurs } = readAddress(address)
  const image = await prisma().media.findFirst({
    where: {
      id,
      organizationId: project.organizationId,
      seconds: null,
      ...(!isOurs && { views: { some: { shot: { storyboard: { projectId } } } } }),
    },
    select: { id: true },
  })
  if (!image) throw refused()
  return image.id
}
