import { requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor } from '../../graphql/paging.ts'
import { READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { isUuid, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { readable } from '../../kernel/permissions.ts'
import { inSightOf } from '../identity/project.policy.ts'
import {
  demandKnown,
  type Gone,
  type GonePage,
  type GonePlace,
  readGone,
  readGoneProjects,
  TOMBSTONE_KINDS,
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
    PROJECT: { value: 'PROJECT', description: 'Projects: only in `deletedProjects`.' },
    STORYBOARD: { value: 'STORYBOARD', description: 'Boards.' },
    SHOT: { value: 'SHOT', description: 'Shots, also those deleted with their board.' },
    VIEW: { value: 'VIEW', description: 'Views, also those deleted with their shot or board.' },
    ASSET: { value: 'ASSET', description: 'Assets.' },
    TASK: { value: 'TASK', description: 'Tasks.' },
  } as const satisfies Record<Gone['kind'], object>,
})

const Tombstone = builder.objectRef<Gone>('Tombstone').implement({
  description: 'A deleted object, for removing it from a copy.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The id of the object. A restored object has it again.',
      resolve: ({ kind, id }) => toTypeId(TYPE_NAMES[kind], id),
    }),
    type: t.expose('kind', { type: TombstoneTypeEnum, description: 'The type of the object.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'The time of deletion.' }),
  }),
})

const TombstoneConnection = builder.connectionObject(
  { name: 'TombstoneConnection', type: Tombstone, description: 'A page of deleted objects, oldest first.' },
  { name: 'TombstoneEdge', description: 'A deleted object with its cursor.' },
)

const CURSOR = /^gone:(\d{1,15}):(.{36})$/

const cursorOf = ({ deletedAt, id }: GonePlace) =>
  Buffer.from(`gone:${deletedAt.getTime()}:${id}`).toString('base64')

function readPlace(after: string | null): GonePlace | null {
  if (after === null) return null
  const [, time = '', id = ''] = CURSOR.exec(Buffer.from(after, 'base64').toString()) ?? []
  const deletedAt = new Date(Number(time))
  if (!isUuid(id) || Number.isNaN(deletedAt.getTime())) throw invalidCursor('after')
  return { deletedAt, id }
}

interface Asked {
  since: Date
  first?: number | null | undefined
  after?: string | null | undefined
}

async function gonePage(
  { since, first, after }: Asked,
  read: (asked: { since: Date; after: GonePlace | null; size: number }) => Promise<GonePage>,
) {
  checkPage({ first: first ?? null })
  demandKnown(since)
  const size = first ?? DEFAULT_PAGE
  const place = readPlace(after ?? null)
  const { rows, total } = await read({ since, after: place, size: size + 1 })
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

const SINCE =
  'The earliest time of deletion, at most 30 days ago. For incremental sync, use the start of the previous read ' +
  'minus one minute.'
const FIRST = 'At most 200; 50 by default.'
const AFTER = 'Returns objects after this cursor.'

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

builder.prismaObjectField('Project', 'deleted', (t) =>
  t.field({
    type: TombstoneConnection,
    description:
      'Its objects that were deleted since a time and not restored, oldest first. Together with `updatedSince` of ' +
      'its lists, this keeps a copy in sync.',
    select: { id: true },
    args: {
      filter: t.arg({ type: TombstoneFilter, description: 'A filter; `since` is required.' }),
      first: t.arg.int({ required: false, description: FIRST }),
      after: t.arg.string({ required: false, description: AFTER }),
    },
    resolve: ({ id }, { filter: { since, types }, ...page }, context) => {
      const asked = { ...page, since }
      const wished = TOMBSTONE_KINDS.filter((kind) => !types?.length || types.includes(kind))
      const kinds = readable(requireViewer(context), wished, (kind) => READ_SCOPES[kind])
      return gonePage(asked, (window) => readGone(id, { ...window, kinds }))
    },
  }),
)

builder.prismaObjectField('Organization', 'deletedProjects', (t) =>
  t.field({
    type: TombstoneConnection,
    authScopes: { 'projects:read': true },
    description:
      'Its projects that were deleted since a time and not restored, oldest first. Their contents were deleted with ' +
      'them.',
    select: { id: true },
    args: {
      filter: t.arg({ type: DeletedProjectFilter, description: 'A filter; `since` is required.' }),
      first: t.arg.int({ required: false, description: FIRST }),
      after: t.arg.string({ required: false, description: AFTER }),
    },
    resolve: ({ id }, { filter, ...page }, context) => {
      const asked = { ...page, ...filter }
      const place = { AND: [{ organizationId: id }, inSightOf(requireViewer(context))] }
      return gonePage(asked, (window) => readGoneProjects(place, window))
    },
  }),
)
