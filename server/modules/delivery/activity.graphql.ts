import type { GraphQLResolveInfo } from 'graphql'
import { type Context, demandUnlimited, requireViewer, type Viewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, MAX_PAGE, readCursor } from '../../graphql/paging.ts'
import { answeredAtOnce } from '../../graphql/readyAnswers.ts'
import { readyFieldsAsked } from '../../graphql/readyRows.ts'
import { ACTIVITY_KINDS, READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { readable } from '../../kernel/permissions.ts'
import type { Log } from '../../record.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { demandOneself } from '../identity/oneself.ts'
import { type ActivityFilter, countActivity, readActivity } from './activity.service.ts'
import { ActivityKindEnum, ActivityObject, FEED, readEntries } from './activityEntry.graphql.ts'
import { readHiddenProjects } from './hiddenProjects.service.ts'

const hiddenProjects = batched<string, readonly string[]>(
  (ids, context) => readHiddenProjects(requireViewer(context), ids), [],
)

const ActivityConnection = builder.connectionObject(
  {
    name: 'ActivityConnection',
    type: ActivityObject,
    description:
      'A page of an activity feed, newest first. Consecutive drawings of one person in one view, at most 15 minutes ' +
      'apart, are one entry; `totalCount` counts each event. A page may hold fewer entries than `first`, even if ' +
      '`hasNextPage` is true.',
  },
  { name: 'ActivityEdge', description: 'An entry with its cursor.' },
)

/** What a cursor of a log says, before Base64. */
const CURSOR = /^seq:(\d{1,9})$/

const cursorOf = (seq: number) => Buffer.from(`seq:${seq}`).toString('base64')

interface ActivityArguments {
  first?: number | null | undefined
  after?: string | null | undefined
}

async function activityPage(
  log: Log, filter: ActivityFilter, { first, after }: ActivityArguments, context: Context, info: GraphQLResolveInfo,
) {
  checkPage({ first: first ?? null })
  const than = readCursor({ after: after ?? null }, 'after', CURSOR)
  const { entries, hasNextPage } = await readActivity(
    log,
    filter,
    than === null ? null : Number(than),
    first ?? DEFAULT_PAGE,
  )
  const isAsked = readyFieldsAsked(info, FEED)
  const nodes = await readEntries(entries.map(({ newest, count }) => ({ log, event: newest, count })), isAsked, context)
  // The next page goes on after the oldest event of a run.
  const edges = nodes.map((node, index) => ({ cursor: cursorOf(entries[index]?.oldest.seq ?? 0), node }))
  const connection = {
    edges,
    totalCount: () => countActivity(log, filter),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: than !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
  return isAsked ? answeredAtOnce(connection, FEED, context, info) : connection
}

const FIRST = { required: false, description: `At most ${MAX_PAGE}; ${DEFAULT_PAGE} by default.` } as const
const AFTER = { required: false, description: 'Returns objects after this cursor.' } as const
const ActivityFilterInput = builder.inputType('ActivityFilter', {
  description: 'A filter for activity. All given fields must match.',
  fields: (t) => ({
    actorId: t.globalID({ for: UserNode, required: false, description: 'Done by this person.' }),
    kinds: t.field({
      type: [ActivityKindEnum],
      required: false,
      description: 'About one of these subjects; all if empty.',
    }),
  }),
})

const FILTER = { type: ActivityFilterInput, required: false, description: 'A filter; by default all.' } as const

/** What is asked for, without what a token may not read. */
function filterOf(viewer: Viewer, filter: typeof ActivityFilterInput.$inferInput | null | undefined): ActivityFilter {
  const wished = filter?.kinds?.length ? filter.kinds : ACTIVITY_KINDS
  const kinds = readable(viewer, wished, (kind) => READ_SCOPES[kind])
  return { actorId: filter?.actorId?.id ?? null, kinds: kinds.length === ACTIVITY_KINDS.length ? [] : kinds }
}

builder.prismaObjectField('Project', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'Its activity, newest first.',
    select: { id: true },
    args: { first: t.arg.int(FIRST), after: t.arg.string(AFTER), filter: t.arg(FILTER) },
    resolve: ({ id }, args, context, info) => {
      const filter = filterOf(requireViewer(context), args.filter)
      return activityPage({ name: 'project', ownerId: id }, filter, args, context, info)
    },
  }),
)

builder.prismaObjectField('Organization', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description:
      'The activity of the organization and its projects, newest first, without projects that you do not see. ' +
      'FORBIDDEN for a token limited to one project.',
    select: { id: true },
    args: { first: t.arg.int(FIRST), after: t.arg.string(AFTER), filter: t.arg(FILTER) },
    resolve: async ({ id }, args, context, info) => {
      const viewer = requireViewer(context)
      demandUnlimited(viewer)
      const filter = { ...filterOf(viewer, args.filter), hidden: await hiddenProjects(id, context) }
      return activityPage({ name: 'organization', ownerId: id }, filter, args, context, info)
    },
  }),
)

builder.prismaObjectField('User', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'The activity of the account, newest first. FORBIDDEN for others and for API tokens.',
    select: { id: true },
    args: { first: t.arg.int(FIRST), after: t.arg.string(AFTER) },
    resolve: ({ id }, args, context, info) => {
      demandOneself(requireViewer(context), id)
      return activityPage({ name: 'account', ownerId: id }, { actorId: null, kinds: [] }, args, context, info)
    },
  }),
)
