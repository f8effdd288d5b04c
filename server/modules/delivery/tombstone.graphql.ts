import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { trashBegin } from '../../kernel/days.ts'
import { type NodeName, toTypeId } from '../../kernel/ids.ts'
import { demandCredential, readable } from '../../kernel/permissions.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { inSightOf } from '../identity/project.policy.ts'
import { type ActorName, loadActorNames } from './activity.service.ts'
import {
  demandKnown,
  type Gone,
  type GonePage,
  type GoneWindow,
  loadDeleters,
  purgeTime,
  readGone,
  readGoneOrganizations,
  readGoneProjects,
  TOMBSTONE_KINDS,
  type TombstoneKind,
} from './tombstone.service.ts'
import { cut, pageOf } from './tombstonePage.graphql.ts'

const TYPE_NAMES = {
  ORGANIZATION: 'Organization',
  PROJECT: 'Project',
  STORYBOARD: 'Storyboard',
  SCENE: 'Scene',
  SHOT: 'Shot',
  VIEW: 'View',
  SOUNDTRACK: 'Soundtrack',
  VOICE: 'ShotVoice',
  ASSET: 'Asset',
  TASK: 'Task',
  PLAYLIST: 'Playlist',
  THREAD: 'CommentThread',
} as const satisfies Record<Gone['kind'], NodeName>

const TombstoneTypeEnum = builder.enumType('TombstoneType', {
  description: 'The types of deleted objects.',
  values: {
    ORGANIZATION: { value: 'ORGANIZATION', description: 'Organizations: only in `Query.deletedOrganizations`.' },
    PROJECT: { value: 'PROJECT', description: 'Projects: only in `deletedProjects` and `Organization.trash`.' },
    STORYBOARD: { value: 'STORYBOARD', description: 'Boards.' },
    SCENE: { value: 'SCENE', description: 'Scenes. `Project.deleted` also has those deleted with their board.' },
    SHOT: { value: 'SHOT', description: 'Shots. `Project.deleted` also has those deleted with their board.' },
    VIEW: { value: 'VIEW', description: 'Views. `Project.deleted` also has those deleted with their shot or board.' },
    SOUNDTRACK: { value: 'SOUNDTRACK', description: 'Soundtracks that were removed or replaced.' },
    VOICE: { value: 'VOICE', description: 'Scratch voices of shots that were removed or replaced.' },
    ASSET: { value: 'ASSET', description: 'Assets.' },
    TASK: { value: 'TASK', description: 'Tasks.' },
    PLAYLIST: { value: 'PLAYLIST', description: 'Playlists.' },
    THREAD: {
      value: 'THREAD',
      description:
        'Threads of comments that went with their only comment: in `Project.deleted` alone. Those of what is in the ' +
        'trash go and come back with it, and are not listed.',
    },
  } as const satisfies Record<Gone['kind'], object>,
})

const typeIdOf = ({ kind, id }: Gone) => toTypeId(TYPE_NAMES[kind], id)
const loggedDeleter = batched<string, string | null>(loadDeleters, null)
const deleterOf = (gone: Gone, context: Context) => gone.deletedById ?? loggedDeleter(typeIdOf(gone), context)
const visiblePerson = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const personName = batched<string, ActorName | null>(loadActorNames, null)

const Tombstone = builder.objectRef<Gone>('Tombstone').implement({
  description: 'A deleted object.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    deletedId: t.id({
      description: 'The id of the object. A restored object has it again.',
      resolve: typeIdOf,
    }),
    type: t.expose('kind', { type: TombstoneTypeEnum, description: 'The type of the object.' }),
    label: t.exposeString('label', {
      description:
        'The name of an organization, project, board, soundtrack, asset, view or playlist, the heading of a scene, ' +
        'the code of a shot or of the shot of a voice, the title of a task, or the number of a thread: "#42". Empty ' +
        'for a view without a name.',
    }),
    place: t.exposeString('place', {
      nullable: true,
      description:
        'The board of a scene, shot, soundtrack or voice, or the board and the shot of a view: "Main / SH0010". Null ' +
        'for other types.',
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'The time of deletion.' }),
    purgedAt: t.field({
      type: 'DateTime',
      description: 'The time from which the object cannot be restored: 30 days after its deletion.',
      resolve: ({ deletedAt }) => purgeTime(deletedAt),
    }),
    deletedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who deleted it; null if you no longer share an organization, or for `resetProject`.',
      resolve: async (gone, _arguments, context) => {
        const id = await deleterOf(gone, context)
        return id === null ? null : visiblePerson(id, context)
      },
    }),
    deletedByName: t.string({
      nullable: true,
      description:
        'The name of that person, even if you no longer share an organization: `Former member` for a deleted ' +
        'account. Null for `resetProject`.',
      resolve: async (gone, _arguments, context) => {
        const id = await deleterOf(gone, context)
        return id === null ? null : ((await personName(id, context))?.name ?? null)
      },
    }),
    isDeleterFormer: t.boolean({
      description: 'Whether that person deleted their account; false for `resetProject`.',
      resolve: async (gone, _arguments, context) => {
        const id = await deleterOf(gone, context)
        return id !== null && ((await personName(id, context))?.isFormer ?? false)
      },
    }),
  }),
})

const TombstoneConnection = builder.connectionObject(
  { name: 'TombstoneConnection', type: Tombstone, description: 'A page of deleted objects.' },
  { name: 'TombstoneEdge', description: 'A deleted object with its cursor.' },
)

/** Owners whose keys name the same window, by that window. */
function ownersByWindow(keys: readonly string[]): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const key of keys) {
    const [owner, window] = JSON.parse(key) as [string, string]
    owners.set(window, [...(owners.get(window) ?? []), owner])
  }
  return owners
}

const keyOf = (owner: string, window: string) => JSON.stringify([owner, window])
const windowOf = (window: GoneWindow) => JSON.stringify(window)

/** Pages of projects; the pages of one window are read by one statement. */
const projectPage = batched<string, GonePage>(async (keys) => {
  const windows = [...ownersByWindow(keys)]
  const found = await Promise.all(windows.map(async ([window, projectIds]) => {
    const pages = await readGone(projectIds, JSON.parse(window) as GoneWindow)
    return [...pages].map(([projectId, page]) => [keyOf(projectId, window), page] as const)
  }))
  return new Map(found.flat())
}, { rows: [], total: 0 })

/** The deleted projects of organizations since a time, oldest first. */
const goneProjects = batched<string, Gone[]>(async (keys, context) => {
  const sight = inSightOf(requireViewer(context))
  const found = new Map<string, Gone[]>()
  for (const [since, organizationIds] of ownersByWindow(keys)) {
    for (const { owner, ...gone } of await readGoneProjects(organizationIds, sight, new Date(since))) {
      const key = keyOf(owner, since)
      found.set(key, [...(found.get(key) ?? []), gone])
    }
  }
  return found
}, [])

/** The time since which the trash is read: a whole day, so that the pages of several projects have one key. */
function trashSince(): string {
  const begin = trashBegin()
  begin.setUTCHours(0, 0, 0, 0)
  return begin.toISOString()
}

const SINCE =
  'The earliest time of deletion, at most 30 days ago. For incremental sync, use the start of the previous read ' +
  'minus one minute.'
const PAGE = builder.args((t) => ({
  first: t.int({ required: false, description: 'At most 200; 50 by default.' }),
  after: t.string({ required: false, description: 'Returns objects after this cursor.' }),
}))

const TombstoneFilter = builder.inputType('TombstoneFilter', {
  description: 'A filter for deleted objects.',
  fields: (t) => ({
    since: t.field({ type: 'DateTime', description: SINCE }),
    types: t.field({ type: [TombstoneTypeEnum], required: false, description: 'Only these types; all if empty.' }),
  }),
})

const DeletedProjectFilter = builder.inputType('DeletedProjectFilter', {
  description: 'A filter for deleted projects.',
  fields: (t) => ({ since: t.field({ type: 'DateTime', description: SINCE }) }),
})

const TrashFilter = builder.inputType('TrashFilter', {
  description: 'A filter for the trash.',
  fields: (t) => ({
    types: t.field({ type: [TombstoneTypeEnum], required: false, description: 'Only these types; all if empty.' }),
  }),
})

const scopeOf = (kind: TombstoneKind) => {
  if (kind === 'SCENE') return READ_SCOPES.SCRIPT
  if (kind === 'PLAYLIST') return READ_SCOPES.REVIEW
  if (kind === 'THREAD') return READ_SCOPES.COMMENT
  return kind === 'SOUNDTRACK' || kind === 'VOICE' ? 'media:read' : READ_SCOPES[kind]
}

/** The wished types of which a token reads the objects. */
function readableKinds(context: Context, types: readonly Gone['kind'][] | null | undefined) {
  const wished = TOMBSTONE_KINDS.filter((kind) => !types?.length || types.includes(kind))
  return readable(requireViewer(context), wished, scopeOf)
}

builder.prismaObjectFields('Project', (t) => ({
  deleted: t.field({
    type: TombstoneConnection,
    description:
      'Its objects that were deleted since a time and not restored, oldest first. Together with `updatedSince` of ' +
      'its lists, this keeps a copy in sync.',
    select: { id: true },
    args: { filter: t.arg({ type: TombstoneFilter, description: 'A filter; `since` is required.' }), ...PAGE },
    resolve: ({ id }, { filter: { since, types }, ...asked }, context) => {
      demandKnown(since)
      const of = { list: 'tombstones', kinds: readableKinds(context, types), since: since.toISOString() } as const
      return pageOf(asked, (after, size) => projectPage(keyOf(id, windowOf({ ...of, after, size })), context))
    },
  }),
  trash: t.field({
    type: TombstoneConnection,
    description:
      'Its trash: the deleted objects that can be restored, newest first. What was deleted with its board or shot ' +
      'is restored with it and not listed.',
    select: { id: true },
    args: { filter: t.arg({ type: TrashFilter, required: false, description: 'A filter; all by default.' }), ...PAGE },
    resolve: ({ id }, { filter, ...asked }, context) => {
      const of = { list: 'trash', kinds: readableKinds(context, filter?.types), since: trashSince() } as const
      return pageOf(asked, (after, size) => projectPage(keyOf(id, windowOf({ ...of, after, size })), context))
    },
  }),
}))

builder.prismaObjectFields('Organization', (t) => ({
  deletedProjects: t.field({
    type: TombstoneConnection,
    authScopes: { 'projects:read': true },
    description:
      'Its projects that were deleted since a time and not restored, oldest first. Their contents were deleted with ' +
      'them.',
    select: { id: true },
    args: { filter: t.arg({ type: DeletedProjectFilter, description: 'A filter; `since` is required.' }), ...PAGE },
    resolve: async ({ id }, { filter: { since }, ...asked }, context) => {
      demandKnown(since)
      const gone = await goneProjects(keyOf(id, since.toISOString()), context)
      return pageOf(asked, async (after, size) => cut(gone, 'oldest', after, size))
    },
  }),
  trash: t.field({
    type: TombstoneConnection,
    authScopes: { 'projects:read': true },
    description: 'Its trash: the deleted projects that can be restored, newest first.',
    select: { id: true },
    args: PAGE,
    resolve: async ({ id }, asked, context) => {
      const gone = await goneProjects(keyOf(id, trashSince()), context)
      return pageOf(asked, async (after, size) => cut(gone, 'newest', after, size))
    },
  }),
}))

builder.queryField('deletedOrganizations', (t) =>
  t.field({
    type: TombstoneConnection,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      'The deleted organizations of which you are the OWNER, newest first: `restoreOrganization` restores them. ' +
      'FORBIDDEN for API tokens.',
    args: PAGE,
    resolve: async (_root, asked, context) => {
      const viewer = requireViewer(context)
      demandCredential(viewer, 'own')
      const gone = await readGoneOrganizations(viewer, trashBegin())
      return pageOf(asked, async (after, size) => cut(gone, 'newest', after, size))
    },
  }),
)
