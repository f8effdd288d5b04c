import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, MAX_PAGE, readCursor } from '../../graphql/paging.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '../../kernel/eventDeclaration.ts'
import type { Log } from '../../record.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { demandOneself } from '../accounts/oneself.ts'
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
import { type ActivityUndo, loadUndos, undoKey } from './activityUndo.service.ts'

interface Activity {
  log: Log
  /** The newest event of a run. */
  event: LoggedEvent
  count: number
}

const KIND_DESCRIPTIONS: Record<ActivityKind, string> = {
  PROJECT: 'A project: made, changed, moved, archived, reset, deleted.',
  STORYBOARD: 'A storyboard.',
  SHOT: 'A shot.',
  VIEW: 'A view of a shot, and what is drawn in it.',
  SCRIPT: 'A script and its scenes.',
  STATUS: 'A status of shots.',
  ASSET: 'An asset, and what it uses and owns.',
  CASTING: 'Which assets appear in which shots.',
  TASK: 'A task, its shots and what it waits for.',
  MEMBER: 'A member of an organization, and whose it is.',
  INVITATION: 'An invitation to an organization.',
  ORGANIZATION: 'An organization and its plan.',
  TOKEN: 'A personal or a service token.',
  WEBHOOK: 'A webhook.',
  SESSION: 'A session.',
  ACCOUNT: "A person's account: address, profile, password.",
}

const ActivityKindEnum = builder.enumType('ActivityKind', {
  description: 'What an event is about: the noun of its type.',
  values: Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [kind, { value: kind, description: KIND_DESCRIPTIONS[kind] }]),
  ) as Record<ActivityKind, { value: ActivityKind; description: string }>,
})

const UNDO_DESCRIPTIONS: Record<ActivityUndo, string> = {
  RESTORE_PROJECT: '`restoreProject`: it still lies in the trash.',
  UNDO_PROJECT_RESET: '`undoProjectReset` with the `seq` of the event: what was put away still lies in the trash.',
  RESTORE_STORYBOARD: '`restoreStoryboard`: it still lies in the trash.',
  RESTORE_SHOT: '`restoreShot`: it still lies in the trash.',
  RESTORE_VIEW: '`restoreView`: it still lies in the trash.',
  RESTORE_ASSET: '`restoreAsset`: it still lies in the trash.',
  RESTORE_TASK: '`restoreTask`: it still lies in the trash.',
}

const ActivityUndoEnum = builder.enumType('ActivityUndo', {
  description: 'What can be undone from the feed.',
  values: Object.fromEntries(
    Object.entries(UNDO_DESCRIPTIONS).map(([value, description]) => [value, { value, description }]),
  ) as Record<ActivityUndo, { value: ActivityUndo; description: string }>,
})

const actorName = batched<string, ActorName | null>(loadActorNames, null)
const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const tokenName = batched<string, string | null>(loadTokenNames, null)
const label = batched<string, string | null>(loadLabels, null)
const undo = batched<string, ActivityUndo | null>((keys, context) => loadUndos(keys, requireViewer(context)), null)

/** What an actor is called whose account is gone. */
const NOBODY = 'Deleted account'

const ActivityObject = builder.objectRef<Activity>('Activity').implement({
  description: 'One thing that happened, or a run of drawings of one frame by one person.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.int({
      description: 'Its number in its log; of a run, that of the newest event.',
      resolve: ({ event }) => event.seq,
    }),
    type: t.string({
      description: 'What happened, as `noun.verb`: `shot.moved`.',
      resolve: ({ event }) => event.type,
    }),
    kind: t.field({
      type: ActivityKindEnum,
      description: 'What it is about.',
      resolve: ({ log, event }) => kindOf(log.name, event.type),
    }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who did it; null when you share no organization with them any more.',
      resolve: ({ event }, _arguments, context) => visibleActor(event.actorId, context),
    }),
    actorName: t.string({
      description: 'The name of who did it, also when you do not see the person any more.',
      resolve: async ({ event }, _arguments, context) => (await actorName(event.actorId, context))?.name ?? NOBODY,
    }),
    tokenName: t.string({
      nullable: true,
      description: 'The name of the API token it was done with; null by hand, or when the token is gone.',
      resolve: async ({ event }, _arguments, context) => {
        const actor = await actorName(event.actorId, context)
        if (actor?.isService) return actor.name
        return event.tokenId === null ? null : (await tokenName(event.tokenId, context)) || null
      },
    }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was done; of a run, the last time.',
      resolve: ({ event }) => event.at,
    }),
    subjectId: t.id({
      description: 'The id of what it happened to, which may be gone by now.',
      resolve: ({ event }) => event.subject,
    }),
    subjectLabel: t.string({
      nullable: true,
      description:
        'What that is called now or was called: "SH0010", "Salt House", "Maya Okafor"; of a view, the code of its ' +
        'shot. Null when nobody knows any more.',
      resolve: async ({ log, event }, _arguments, context) =>
        (await label(labelKey(log, event), context)) ?? labelInPayload(event),
    }),
    payload: t.field({
      type: 'JSON',
      description: 'Old and new values, as a JSON object; of a run, those of the newest event.',
      resolve: ({ event }) => event.payload,
    }),
    count: t.int({
      description: 'How many events were folded into this one; 1 for a single one, at most 500.',
      resolve: ({ count }) => count,
    }),
    viewerCanUndo: t.field({
      type: ActivityUndoEnum,
      nullable: true,
      description: 'How you may undo it now; null when you may not. Of one thing, only what happened last offers it.',
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
      'A page of what happened, newest first. Drawings of one frame by one person, at most 15 minutes apart and with ' +
      'nothing else between them, are one entry; `totalCount` counts every event, before they are folded. A page may ' +
      'be shorter than asked for when much was folded in it: `hasNextPage` tells.',
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

const FIRST = { required: false, description: `At most ${MAX_PAGE}; ${DEFAULT_PAGE} when nothing is said.` } as const
const AFTER = { required: false, description: 'The cursor to go on after.' } as const
const ACTOR = { required: false, description: 'Only what this person did.' } as const
const KINDS = { required: false, description: 'Only what is about one of these; about anything when empty.' } as const

interface FilterArguments {
  actorId?: { id: string } | null | undefined
  kinds?: ActivityKind[] | null | undefined
}

const filterOf = ({ actorId, kinds }: FilterArguments): ActivityFilter => ({
  actorId: actorId?.id ?? null,
  kinds: kinds ?? [],
})

builder.prismaObjectField('Project', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'What happened in it, newest first.',
    select: { id: true },
    args: {
      first: t.arg.int(FIRST),
      after: t.arg.string(AFTER),
      actorId: t.arg.globalID({ for: UserNode, ...ACTOR }),
      kinds: t.arg({ type: [ActivityKindEnum], ...KINDS }),
    },
    resolve: ({ id }, args) => activityPage({ name: 'project', ownerId: id }, filterOf(args), args),
  }),
)

builder.prismaObjectField('Organization', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description:
      'What happened in it and to its projects, newest first. FORBIDDEN for a token limited to one project.',
    select: { id: true },
    args: {
      first: t.arg.int(FIRST),
      after: t.arg.string(AFTER),
      actorId: t.arg.globalID({ for: UserNode, ...ACTOR }),
      kinds: t.arg({ type: [ActivityKindEnum], ...KINDS }),
    },
    resolve: ({ id }, args, context) => {
      demandUnlimited(requireViewer(context))
      return activityPage({ name: 'organization', ownerId: id }, filterOf(args), args)
    },
  }),
)

builder.prismaObjectField('User', 'activity', (t) =>
  t.field({
    type: ActivityConnection,
    description: "What happened to the account, newest first. FORBIDDEN for anybody else's, and with an API token.",
    select: { id: true },
    args: { first: t.arg.int(FIRST), after: t.arg.string(AFTER) },
    resolve: ({ id }, args, context) => {
      demandOneself(requireViewer(context), id)
      return activityPage({ name: 'account', ownerId: id }, { actorId: null, kinds: [] }, args)
    },
  }),
)
