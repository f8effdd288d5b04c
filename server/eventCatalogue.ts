import type { EventDeclaration, EventDeclarations, LogName, PayloadOf } from './kernel/eventDeclaration.ts'
import { accountEvents, sessionEvents, tokenEvents } from './modules/accounts/account.events.ts'
import { assetEvents } from './modules/assets/asset.events.ts'
import { castingEvents } from './modules/casting/casting.events.ts'
import { csvEvents } from './modules/csv/csv.events.ts'
import { exportEvents } from './modules/exports/export.events.ts'
import { notificationEvents } from './modules/notifications/notification.events.ts'
import { invitationEvents, memberEvents, organizationEvents } from './modules/organizations/organization.events.ts'
import { projectEvents } from './modules/projects/project.events.ts'
import { scriptEvents } from './modules/scripts/script.events.ts'
import { shotEvents } from './modules/shots/shot.events.ts'
import { soundtrackEvents, voiceEvents } from './modules/sounds/sound.events.ts'
import { shotStatusEvents } from './modules/storyboards/shotStatus.events.ts'
import { storyboardEvents } from './modules/storyboards/storyboard.events.ts'
import { taskEvents } from './modules/tasks/task.events.ts'
import { viewEvents } from './modules/views/view.events.ts'
import { webhookEvents } from './modules/webhooks/webhook.events.ts'

/** Every type of event, declared by the module that records it. */
export const EVENTS = {
  ...projectEvents,
  ...csvEvents,
  ...exportEvents,
  ...storyboardEvents,
  ...soundtrackEvents,
  ...scriptEvents,
  ...shotStatusEvents,
  ...shotEvents,
  ...voiceEvents,
  ...viewEvents,
  ...assetEvents,
  ...castingEvents,
  ...taskEvents,
  ...organizationEvents,
  ...memberEvents,
  ...invitationEvents,
  ...tokenEvents,
  ...webhookEvents,
  ...sessionEvents,
  ...accountEvents,
  ...notificationEvents,
} satisfies EventDeclarations

/** The type of an event: `noun.verb`. */
export type EventType = keyof typeof EVENTS

/** The object an event of a type is about. */
export interface EventSubject<Type extends EventType> {
  type: (typeof EVENTS)[Type]['subject']
  id: string
}

/** What an event of a type says; ids in it are TypeIDs. */
export type EventPayload<Type extends EventType> = PayloadOf<(typeof EVENTS)[Type]>

const isIn = (log: LogName) => ([, { logs }]: [string, EventDeclaration]) => logs.includes(log)

/** The types that are recorded in a kind of log, with their declarations. */
export const eventsOf = (log: LogName): [EventType, EventDeclaration][] =>
  (Object.entries(EVENTS) as [EventType, EventDeclaration][]).filter(isIn(log))
