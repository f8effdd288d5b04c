import {
  type EventDeclaration,
  type EventDeclarations,
  type LogName,
  type PayloadOf,
  READ_SCOPES,
} from './kernel/eventDeclaration.ts'
import type { ReadScope } from './kernel/permissions.ts'
import { sceneEvents } from './modules/board/scene.events.ts'
import { scriptEvents } from './modules/board/script.events.ts'
import { shotEvents } from './modules/board/shot.events.ts'
import { shotStatusEvents } from './modules/board/shotStatus.events.ts'
import { soundtrackEvents, voiceEvents } from './modules/board/sound.events.ts'
import { storyboardEvents } from './modules/board/storyboard.events.ts'
import { versionEvents } from './modules/board/version.events.ts'
import { viewEvents } from './modules/board/view.events.ts'
import { csvEvents } from './modules/delivery/csv.events.ts'
import { exportEvents } from './modules/delivery/export.events.ts'
import { importEvents } from './modules/delivery/import.events.ts'
import { webhookEvents } from './modules/delivery/webhook.events.ts'
import { accountEvents, sessionEvents, tokenEvents } from './modules/identity/account.events.ts'
import { invitationEvents, memberEvents, organizationEvents } from './modules/identity/organization.events.ts'
import { notificationEvents } from './modules/notifications/notification.events.ts'
import { assetEvents } from './modules/production/asset.events.ts'
import { castingEvents } from './modules/production/casting.events.ts'
import { taskEvents } from './modules/production/task.events.ts'
import { approvalEvents } from './modules/review/approval.events.ts'
import { commentEvents, readingEvents, threadEvents } from './modules/review/comment.events.ts'
import { playlistEvents } from './modules/review/playlist.events.ts'
import { reviewLinkEvents } from './modules/review/reviewLink.events.ts'
import { reviewSessionEvents } from './modules/review/reviewSession.events.ts'
import { frameTemplateEvents } from './modules/board/frameTemplate.events.ts'
import { projectColorEvents } from './modules/projects/projectColor.events.ts'
import { projectEvents } from './modules/projects/project.events.ts'
import { templateEvents } from './modules/projects/projectTemplate.events.ts'

/** Every type of event, declared by the module that records it. */
export const EVENTS = {
  ...projectEvents,
  ...projectColorEvents,
  ...frameTemplateEvents,
  ...templateEvents,
  ...csvEvents,
  ...exportEvents,
  ...importEvents,
  ...storyboardEvents,
  ...soundtrackEvents,
  ...scriptEvents,
  ...sceneEvents,
  ...shotStatusEvents,
  ...shotEvents,
  ...voiceEvents,
  ...viewEvents,
  ...versionEvents,
  ...assetEvents,
  ...castingEvents,
  ...taskEvents,
  ...commentEvents,
  ...threadEvents,
  ...reviewLinkEvents,
  ...approvalEvents,
  ...playlistEvents,
  ...reviewSessionEvents,
  ...organizationEvents,
  ...memberEvents,
  ...invitationEvents,
  ...tokenEvents,
  ...webhookEvents,
  ...sessionEvents,
  ...accountEvents,
  ...notificationEvents,
  ...readingEvents,
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

/** The scope that a token needs to read events of a type. */
export const readScopeOf = (type: EventType): ReadScope => READ_SCOPES[EVENTS[type].kind]

const isIn = (log: LogName) => ([, { logs }]: [string, EventDeclaration]) => logs.includes(log)

/** The types that are recorded in a kind of log, with their declarations. */
export const eventsOf = (log: LogName): [EventType, EventDeclaration][] =>
  (Object.entries(EVENTS) as [EventType, EventDeclaration][]).filter(isIn(log))
