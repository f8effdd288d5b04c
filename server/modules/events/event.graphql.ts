import type { Event } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { logConnection, logPageSize, MAX_PAGE } from '../../graphql/paging.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { prisma } from '../../platform/database/client.ts'

const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

const ProjectEvent = builder.objectRef<Event>('ProjectEvent').implement({
  description: 'One thing that happened in a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Its number in the log of the project: 1, 2, 3, … without a gap.' }),
    type: t.exposeString('type', { description: 'What happened, as `noun.verb`: `shot.moved`.' }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who did it; null when you share no organization with them any more.',
      resolve: ({ actorId }, _arguments, context) => visibleActor(actorId, context),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    subjectId: t.exposeID('subject', { description: 'The id of what it happened to, which may be gone by now.' }),
    payload: t.string({
      description: 'Old and new values, as a JSON object.',
      resolve: ({ payload }) => JSON.stringify(payload),
    }),
  }),
})

const ProjectEventConnection = builder.connectionObject(
  { name: 'ProjectEventConnection', type: ProjectEvent, description: 'A page of the log of a project.' },
  { name: 'ProjectEventEdge', description: 'An event with its cursor, which is its `seq`.' },
)

builder.prismaObjectField('Project', 'events', (t) =>
  t.field({
    type: ProjectEventConnection,
    description: 'The log of the project, oldest first.',
    select: { id: true, eventSeq: true },
    args: {
      after: t.arg.int({
        defaultValue: 0,
        required: false,
        description: 'The `seq` to go on after; 0 is the beginning.',
      }),
      first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; 50 when nothing is said.` }),
    },
    resolve: async (project, { after, first }) => {
      const from = after ?? 0
      const rows = await prisma.event.findMany({
        where: { projectId: project.id, seq: { gt: from } },
        orderBy: { seq: 'asc' },
        take: logPageSize(first),
      })
      return logConnection({ rows, total: project.eventSeq }, from)
    },
  }),
)
