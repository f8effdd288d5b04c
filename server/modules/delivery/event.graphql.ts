import { brandWithType } from '@pothos/core'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { FOLLOWED_CURSOR, LOG_CURSOR, logConnection, logPage, MAX_PAGE, readSeq } from '../../graphql/paging.ts'
import { relatedRows } from '../../graphql/relatedRows.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { followEvents } from './eventFollowing.service.ts'
import { countEvents, type EventPage, eventPage, readEvents } from './eventLog.service.ts'
import { type EventSubject, loadSubjects } from './eventSubject.service.ts'
import { PROJECT_EVENTS } from './eventTypes.ts'
import { type LoggedEvent, loggedEventFields } from './loggedEvent.graphql.ts'

const visibleSubject = batched<string, EventSubject | null>(
  (ids, context) => loadSubjects(ids, requireViewer(context)),
  null,
)

const ProjectEvent = builder.objectRef<LoggedEvent>('ProjectEvent').implement({
  description: 'An event of a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...loggedEventFields(t, {
      seq: 'The sequence number in the log of the project: 1, 2, 3, … without gaps.',
      type: 'The type of the event, as `noun.verb`: `shot.moved`.',
      clientId:
        'The client that sent the change, by the name it gave itself in the header `Framewright-Client` or the ' +
        'connection parameter `clientId`. Names are not checked: a client recognizes its own changes by this field ' +
        'and `isOwn`.',
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The object it happened to; null if it is deleted or not visible to you.',
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
      'The number of events in its log. Read it before or together with other data, then subscribe to ' +
      '`projectEvents` after it. The data may already contain an event, but never misses one.',
  }),
)

const ProjectEventFilter = builder.inputType('ProjectEventFilter', {
  description: 'A filter for events of projects.',
  fields: (t) => ({
    types: t.stringList({
      required: false,
      description:
        'Only these events: types such as `shot.moved`, or nouns such as `shot` for all its types; all if empty. ' +
        '`projectEventTypes` lists them; INVALID_INPUT for others.',
    }),
  }),
})

const FILTER = { type: ProjectEventFilter, required: false, description: 'A filter; by default all.' } as const

builder.prismaObjectField('Project', 'events', (t) =>
  t.field({
    type: ProjectEventConnection,
    description: 'The event log of the project, oldest first. It is never shortened.',
    select: { id: true, eventSeq: true },
    args: {
      after: t.arg.string({ required: false, description: LOG_CURSOR }),
      filter: t.arg(FILTER),
      first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; 50 by default.` }),
    },
    resolve: async ({ id, eventSeq }, { filter, ...args }, context, info) => {
      const { after, size } = logPage(args)
      const page = eventPage(requireViewer(context), after, filter?.types, size + 1)
      const rows = await projectEvents.rows(id, page, context, info)
      const total = page.types ? () => projectEvents.count(id, page.types, context, info) : eventSeq
      return logConnection(after, rows.slice(0, size), rows.length > size, total)
    },
  }),
)

builder.subscriptionField('projectEvents', (t) =>
  t.field({
    type: ProjectEvent,
    description:
      'The events of a project after a cursor, then each new one: each once, in order. After an interruption, ' +
      'continue after the last `seq`, as a string. Ends with NOT_FOUND or UNAUTHENTICATED when you lose access.',
    authScopes: { signedIn: true },
    args: {
      projectId: t.arg.globalID({ for: ProjectNode, description: 'The owner of the log.' }),
      after: t.arg.string({ required: false, description: `${FOLLOWED_CURSOR} INVALID_INPUT beyond the newest.` }),
      filter: t.arg(FILTER),
    },
    subscribe: (_root, { projectId, after, filter }, context) =>
      followEvents(requireViewer(context), projectId.id, readSeq(after), filter?.types),
    resolve: (event) => event,
  }),
)

const ProjectEventKind = builder.objectRef<{ type: string; description: string }>('ProjectEventKind').implement({
  description: 'A kind of event in the log of a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    type: t.exposeString('type', { description: 'The type, as `noun.verb`: `shot.moved`.' }),
    description: t.exposeString('description', { description: 'The meaning.' }),
  }),
})

builder.queryField('projectEventTypes', (t) =>
  t.field({
    type: [ProjectEventKind],
    nullable: true,
    description: 'All types of events of projects, for filters and webhooks.',
    authScopes: { signedIn: true },
    resolve: () => PROJECT_EVENTS.map(([type, { description }]) => ({ type, description })),
  }),
)
