import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'
import type { NodeName } from './ids.ts'
import type { ReadScope } from './permissions.ts'

/** Groups of events that the activity feed filters by. */
export const ACTIVITY_KINDS = [
  'PROJECT', 'STORYBOARD', 'SHOT', 'VIEW', 'SCRIPT', 'STATUS', 'ASSET', 'CASTING', 'TASK', 'COMMENT', 'REVIEW',
  'MEMBER', 'INVITATION', 'ORGANIZATION', 'TOKEN', 'WEBHOOK', 'SESSION', 'ACCOUNT',
] as const

/** A group of events that the activity feed filters by. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** What a token needs to read events of a group, and the objects they are about. */
export const READ_SCOPES: Record<ActivityKind, ReadScope> = {
  PROJECT: 'projects:read', STORYBOARD: 'boards:read', SHOT: 'shots:read', VIEW: 'drawings:read',
  SCRIPT: 'boards:read', STATUS: 'boards:read', ASSET: 'assets:read', CASTING: 'assets:read', TASK: 'tasks:read',
  COMMENT: 'comments:read', REVIEW: 'reviews:read',
  MEMBER: 'members:read', INVITATION: 'members:read', ORGANIZATION: 'members:read', TOKEN: 'members:read',
  WEBHOOK: 'members:read', SESSION: 'members:read', ACCOUNT: 'members:read',
}

/** The owner of a log: each project, organization and account has one. */
export type LogName = 'project' | 'organization' | 'account'

/** One type of event. */
export interface EventDeclaration {
  /** The logs it is recorded in. */
  readonly logs: readonly LogName[]
  /** The type of the object it is about. */
  readonly subject: NodeName
  readonly description: string
  /** JSON schema of the payload; ids in it are TypeIDs. */
  readonly payload: TObject
}

/** Declarations by `noun.verb`. */
export type EventDeclarations = Readonly<Record<`${string}.${string}`, EventDeclaration>>

/** The payload of a declared event. */
export type PayloadOf<Declaration extends EventDeclaration> = Static<Declaration['payload']>

/** Declares the events of a module under their group in the activity feed. */
export const declareEvents = <const Declared extends EventDeclarations>(kind: ActivityKind, events: Declared) =>
  Object.fromEntries(Object.entries(events).map(([type, declared]) => [type, { ...declared, kind }])) as unknown as {
    readonly [Type in keyof Declared]: Declared[Type] & { readonly kind: ActivityKind }
  }

/** A value before and after a change. */
export const changeOf = <Value extends TSchema>(value: Value) => Type.Object({ from: value, to: value })

/** A value that may be null. */
export const nullable = <Value extends TSchema>(value: Value) => Type.Union([value, Type.Null()])

/** A text; optional texts and changes of texts are common in payloads. */
export const text = Type.String()

/** A change of a text, present if the text changed. */
export const changedText = Type.Optional(changeOf(text))

/** A changed external id; null for none. */
export const changedExternalId = Type.Optional(changeOf(nullable(text)))
