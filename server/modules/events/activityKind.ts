import type { LogName } from '../../record.ts'

/** The first words of event types, by what such an event is about. */
const NOUNS = {
  PROJECT: ['project', 'export'],
  STORYBOARD: ['storyboard', 'soundtrack'],
  SHOT: ['shot', 'voice'],
  VIEW: ['view'],
  SCRIPT: ['script', 'scene'],
  STATUS: ['status'],
  ASSET: ['asset', 'assetDependency'],
  CASTING: ['casting'],
  TASK: ['task'],
  MEMBER: ['member', 'ownership'],
  INVITATION: ['invitation'],
  ORGANIZATION: ['organization', 'plan'],
  TOKEN: ['token'],
  WEBHOOK: ['webhook'],
  SESSION: ['session'],
  ACCOUNT: ['account', 'profile', 'password', 'passwordReset', 'verification', 'email', 'notification'],
} as const

/** What an event is about. */
export type ActivityKind = keyof typeof NOUNS

/** Every kind. */
export const ACTIVITY_KINDS = Object.keys(NOUNS) as ActivityKind[]

const kinds = new Map<string, ActivityKind>(
  ACTIVITY_KINDS.flatMap((kind) => NOUNS[kind].map((noun) => [noun, kind] as const)),
)

/** What the events of a log are about whose noun is listed nowhere. */
const OWN_KIND: Record<LogName, ActivityKind> = {
  project: 'PROJECT',
  organization: 'ORGANIZATION',
  account: 'ACCOUNT',
}

/** What an event of a type (`noun.verb`) in a log is about. */
export const kindOf = (log: LogName, type: string): ActivityKind =>
  kinds.get(type.split('.', 1)[0] ?? '') ?? OWN_KIND[log]

const beginnings = (wanted: readonly ActivityKind[]) =>
  wanted.flatMap((kind) => NOUNS[kind].map((noun) => ({ type: { startsWith: `${noun}.` } })))

/** The same as a condition on the types of a log's events. Without kinds every event fits. */
export function ofKinds(log: LogName, wanted: readonly ActivityKind[]) {
  if (wanted.length === 0) return {}
  // The kind of the log itself also takes what is listed nowhere, so it is said by what does not fit.
  if (!wanted.includes(OWN_KIND[log])) return { OR: beginnings(wanted) }
  return { NOT: { OR: beginnings(ACTIVITY_KINDS.filter((kind) => !wanted.includes(kind))) } }
}
