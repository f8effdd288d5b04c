import { brandWithType } from '@pothos/core'
import { requireViewer } from '../../context.ts'
import { eventsOf } from '../../eventCatalogue.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { logPageSize, MAX_PAGE } from '../../graphql/paging.ts'
import { relatedRows } from '../../graphql/relatedRows.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { followEvents } from './eventFollowing.service.ts'
import { countEvents, type EventPage, eventPage, readEvents } from './eventLog.service.ts'
import { type EventSubject, loadSubjects } from './eventSubject.service.ts'
import { type LoggedEvent, loggedEventFields } from './loggedEvent.graphql.ts'

const visibleSubject = batched<string, EventSubject | null>(
  (ids, context) => loadSubjects(ids, requireViewer(context)),
  null,
)

const ProjectEvent = builder.objectRef<LoggedEvent>('ProjectEvent').implement({
  description: 'One thing that happened in a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...loggedEventFields(t, {
      seq: 'Its number in the log of the project: 1, 2, 3, … without a gap.',
      type: 'What happened, as `noun.verb`: `shot.moved`.',
      clientId:
        'The page or program it was done in, as that named itself by the header `Framewright-Client` or the ' +
        'connection parameter `clientId`. A page knows its own changes by this together with `isOwn`: anybody may ' +
        'give any name.',
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'What it happened to, as it is now; null when it is gone, in the trash or not yours to see.',
      resolve: async ({ subject }, _arguments, context) => {
        const found = await visibleSubject(subject, context)
        if (!found) return null
        brandWithType(found.row, found.name as never)
        return found.row
      },
    }),
  }),
})

const ProjectEventConnection = builder.connectionObject(
  { name: 'ProjectEventConnection', type: ProjectEvent, description: 'A page of the log of a project.' },
  { name: 'ProjectEventEdge', description: 'An event with its cursor, which is its `seq`.' },
)

const projectEvents = relatedRows({
  one: async (projectId, page: EventPage) => (await readEvents([projectId], page)).get(projectId) ?? [],
  several: readEvents,
  count: countEvents,
})

builder.prismaObjectField('Project', 'eventSeq', (t) =>
  t.exposeInt('eventSeq', {
    description:
      'How many events its log has. Ask for it before or together with what you show, then follow `projectEvents` ' +
      'after it: what you show may be newer than an event, never older, and applying one again changes nothing.',
  }),
)

const TYPES = {
  required: false,
  description:
    'Only these: exact types as `shot.moved`, or a noun as `shot` for all that happens to it; everything when empty. ' +
    'INVALID_INPUT for others; `projectEventTypes` tells them all.',
} as const

builder.prismaObjectField('Project', 'events', (t) =>
  t.field({
    type: ProjectEventConnection,
    description: 'The log of the project, oldest first. It is never cut: what was read once can be read again.',
    select: { id: true, eventSeq: true },
    args: {
      after: t.arg.int({
        defaultValue: 0,
        required: false,
        description: 'The `seq` to go on after; 0 is the beginning.',
      }),
      types: t.arg.stringList(TYPES),
      first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; 50 when nothing is said.` }),
    },
    resolve: async ({ id, eventSeq }, { after, types, first }, context, info) => {
      const page = eventPage(after ?? 0, types, logPageSize(first) + 1)
      const rows = await projectEvents.rows(id, page, context, info)
      const edges = rows.slice(0, page.first - 1).map((node) => ({ cursor: String(node.seq), node }))
      return {
        edges,
        totalCount: page.types ? () => projectEvents.count(id, page.types, context, info) : eventSeq,
        pageInfo: {
          hasNextPage: rows.length > edges.length,
          hasPreviousPage: page.after > 0,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      }
    },
  }),
)

builder.subscriptionField('projectEvents', (t) =>
  t.field({
    type: ProjectEvent,
    description:
      'The events of a project after a `seq`, then each new one as it happens: all of them, once, in order. Whoever ' +
      'is cut off goes on after the last `seq` it has got. Ends with NOT_FOUND or UNAUTHENTICATED when your access ' +
      'does.',
    authScopes: { signedIn: true },
    args: {
      projectId: t.arg.globalID({ for: ProjectNode, description: 'Whose log.' }),
      after: t.arg.int({
        required: false,
        description: 'The `seq` to go on after; the newest when not given. INVALID_INPUT beyond the newest.',
      }),
      types: t.arg.stringList(TYPES),
    },
    subscribe: (_root, { projectId, after, types }, context) =>
      followEvents(requireViewer(context), projectId.id, after ?? null, types),
    resolve: (event) => event,
  }),
)

const ProjectEventKind = builder.objectRef<{ type: string; description: string }>('ProjectEventKind').implement({
  description: 'A kind of event in the log of a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    type: t.exposeString('type', { description: 'Its name, as `noun.verb`: `shot.moved`.' }),
    description: t.exposeString('description', { description: 'What it means.' }),
  }),
})

builder.queryField('projectEventTypes', (t) =>
  t.field({
    type: [ProjectEventKind],
    description: 'Every kind of event there is in the log of a project: what `types` and webhooks can ask for.',
    authScopes: { signedIn: true },
    resolve: () => eventsOf('project').map(([type, { description }]) => ({ type, description })),
  }),
)
