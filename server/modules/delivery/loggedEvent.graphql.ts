import type { Event } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import type { PayloadFields } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'

/** The fields of an event of any log. */
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
    description: 'The person who did it; null if you no longer share an organization.',
    resolve: ({ actorId }, _arguments, context) => visibleActor(actorId, context),
  }),
  isOwn: t.boolean({
    description: 'Whether you did it, with any client.',
    resolve: ({ actorId }, _arguments, context) => actorId === requireViewer(context).userId,
  }),
  clientId: t.exposeString('clientId', { nullable: true, description: words.clientId }),
  at: t.expose('at', { type: 'DateTime', description: 'The time of the event.' }),
  subjectId: t.exposeID('subject', { description: 'The id of the object it happened to, which may be deleted.' }),
  payload: t.expose('payload', {
    type: 'JSON',
    description: 'Old and new values. The shape depends on the type of event.',
  }),
})
