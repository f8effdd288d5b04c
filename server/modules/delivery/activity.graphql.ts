import { demandUnlimited, requireViewer, type Viewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, MAX_PAGE, readCursor } from '../../graphql/paging.ts'
import { ACTIVITY_KINDS, type ActivityKind, READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { readable } from '../../kernel/permissions.ts'
import type { Log } from '../../record.ts'
import { ViewNode } from '../board/view.graphql.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { demandOneself } from '../identity/oneself.ts'
import {
  type ActivityFilter,
  type ActorName,
  countActivity,
  loadActorNames,
  loadTokenNames,
  type LoggedEvent,
  readActivity,
} from './activity.service.ts'
import { kindOf } from './activityKind.ts'
import { labelInPayload, labelKey, loadLabels } from './activityLabels.ts'
import { readHiddenProjects } from './hiddenProjects.service.ts'
import { loadPicturedViews } from './activityViews.service.ts'
import { type ActivityUndo, loadUndos, undoKey } from './activityUndo.service.ts'

interface Activity {
  log: Log
  /** The newest event of a run. */
  event: LoggedEvent
  count: number
}

const KIND_DESCRIPTIONS: Record<ActivityKind, string> = {
  PROJECT: 'A project.',
  STORYBOARD: 'A storyboard.',
  SHOT: 'A shot.',
  VIEW: 'A view of a shot, or its drawing.',
  SCRIPT: 'A script, or a scene of a board.',
  STATUS: 'A status of shots.',
  ASSET: 'An asset or its dependencies.',
  CASTING: 'A casting of an asset in a shot.',
  TASK: 'A task, its shots or its dependencies.',
  COMMENT: 'A comment or its thread.',
  REVIEW: 'A review link.',
  MEMBER: 'A member of an organization, or its ownership.',
  INVITATION: 'An invitation to an organization.',
  ORGANIZATION: 'An organization and its plan.',
  TOKEN: 'A personal or a service token.',
  WEBHOOK: 'A webhook.',
  SESSION: 'A session.',
  ACCOUNT: "A person's account: address, profile, password.",
}

const ActivityKindEnum = builder.enumType('ActivityKind', {
  description: 'The subject of an event: the noun of its type.',
  values: Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [kind, { value: kind, description: KIND_DESCRIPTIONS[kind] }]),
  ) as Record<ActivityKind, { value: ActivityKind; description: string }>,
})

const UNDO_DESCRIPTIONS: Record<ActivityUndo, string> = {
  RESTORE_PROJECT: '`restoreProject`: the project is in the trash.',
  UNDO_PROJECT_RESET: '`undoProjectReset` with the `seq` of the event: the boards and assets are in the trash.',
  RESTORE_STORYBOARD: '`restoreStoryboard`: the board is in the trash.',
  RESTORE_SCENE: '`restoreScenes`: the scene is in the trash.',
  RESTORE_SHOT: '`restoreShots`: the shot is in the trash.',
  RESTORE_VIEW: '`restoreViews`: the view is in the trash.',
  RESTORE_ASSET: '`restoreAssets`: the asset is in the trash.',
  RESTORE_TASK: '`restoreTasks`: the task is in the trash.',
  RESTORE_VERSION: '`restoreVersion` of `before` in the payload, with its `parts` and `shots`, and `putAwayNewer`.',
}

const ActivityUndoEnum = builder.enumType('ActivityUndo', {
  description: 'A mutation that undoes an entry of the feed.',
  values: Object.fromEntries(
    Object.entries(UNDO_DESCRIPTIONS).map(([value, description]) => [value, { value, description }]),
  ) as Record<ActivityUndo, { value: ActivityUndo; description: string }>,
})

const actorName = batched<string, ActorName | null>(loadActorNames, null)
const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const tokenName = batched<string, string | null>(loadTokenNames, null)
const label = batched<string, string | null>(loadLabels, null)
const picturedView = batched((subjects, context) => loadPicturedViews(subjects, requireViewer(context)), null)
const undo = batched<string, ActivityUndo | null>((keys, context) => loadUndos(keys, requireViewer(context)), null)

const hiddenProjects = batched<string, readonly string[]>(
  (ids, context) => readHiddenProjects(requireViewer(context), ids), [],
)

/** What an actor is called whose account is gone. */
const NOBODY = 'Deleted account'

const ActivityObject = builder.objectRef<Activity>('Activity').implement({
  description: 'An entry of the activity feed: one event, or several drawings of one person in one view.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.int({
      description: 'The sequence number in the log; that of the newest event if there are several.',
      resolve: ({ event }) => event.seq,
    }),
    type: t.string({
      description: 'The type of the event, as `noun.verb`: `shot.moved`.',
      resolve: ({ event }) => event.type,
    }),
    kind: t.field({
      type: ActivityKindEnum,
      description: 'The subject.',
      resolve: ({ log, event }) => kindOf(log.name, event.type),
    }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who did it; null if you no longer share an organization.',
      resolve: ({ event }, _arguments, context) => visibleActor(event.actorId, context),
    }),
    actorName: t.string({
      description:
        'The name of the person who did it, even if you no longer share an organization; `Former member` for a ' +
        'deleted account.',
      resolve: async ({ event }, _arguments, context) => (await actorName(event.actorId, context))?.name ?? NOBODY,
    }),
    isActorFormer: t.boolean({
      description: 'Whether the person who did it deleted their account.',
      resolve: async ({ event }, _arguments, context) => (await actorName(event.actorId, context))?.isFormer ?? true,
    }),
    tokenName: t.string({
      nullable: true,
      description: 'The name of the API token that was used; null if none was used or if the token is revoked.',
      resolve: async ({ event }, _arguments, context) => {
        const actor = await actorName(event.actorId, context)
        if (actor?.isService) return actor.name
        return event.tokenId === null ? null : (await tokenName(event.tokenId, context)) || null
      },
    }),
    at: t.field({
      type: 'DateTime',
      description: 'The time of the event; the last one if there are several.',
      resolve: ({ event }) => event.at,
    }),
    subjectId: t.id({
      description: 'The id of the object it happened to, which may be deleted.',
      resolve: ({ event }) => event.subject,
    }),
    subjectLabel: t.string({
      nullable: true,
      description:
        'The present or last known name of the object: "SH0010", "Salt House", "Maya Okafor"; for a view, the code ' +
        'of its shot. Null if unknown, or for a person who deleted their account.',
      resolve: async ({ log, event }, _arguments, context) =>
        (await label(labelKey(log, event), context)) ?? labelInPayload(event),
    }),
    view: t.field({
      type: ViewNode,
      nullable: true,
      description:
        'The view that shows it: the one drawn in, or the first one of its shot. Null if it is about something else, ' +
        'or if the view is deleted.',
      resolve: ({ event }, _arguments, context) => picturedView(event.subject, context),
    }),
    payload: t.field({
      type: 'JSON',
      description: 'The old and new values; those of the newest event if there are several.',
      resolve: ({ event }) => event.payload,
    }),
    count: t.int({
      description: 'The number of events in this entry: 1 to 500.',
      resolve: ({ count }) => count,
    }),
    viewerCanUndo: t.field({
      type: ActivityUndoEnum,
      nullable: true,
      description:
        'The mutation that undoes it; null if you cannot undo it. Only the last event of an object can be undone.',
      resolve: ({ log, event }, _arguments, context) => {
        const key = undoKey(log, event)
        return key === null ? null : undo(key, context)
      },
    }),
  }),
})

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

async function activityPage(log: Log, filter: ActivityFilter, { first, after }: ActivityArguments) {
  checkPage({ first: first ?? null })
  const than = readCursor({ after: after ?? null }, 'after', CURSOR)
  const { entries, hasNextPage } = await readActivity(
    log,
    filter,
    than === null ? null : Number(than),
    first ?? DEFAULT_PAGE,
  )
  // The next page goes on after the oldest event of a run.
  const edges = entries.map(({ newest, oldest, count }) => ({
    cursor: cursorOf(oldest.seq),
    node: { log, event: newest, count },
  }))
  return {
    edges,
    totalCount: () => countActivity(log, filter),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: than !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
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
    resolve: ({ id }, args, context) =>
      activityPage({ name: 'project', ownerId: id }, filterOf(requireViewer(context), args.filter), args),
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
    resolve: async ({ id }, args, context) => {
      const viewer = requireViewer(context)
      demandUnlimited(viewer)
      const filter = { ...filterOf(viewer, args.filter), hidden: await hiddenProjects(id, context) }
      return activityPage({ name: 'organization', ownerId: id }, filter, args)
    },
  }),
)

builder.prismaObjectField('User', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'The activity of the account, newest first. FORBIDDEN for others and for API tokens.',
    select: { id: true },
    args: { first: t.arg.int(FIRST), after: t.arg.string(AFTER) },
    resolve: ({ id }, args, context) => {
      demandOneself(requireViewer(context), id)
      return activityPage({ name: 'account', ownerId: id }, { actorId: null, kinds: [] }, args)
    },
  }),
)
