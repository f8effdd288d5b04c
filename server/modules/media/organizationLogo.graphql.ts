import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { demandLogoRight, removeOrganizationLogo, setOrganizationLogo } from './organizationLogo.service.ts'
import { receiveUpload } from './upload.service.ts'
import { UploadRefused } from './uploadRefusal.ts'

builder.prismaObjectField('Organization', 'logo', (t) =>
  t.relation('logo', {
    nullable: true,
    description: 'The logo, for the covers of PDFs and the burn-in `LOGO` of videos; null if it has none.',
  }),
)

const organizationField = (t: PayloadFields<{ organizationId: string }>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'The organization after the change.',
    resolve: (query, { organizationId }) =>
      prisma().organization.findUniqueOrThrow({ ...query, where: { id: organizationId } }),
  })

builder.relayMutationField(
  'setOrganizationLogo',
  {
    description: 'The organization and its logo.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      image: t.field({ type: 'Upload', description: UPLOAD_RULE }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Sets the logo of an organization and replaces the previous one.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { organizationId: { id: organizationId }, image, expectedVersion } }, context) => {
      const viewer = requireViewer(context)
      await demandLogoRight(viewer, organizationId)
      try {
        const received = await receiveUpload(await streamOf(image, 'image'))
        await setOrganizationLogo(viewer, organizationId, received, expectedVersion)
        return { organizationId }
      } catch (error) {
        throw error instanceof UploadRefused ? error.inField('image') : error
      }
    },
  },
  {
    description: 'The changed organization.',
    outputFields: (t) => ({ organization: organizationField(t) }),
  },
)

builder.relayMutationField(
  'removeOrganizationLogo',
  {
    description: 'The organization.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Removes the logo of an organization.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { organizationId: { id: organizationId }, expectedVersion } }, context) => {
      await removeOrganizationLogo(requireViewer(context), organizationId, expectedVersion)
      return { organizationId }
    },
  },
  {
    description: 'The changed organization.',
    outputFields: (t) => ({ organization: organizationField(t) }),
  },
)
