import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { viewerCanInOrganization } from '../identity/organization.service.ts'
import { AccessTokenNode } from '../identity/token.graphql.ts'
import { WebhookNode } from './webhook.graphql.ts'

/** Something that outlives the membership of the person who created it. */
interface Created {
  id: string
  organizationId: string | null
  createdById: string | null
}

interface Creators {
  organizationId: { in: string[] }
  createdById: { in: string[] }
}

const PLACE = { id: true, userId: true, organizationId: true } as const
const CREATED = { select: { id: true, organizationId: true, createdById: true }, orderBy: { id: 'desc' } } as const

/** The ids of what each of some members created in their organizations, by the id of the member, newest first. */
const createdBy = (find: (where: Creators) => Promise<Created[]>) =>
  batched<string, readonly string[]>(async (memberIds) => {
    const members = await prisma().member.findMany({ where: { id: { in: [...memberIds] } }, select: PLACE })
    const organizationId = { in: members.map((member) => member.organizationId) }
    const created = await find({ organizationId, createdById: { in: members.map(({ userId }) => userId) } })
    const ofMember = (member: (typeof members)[number]) => (each: Created) =>
      each.createdById === member.userId && each.organizationId === member.organizationId
    return new Map(members.map((member) => [member.id, created.filter(ofMember(member)).map(({ id }) => id)]))
  }, [])

const createdTokens = createdBy((where) =>
  prisma().accessToken.findMany({ where: { ...where, kind: 'SERVICE' }, ...CREATED }))
const createdWebhooks = createdBy((where) => prisma().webhook.findMany({ where, ...CREATED }))
const tokensOf = selectedRows('AccessToken', (query, ids) =>
  prisma().accessToken.findMany({ ...query, where: { id: { in: [...ids] } } }))
const webhooksOf = selectedRows('Webhook', (query, ids) =>
  prisma().webhook.findMany({ ...query, where: { id: { in: [...ids] } } }))

async function demandAdministration(organizationId: string, context: Context): Promise<void> {
  if (await viewerCanInOrganization(requireViewer(context), organizationId, 'organization:admin')) return
  throw fail(commonFailures.ADMIN_REQUIRED())
}

builder.prismaObjectField('Member', 'createdServiceTokens', (t) =>
  t.field({
    type: [AccessTokenNode],
    description: 'Service tokens of the organization that the person created, newest first. FORBIDDEN for MEMBERs.',
    select: { id: true, organizationId: true },
    resolve: async ({ id, organizationId }, _arguments, context, info) => {
      await demandAdministration(organizationId, context)
      return tokensOf(await createdTokens(id, context), context, info)
    },
  }),
)

builder.prismaObjectField('Member', 'createdWebhooks', (t) =>
  t.field({
    type: [WebhookNode],
    description: 'Webhooks of the organization that the person created, newest first. FORBIDDEN for MEMBERs.',
    select: { id: true, organizationId: true },
    resolve: async ({ id, organizationId }, _arguments, context, info) => {
      await demandAdministration(organizationId, context)
      return webhooksOf(await createdWebhooks(id, context), context, info)
    },
  }),
)
