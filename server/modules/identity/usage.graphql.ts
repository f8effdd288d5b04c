import type { Plan } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { PLAN_LIMITS, type Usage } from '../../kernel/plans.ts'
import { usagesOf } from './plan.service.ts'

const OrganizationUsage = builder.objectRef<Usage & { plan: Plan }>('OrganizationUsage').implement({
  description: 'The usage of an organization and the limits of its plan. A null limit means no limit.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    projects: t.exposeInt('projects', { description: 'The number of projects, without those in the trash.' }),
    projectLimit: t.int({
      nullable: true,
      description: 'The limit of projects.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].projects,
    }),
    members: t.exposeInt('members', { description: 'The number of members and open invitations, without VIEWERs.' }),
    memberLimit: t.int({
      nullable: true,
      description: 'The limit of members and open invitations.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].members,
    }),
    viewers: t.exposeInt('viewers', { description: 'The number of VIEWERs and open invitations to become one.' }),
    viewerLimit: t.int({
      description: 'The limit of VIEWERs; 0 for a plan in which they count as members.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].viewers,
    }),
    storageBytes: t.expose('storageBytes', { type: 'Long', description: 'The size of all uploads in bytes.' }),
    storageLimitBytes: t.field({
      type: 'Long',
      nullable: true,
      description: 'The limit of uploads in bytes.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].storageBytes,
    }),
  }),
})

const usage = batched<string, Usage | null>(usagesOf, null)
const NOTHING: Usage = { projects: 0, members: 0, viewers: 0, storageBytes: 0 }

builder.prismaObjectField('Organization', 'usage', (t) =>
  t.field({
    type: OrganizationUsage,
    description: 'The usage of what the plan limits. FORBIDDEN for a token limited to one project.',
    select: { id: true, plan: true },
    resolve: async ({ id, plan }, _arguments, context) => {
      demandUnlimited(requireViewer(context))
      return { ...((await usage(id, context)) ?? NOTHING), plan }
    },
  }),
)
