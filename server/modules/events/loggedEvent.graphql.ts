import type { Event } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import type { PayloadFields } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'

/** What an event is told by, whichever log it stands in. */
export type LoggedEvent = Pick<Event, 'seq' | 'type' | 'actorId' | 'clientId' | 'at' | 'subject' | 'payload'>

/** What the events of one log say differently from those of another. */
interface Words {
  seq: string
  type: string
  clientId: string
}

const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

/** The fields of an event of any log. */
export const loggedEventFields = (t: PayloadFields<LoggedEvent>, words: Words) => ({
  seq: t.exposeInt('seq', { description: words.seq }),
  type: t.exposeString('type', { description: words.type }),
  actor: t.field({
    type: UserNode,
    nullable: true,
    description: 'Who did it; null when you share no organization with them any more.',
    resolve: ({ actorId }, _arguments, context) => visibleActor(actorId, context),
  }),
  isOwn: t.boolean({
    description: 'Whether you did it, in whichever page or program.',
    resolve: ({ actorId }, _arguments, context) => actorId === requireViewer(context).userId,
  }),
  clientId: t.exposeString('clientId', { nullable: true, description: words.clientId }),
  at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
  subjectId: t.exposeID('subject', { description: 'The id of what it happened to, which may be gone by now.' }),
  payload: t.expose('payload', {
    type: 'JSON',
    description: 'Old and new values. The shape depends on the type of event.',
  }),
})
