import type { Plan } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { PLAN_LIMITS, type Usage } from '../../kernel/plans.ts'
import { usagesOf } from './plan.service.ts'

const OrganizationUsage = builder.objectRef<Usage & { plan: Plan }>('OrganizationUsage').implement({
  description: 'What there is in an organization of what its plan limits; a limit that is null is none.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    projects: t.exposeInt('projects', { description: 'Projects that are not in the trash.' }),
    projectLimit: t.int({
      nullable: true,
      description: 'Most projects.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].projects,
    }),
    members: t.exposeInt('members', { description: 'Members, and invitations that are open.' }),
    memberLimit: t.int({
      nullable: true,
      description: 'Most members.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].members,
    }),
    storageBytes: t.exposeFloat('storageBytes', { description: 'Bytes of everything uploaded.' }),
    storageLimitBytes: t.float({
      nullable: true,
      description: 'Most bytes.',
      resolve: ({ plan }) => PLAN_LIMITS[plan].storageBytes,
    }),
  }),
})

const usage = batched<string, Usage | null>(usagesOf, null)
const NOTHING: Usage = { projects: 0, members: 0, storageBytes: 0 }

builder.prismaObjectField('Organization', 'usage', (t) =>
  t.field({
    type: OrganizationUsage,
    description: 'What there is of what the plan limits. FORBIDDEN by a token limited to one project.',
    select: { id: true, plan: true },
    resolve: async ({ id, plan }, _arguments, context) => {
      demandUnlimited(requireViewer(context))
      return { ...((await usage(id, context)) ?? NOTHING), plan }
    },
  }),
)
