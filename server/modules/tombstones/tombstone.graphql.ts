import { requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor } from '../../graphql/paging.ts'
import { isUuid, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { inSightOf } from '../projects/project.policy.ts'
import {
  demandKnown,
  type Gone,
  type GonePage,
  type GonePlace,
  readGone,
  readGoneProjects,
  TOMBSTONE_KINDS,
  type TombstoneKind,
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
  description: 'What of a project is told when it was deleted.',
  values: {
    STORYBOARD: { value: 'STORYBOARD', description: 'Boards.' },
    SHOT: { value: 'SHOT', description: 'Shots, also those that went with their board.' },
    VIEW: { value: 'VIEW', description: 'Views, also those that went with their shot or board.' },
    ASSET: { value: 'ASSET', description: 'Assets.' },
    TASK: { value: 'TASK', description: 'Tasks.' },
  } as const satisfies Record<TombstoneKind, object>,
})

const Tombstone = builder.objectRef<Gone>('Tombstone').implement({
  description: 'Something that was deleted: what a copy elsewhere must forget.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The id it had, and has again when it is restored.',
      resolve: ({ kind, id }) => toTypeId(TYPE_NAMES[kind], id),
    }),
    typeName: t.string({
      description: 'What it was, as the schema calls it: "Shot".',
      resolve: ({ kind }) => TYPE_NAMES[kind],
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it was deleted.' }),
  }),
})

const TombstoneConnection = builder.connectionObject(
  { name: 'TombstoneConnection', type: Tombstone, description: 'A page of what was deleted, oldest first.' },
  { name: 'TombstoneEdge', description: 'Something that was deleted, with its cursor.' },
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
  'At this moment or later, at most 30 days ago: when the last reading began, less a minute for what was being ' +
  'written then.'
const FIRST = 'How many: at most 200; 50 when nothing is said.'
const AFTER = 'The cursor to go on after.'

builder.prismaObjectField('Project', 'deleted', (t) =>
  t.field({
    type: TombstoneConnection,
    description:
      'What of it was deleted since a moment and was not restored, oldest first: with `updatedSince` of its lists, ' +
      'what a copy elsewhere must know to be as it is here.',
    select: { id: true },
    args: {
      since: t.arg({ type: 'DateTime', description: SINCE }),
      types: t.arg({
        type: [TombstoneTypeEnum],
        required: false,
        description: 'Of these types; of all of them when empty or not given.',
      }),
      first: t.arg.int({ required: false, description: FIRST }),
      after: t.arg.string({ required: false, description: AFTER }),
    },
    resolve: ({ id }, { types, ...asked }) => {
      const kinds = types && types.length > 0 ? types : TOMBSTONE_KINDS
      return gonePage(asked, (page) => readGone(id, { ...page, kinds }))
    },
  }),
)

builder.prismaObjectField('Organization', 'deletedProjects', (t) =>
  t.field({
    type: TombstoneConnection,
    description:
      'Its projects that were deleted since a moment and were not restored, oldest first. All that was in them went ' +
      'with them.',
    select: { id: true },
    args: {
      since: t.arg({ type: 'DateTime', description: SINCE }),
      first: t.arg.int({ required: false, description: FIRST }),
      after: t.arg.string({ required: false, description: AFTER }),
    },
    resolve: ({ id }, asked, context) => {
      const place = { AND: [{ organizationId: id }, inSightOf(requireViewer(context))] }
      return gonePage(asked, (page) => readGoneProjects(place, page))
    },
  }),
)
