import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationEdge, OrganizationNode } from './organization.graphql.ts'
import {
  createOrganization,
  deleteOrganization,
  restoreOrganization,
  updateOrganization,
} from './organization.service.ts'
import { PlanEnum } from './organizationEnums.graphql.ts'
import { changePlan } from './plan.service.ts'

/** The organization a change was made in, as it is now. */
export const organizationField = (t: PayloadFields<{ organizationId: string }>, description: string) =>
  t.prismaField({
    type: OrganizationNode,
    description,
    resolve: (query, { organizationId }) =>
      prisma().organization.findUniqueOrThrow({ ...query, where: { id: organizationId } }),
  })

/** The same for the list of organizations. */
export const organizationEdgeField = (t: PayloadFields<{ organizationId: string }>) =>
  t.field({
    type: OrganizationEdge,
    description: 'The organization as an edge of `Query.organizations`.',
    resolve: async ({ organizationId: id }) => ({
      cursor: formatPrismaCursor({ id }, 'id'),
      node: await prisma().organization.findUniqueOrThrow({ where: { id } }),
    }),
  })

const ORGANIZATION_ID = 'The organization.'
const NAME = '1 to 200 characters.'
const DESCRIPTION = 'At most 20,000 characters.'
const AS_IT_IS = 'The organization after the change.'

builder.relayMutationField(
  'createOrganization',
  {
    description: 'The new organization.',
    inputFields: (t) => ({
      name: t.string({ description: NAME }),
      description: t.string({ defaultValue: '', required: false, description: DESCRIPTION }),
      plan: t.field({
        type: PlanEnum,
        required: false,
        description:
          'The plan. By default the one chosen at sign-up for the first organization, otherwise the default of this ' +
          'server.',
      }),
    }),
  },
  {
    description: 'Creates an organization with you as its OWNER.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { name, description, plan } = input
      const made = { name, description: description ?? '', plan: plan ?? null }
      return { organizationId: (await createOrganization(requireViewer(context), made)).id }
    },
  },
  {
    description: 'The new organization.',
    outputFields: (t) => ({
      organization: organizationField(t, 'The new organization.'),
      organizationEdge: organizationEdgeField(t),
    }),
  },
)

builder.relayMutationField(
  'updateOrganization',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: ORGANIZATION_ID }),
      name: t.string({ required: false, description: NAME }),
      description: t.string({ required: false, description: DESCRIPTION }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the name and description of an organization.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { organizationId, name = null, description = null, expectedVersion } = input
      const change = { name, description, expectedVersion }
      await updateOrganization(requireViewer(context), organizationId.id, change)
      return { organizationId: organizationId.id }
    },
  },
  { description: 'The result of the change.', outputFields: (t) => ({ organization: organizationField(t, AS_IT_IS) }) },
)

builder.relayMutationField(
  'changePlan',
  {
    description: 'The new plan.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: ORGANIZATION_ID }),
      plan: t.field({ type: PlanEnum, description: 'The new plan.' }),
    }),
  },
  {
    description: 'Changes the plan of an organization. PLAN_LIMIT if the organization exceeds the new plan.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const { organizationId, plan } = input
      await changePlan(requireViewer(context), organizationId.id, plan)
      return { organizationId: organizationId.id }
    },
  },
  { description: 'The result of the change.', outputFields: (t) => ({ organization: organizationField(t, AS_IT_IS) }) },
)

builder.relayMutationField(
  'deleteOrganization',
  {
    description: 'The organization to delete.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: ORGANIZATION_ID }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Moves an organization with all its contents to the trash: only the OWNER. All members lose access at once. ' +
      '`restoreOrganization` restores it within 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      await deleteOrganization(requireViewer(context), input.organizationId.id, input.expectedVersion)
      return { organizationId: input.organizationId.id }
    },
  },
  {
    description: 'The deleted organization.',
    outputFields: (t) => ({
      deletedOrganizationId: t.id({
        description: 'The id of the organization.',
        resolve: ({ organizationId }) => toTypeId('Organization', organizationId),
      }),
    }),
  },
)

builder.relayMutationField(
  'restoreOrganization',
  {
    description: 'The organization to restore.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: ORGANIZATION_ID }),
    }),
  },
  {
    description:
      'Restores an organization from the trash: only its OWNER. Its projects, webhooks, members and their roles ' +
      'return. Invitations, service tokens, personal tokens limited to one of its projects, and the assignees of its ' +
      'tasks do not.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      await restoreOrganization(requireViewer(context), input.organizationId.id)
      return { organizationId: input.organizationId.id }
    },
  },
  {
    description: 'The restored organization.',
    outputFields: (t) => ({
      organization: organizationField(t, AS_IT_IS),
      organizationEdge: organizationEdgeField(t),
    }),
  },
)
