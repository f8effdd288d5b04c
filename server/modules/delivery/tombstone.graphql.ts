import { type Context, requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, invalidCursor } from '../../graphql/paging.ts'
import { READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { isUuid, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { readable } from '../../kernel/permissions.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { inSightOf } from '../identity/project.policy.ts'
import { type ActorName, loadActorNames } from './activity.service.ts'
import {
  demandKnown,
  type Gone,
  type GonePage,
  type GonePlace,
  type GoneWindow,
  loadDeleters,
  purgeTime,
  readGone,
  readGoneProjects,
  TOMBSTONE_KINDS,
  trashBegin,
} from './tombstone.service.ts'

const TYPE_NAMES = {
  PROJECT: 'Project',
  STORYBOARD: 'Storyboard',
  SHOT: 'Shot',
  VIEW: 'View',
  ASSET: 'Asset',
  TASK: 'Task',
} as const satisfies Record<Gone['kind'], NodeName>

const TombstoneTypeEnum = builder.enumType('TombstoneType', {
  description: 'The types of deleted objects.',
  values: {
    PROJECT: { value: 'PROJECT', description: 'Projects: only in `deletedProjects` and `Organization.trash`.' },
    STORYBOARD: { value: 'STORYBOARD', description: 'Boards.' },
    SHOT: { value: 'SHOT', description: 'Shots. `Project.deleted` also has those deleted with their board.' },
    VIEW: { value: 'VIEW', description: 'Views. `Project.deleted` also has those deleted with their shot or board.' },
    ASSET: { value: 'ASSET', description: 'Assets.' },
    TASK: { value: 'TASK', description: 'Tasks.' },
  } as const satisfies Record<Gone['kind'], object>,
})

const typeIdOf = ({ kind, id }: Gone) => toTypeId(TYPE_NAMES[kind], id)
const deleterOf = batched<string, string | null>(loadDeleters, null)
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
        'The name of a project, board, asset or view, the code of a shot, or the title of a task. Empty for a view ' +
        'without a name.',
    }),
    place: t.exposeString('place', {
      nullable: true,
      description: 'The board of a shot, or the board and the shot of a view: "Main / SH0010". Null for other types.',
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
        const id = await deleterOf(typeIdOf(gone), context)
        return id === null ? null : visiblePerson(id, context)
      },
    }),
    deletedByName: t.string({
      nullable: true,
      description: 'The name of that person, even if you no longer share an organization; null for `resetProject`.',
      resolve: async (gone, _arguments, context) => {
        const id = await deleterOf(typeIdOf(gone), context)
        return id === null ? null : ((await personName(id, context))?.name ?? null)
      },
    }),
  }),
})

const TombstoneConnection = builder.connectionObject(
  { name: 'TombstoneConnection', type: Tombstone, description: 'A page of deleted objects.' },
  { name: 'TombstoneEdge', description: 'A deleted object with its cursor.' },
)

const CURSOR = /^gone:(\d{1,15}):(.{36})$/

const cursorOf = ({ deletedAt, id }: Gone) =>
  Buffer.from(`gone:${deletedAt.getTime()}:${id}`).toString('base64')

function readPlace(after: string | null): GonePlace | null {
  if (after === null) return null
  const [, time = '', id = ''] = CURSOR.exec(Buffer.from(after, 'base64').toString()) ?? []
  const deletedAt = new Date(Number(time))
  if (!isUuid(id) || Number.isNaN(deletedAt.getTime())) throw invalidCursor('after')
  return { deletedAt: deletedAt.toISOString(), id }
}

interface Asked {
  first?: number | null | undefined
  after?: string | null | undefined
}

/** Reads one object more than a page holds, which says whether there is a next one. */
async function pageOf({ first, after }: Asked, read: (after: GonePlace | null, size: number) => Promise<GonePage>) {
  checkPage({ first: first ?? null })
  const size = first ?? DEFAULT_PAGE
  const place = readPlace(after ?? null)
  const { rows, total } = await read(place, size + 1)
  const edges = rows.slice(0, size).map((node) => ({ cursor: cursorOf(node), node }))
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: place !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

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

/** A page of objects that are all here, oldest first; `order` is that of the page. */
function cut(gone: readonly Gone[], order: 'oldest' | 'newest', after: GonePlace | null, size: number): GonePage {
  const placeOf = ({ deletedAt, id }: Gone) => `${deletedAt.toISOString()} ${id}`
  const last = after && `${after.deletedAt} ${after.id}`
  const isLater = (each: Gone) =>
    last === null || (order === 'oldest' ? placeOf(each) > last : placeOf(each) < last)
  const ordered = order === 'oldest' ? gone : gone.toReversed()
  return { rows: ordered.filter(isLater).slice(0, size), total: gone.length }
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

/** The wished types of which a token reads the objects. */
function readableKinds(context: Context, types: readonly Gone['kind'][] | null | undefined) {
  const wished = TOMBSTONE_KINDS.filter((kind) => !types?.length || types.includes(kind))
  return readable(requireViewer(context), wished, (kind) => READ_SCOPES[kind])
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
