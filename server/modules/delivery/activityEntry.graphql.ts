import type { User } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '../../kernel/eventDeclaration.ts'
import { pageOf, type ReadyFieldsAsked } from '../../kernel/readyRows.ts'
import type { Log } from '../../record.ts'
import { ViewNode } from '../board/view.graphql.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import type { LoggedEvent } from './activity.service.ts'
import { actorKey } from './activityActors.ts'
import { kindOf } from './activityKind.ts'
import { labelInPayload, labelKey } from './activityLabels.ts'
import { loadPicturedViews } from './activityViews.service.ts'
import { type ActivityUndo, loadUndos, undoKey } from './activityUndo.service.ts'
import { type EntryPart, loadEntryParts } from './entryParts.service.ts'

/** An entry of a feed as its log has it. */
export interface LogEntry {
  log: Log
  /** The newest event of a run. */
  event: LoggedEvent
  count: number
}

/** An entry of a feed with what is read for it, where a document asks for that. */
interface Activity extends LogEntry {
  actor: User | null
  actorName: string
  isActorFormer: boolean
  tokenName: string | null
  subjectLabel: string | null
  viewerCanUndo: ActivityUndo | null
}

const KIND_DESCRIPTIONS: Record<ActivityKind, string> = {
  PROJECT: 'A project.',
  STORYBOARD: 'A storyboard.',
  SHOT: 'A shot.',
  VIEW: 'A view of a shot, or its drawing.',
  SCRIPT: 'A script, or a scene of a board.',
  STATUS: 'A status of shots.',
  ASSET: 'An asset or its dependencies.',
  CASTING: 'A casting of an asset in a shot.',
  TASK: 'A task, its shots or its dependencies.',
  COMMENT: 'A comment or its thread.',
  REVIEW: 'A review link, a playlist or a review session of one.',
  MEMBER: 'A member of an organization, or its ownership.',
  INVITATION: 'An invitation to an organization.',
  ORGANIZATION: 'An organization and its plan.',
  TOKEN: 'A personal or a service token.',
  WEBHOOK: 'A webhook.',
  SESSION: 'A session.',
  ACCOUNT: "A person's account: address, profile, password.",
}

export const ActivityKindEnum = builder.enumType('ActivityKind', {
  description: 'The subject of an event: the noun of its type.',
  values: Object.fromEntries(
    ACTIVITY_KINDS.map((kind) => [kind, { value: kind, description: KIND_DESCRIPTIONS[kind] }]),
  ) as Record<ActivityKind, { value: ActivityKind; description: string }>,
})

const UNDO_DESCRIPTIONS: Record<ActivityUndo, string> = {
  RESTORE_PROJECT: '`restoreProject`: the project is in the trash.',
  UNDO_PROJECT_RESET: '`undoProjectReset` with the `seq` of the event: the boards and assets are in the trash.',
  RESTORE_STORYBOARD: '`restoreStoryboard`: the board is in the trash.',
  RESTORE_SCENE: '`restoreScenes`: the scene is in the trash.',
  RESTORE_SHOT: '`restoreShots`: the shot is in the trash.',
  RESTORE_VIEW: '`restoreViews`: the view is in the trash.',
  RESTORE_ASSET: '`restoreAssets`: the asset is in the trash.',
  RESTORE_TASK: '`restoreTasks`: the task is in the trash.',
  RESTORE_PLAYLIST: '`restorePlaylist`: the playlist is in the trash.',
  RESTORE_VERSION: '`restoreVersion` of `before` in the payload, with its `parts` and `shots`, and `putAwayNewer`.',
  UNDO_IMPORT: '`undoImport`: the import is applied, and what it changed is still known.',
}

const ActivityUndoEnum = builder.enumType('ActivityUndo', {
  description: 'A mutation that undoes an entry of the feed.',
  values: Object.fromEntries(
    Object.entries(UNDO_DESCRIPTIONS).map(([value, description]) => [value, { value, description }]),
  ) as Record<ActivityUndo, { value: ActivityUndo; description: string }>,
})

const entryPart = batched<string, EntryPart>((keys, context) => loadEntryParts(keys, requireViewer(context)), {})
const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const picturedView = batched((subjects, context) => loadPicturedViews(subjects, requireViewer(context)), null)
const undo = batched<string, ActivityUndo | null>((keys, context) => loadUndos(keys, requireViewer(context)), null)

/** What an actor is called whose account is gone. */
const NOBODY = 'Deleted account'

/** What feeds ask of an entry. */
const ENTRY = {
  seq: true,
  type: true,
  kind: true,
  actor: { id: true, name: true, pictureUrl: true },
  actorName: true,
  isActorFormer: true,
  tokenName: true,
  at: true,
  subjectId: true,
  subjectLabel: true,
  payload: true,
  count: true,
  viewerCanUndo: true,
} as const

/** What feeds ask of a page. */
export const FEED = pageOf(ENTRY)

/** The values of some keys, each asked for once; none for null. */
async function valuesOf<Value>(
  keys: readonly (string | null)[], load: (key: string, context: Context) => Promise<Value>, context: Context,
): Promise<Map<string | null, Value>> {
  const asked = [...new Set(keys)].filter((key) => key !== null)
  const values = await Promise.all(asked.map((key) => load(key, context)))
  return new Map(asked.map((key, index) => [key, values[index] as Value]))
}

/** Entries with what a document asks of them, which is read for all together; all of it where that is not known. */
export async function readEntries(
  entries: readonly LogEntry[], isAsked: ReadyFieldsAsked | null, context: Context,
): Promise<Activity[]> {
  const keysOf = (names: readonly (keyof typeof ENTRY)[], keyOf: (entry: LogEntry) => string | null) =>
    (!isAsked || names.some((name) => isAsked(ENTRY, name)) ? entries.map(keyOf) : [])
  const undoOf = ({ log, event }: LogEntry) => undoKey(log, event)
  const labelOf = ({ log, event }: LogEntry) => labelKey(log, event)
  const keyOfActor = ({ event }: LogEntry) => actorKey(event)
  const partKeys = [
    ...keysOf(['actor', 'actorName', 'isActorFormer', 'tokenName'], keyOfActor), ...keysOf(['subjectLabel'], labelOf),
  ]
  const [parts, users, undos] = await Promise.all([
    valuesOf(partKeys, entryPart, context),
    // Anything may be asked of them where that is not known.
    valuesOf(isAsked ? [] : entries.map(({ event }) => event.actorId), visibleActor, context),
    valuesOf(keysOf(['viewerCanUndo'], undoOf), undo, context),
  ])
  return entries.map((entry) => {
    const { event } = entry
    const { actor } = parts.get(keyOfActor(entry)) ?? {}
    const seen = isAsked ? actor?.seen : users.get(event.actorId)
    return {
      ...entry,
      // Of the columns of a person it has those that the document asks for.
      actor: (seen ?? null) as User | null,
      actorName: actor?.name ?? NOBODY,
      isActorFormer: actor?.isFormer ?? true,
      tokenName: actor?.isService ? actor.name : actor?.tokenName || null,
      subjectLabel: parts.get(labelOf(entry))?.label ?? labelInPayload(event),
      viewerCanUndo: undos.get(undoOf(entry)) ?? null,
    }
  })
}

export const ActivityObject = builder.objectRef<Activity>('Activity').implement({
  description: 'An entry of the activity feed: one event, or several drawings of one person in one view.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.int({
      description: 'The sequence number in the log; that of the newest event if there are several.',
      resolve: ({ event }) => event.seq,
    }),
    type: t.string({
      description: 'The type of the event, as `noun.verb`: `shot.moved`.',
      resolve: ({ event }) => event.type,
    }),
    kind: t.field({
      type: ActivityKindEnum,
      description: 'The subject.',
      resolve: ({ log, event }) => kindOf(log.name, event.type),
    }),
    actor: t.expose('actor', {
      type: UserNode,
      nullable: true,
      description: 'The person who did it; null if you no longer share an organization.',
    }),
    actorName: t.exposeString('actorName', {
      description:
        'The name of the person who did it, even if you no longer share an organization; `Former member` for a ' +
        'deleted account.',
    }),
    isActorFormer: t.exposeBoolean('isActorFormer', {
      description: 'Whether the person who did it deleted their account.',
    }),
    tokenName: t.exposeString('tokenName', {
      nullable: true,
      description: 'The name of the API token that was used; null if none was used or if the token is revoked.',
    }),
    at: t.field({
      type: 'DateTime',
      description: 'The time of the event; the last one if there are several.',
      resolve: ({ event }) => event.at,
    }),
    subjectId: t.id({
      description: 'The id of the object it happened to, which may be deleted.',
      resolve: ({ event }) => event.subject,
    }),
    subjectLabel: t.exposeString('subjectLabel', {
      nullable: true,
      description:
        'The present or last known name of the object: "SH0010", "Salt House", "Maya Okafor"; for a view, the code ' +
        'of its shot. Null if unknown, or for a person who deleted their account.',
    }),
    view: t.field({
      type: ViewNode,
      nullable: true,
      description:
        'The view that shows it: the one drawn in, or the first one of its shot. Null if it is about something else, ' +
        'or if the view is deleted.',
      resolve: ({ event }, _arguments, context) => picturedView(event.subject, context),
    }),
    payload: t.field({
      type: 'JSON',
      description: 'The old and new values; those of the newest event if there are several.',
      resolve: ({ event }) => event.payload,
    }),
    count: t.exposeInt('count', { description: 'The number of events in this entry: 1 to 500.' }),
    viewerCanUndo: t.expose('viewerCanUndo', {
      type: ActivityUndoEnum,
      nullable: true,
      description:
        'The mutation that undoes it; null if you cannot undo it. Only the last event of an object can be undone.',
    }),
  }),
})
