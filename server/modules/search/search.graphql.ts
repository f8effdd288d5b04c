import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { type Context, requireViewer, type Viewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor } from '../../graphql/paging.ts'
import { READ_SCOPES } from '../../kernel/eventDeclaration.ts'
import { isUuid, type NodeName } from '../../kernel/ids.ts'
import { readable } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { visibleTo as visibleUser } from '../identity/account.policy.ts'
import { AssetNode } from '../production/asset.graphql.ts'
import { visibleTo as visibleAsset } from '../production/asset.policy.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { TaskNode } from '../production/task.graphql.ts'
import { visibleTo as visibleTask } from '../production/task.policy.ts'
import {
  FOUND_BY_WORDS, matchesIn, search, SEARCH_FIELDS, SEARCH_KINDS, type SearchKind, type SearchMatch, type SearchPlace,
} from './search.service.ts'

const KIND_DESCRIPTIONS: Record<SearchKind, string> = {
  PROJECT: 'Projects, by code and name.',
  STORYBOARD: 'Boards, by code and name.',
  SHOT: 'Shots, by code, name, description, dialogue, camera note, notes and the heading of their scene.',
  ASSET: 'Assets, by code and name.',
  TASK: 'Tasks, by title.',
  PERSON: 'People of your organizations, by name and email address.',
}

const SearchTypeEnum = builder.enumType('SearchType', {
  description: 'A type of search results.',
  values: Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, { value: kind, description: KIND_DESCRIPTIONS[kind] }]),
  ) as Record<SearchKind, { value: SearchKind; description: string }>,
})

const SearchFilter = builder.inputType('SearchFilter', {
  description: 'A filter for search results.',
  fields: (t) => ({
    types: t.field({ type: [SearchTypeEnum], required: false, description: 'Only these types; all if empty.' }),
  }),
})

const TYPE_NAMES = {
  PROJECT: 'Project',
  STORYBOARD: 'Storyboard',
  SHOT: 'Shot',
  ASSET: 'Asset',
  TASK: 'Task',
  PERSON: 'User',
} as const satisfies Record<SearchKind, NodeName>

/** How rows are read, by kind; what the viewer does not see any more is left out. */
const READERS = {
  PROJECT: (query, id, viewer) => prisma().project.findMany({ ...query, where: { id, ...visibleProject(viewer) } }),
  STORYBOARD: (query, id, viewer) =>
    prisma().storyboard.findMany({ ...query, where: { id, ...visibleStoryboard(viewer) } }),
  SHOT: (query, id, viewer) => prisma().shot.findMany({ ...query, where: { id, ...visibleShot(viewer) } }),
  ASSET: (query, id, viewer) => prisma().asset.findMany({ ...query, where: { id, ...visibleAsset(viewer) } }),
  TASK: (query, id, viewer) => prisma().task.findMany({ ...query, where: { id, ...visibleTask(viewer) } }),
  PERSON: (query, id, viewer) => prisma().user.findMany({ ...query, where: { id, ...visibleUser(viewer) } }),
} satisfies Record<SearchKind, (query: object, id: { in: string[] }, viewer: Viewer) => Promise<{ id: string }[]>>

const SearchResult = builder.unionType('SearchResult', {
  description: 'A search result.',
  types: [ProjectNode, StoryboardNode, ShotNode, AssetNode, TaskNode, UserNode],
  resolveType: (row) => (row as unknown as { __typename: string }).__typename,
})

type Result = typeof SearchResult.$inferType

const FIELD_DESCRIPTIONS: Record<SearchMatch['field'], string> = {
  DESCRIPTION: 'The description.',
  DIALOGUE: 'The dialogue.',
  CAMERA_NOTE: 'The camera note.',
  NOTES: 'The notes.',
  SCENE: 'The heading of the scene.',
}

const SearchFieldEnum = builder.enumType('SearchField', {
  description: 'A text of a shot that is searched beside its code and name.',
  values: Object.fromEntries(
    SEARCH_FIELDS.map((field) => [field, { value: field, description: FIELD_DESCRIPTIONS[field] }]),
  ) as Record<SearchMatch['field'], { value: SearchMatch['field']; description: string }>,
})

const SearchMatchObject = builder.objectRef<SearchMatch>('SearchMatch').implement({
  description: 'The place at which a text was found.',
  authScopes: { 'shots:read': true },
  fields: (t) => ({
    field: t.expose('field', { type: SearchFieldEnum, description: 'The text that holds it.' }),
    text: t.exposeString('text', { description: 'The part of that text around the place, on one line.' }),
  }),
})

const SearchConnection = builder.connectionObject(
  { name: 'SearchConnection', type: SearchResult, description: 'A page of search results, best matches first.' },
  {
    name: 'SearchEdge',
    description: 'A search result with its cursor.',
    fields: (t) => ({
      match: t.field({
        type: SearchMatchObject,
        nullable: true,
        description: 'The place at which the text was found; null for a code, a name, a title or an email address.',
        resolve: (edge) => (edge as { match?: SearchMatch | null }).match ?? null,
      }),
    }),
  },
)

const CURSOR = /^search:(\[.*\])$/s

const cursorOf = ({ fit, kind, key, id }: SearchPlace) =>
  Buffer.from(`search:${JSON.stringify([fit, kind, key, id])}`).toString('base64')

function placeIn(cursor: string): unknown {
  try {
    return JSON.parse(CURSOR.exec(Buffer.from(cursor, 'base64').toString())?.[1] ?? '')
  } catch {
    return null
  }
}

/** The place a cursor names; null when none is given, INVALID_INPUT when it is not one of this list. */
function readPlace(after: string | null): SearchPlace | null {
  if (after === null) return null
  const place = placeIn(after)
  const [fit, name, key, id] = Array.isArray(place) ? (place as unknown[]) : []
  const kind = SEARCH_KINDS.find((each) => each === name)
  const isKey = typeof key === 'string' && !key.includes('\0')
  const isPlace = typeof fit === 'number' && [0, 1, 2, FOUND_BY_WORDS].includes(fit) && isKey
  if (!isPlace || !kind || typeof id !== 'string' || !isUuid(id)) throw invalidCursor('after')
  return { fit, kind, key, id }
}

/** The rows at places with all that the document asks of them: one statement for each kind of them. */
async function readRows(places: readonly SearchPlace[], context: Context, info: GraphQLResolveInfo) {
  const viewer = requireViewer(context)
  const kinds = SEARCH_KINDS.filter((kind) => places.some((place) => place.kind === kind))
  const rows = await Promise.all(
    kinds.map(async (kind) => {
      const typeName = TYPE_NAMES[kind]
      const query = queryFromInfo({ context, info, typeName, paths: [['edges', 'node'], ['nodes']] })
      const ids = places.flatMap((place) => (place.kind === kind ? [place.id] : []))
      const found: { id: string }[] = await READERS[kind](query, { in: ids }, viewer)
      return found.map((row) => [`${kind}:${row.id}`, { ...row, __typename: typeName }] as const)
    }),
  )
  return new Map<string, object>(rows.flat())
}

builder.queryField('search', (t) =>
  t.field({
    type: SearchConnection,
    nullable: true,
    description:
      'Objects and people whose code or name contains a text, ignoring case: exact matches first, then those that ' +
      'begin with it, then the others; each in the order projects, boards, shots, assets, tasks, people. Shots that ' +
      'have the words of the text in a row in their texts come last; the last word may be the beginning of one. ' +
      'Archived projects and their contents are left out.',
    authScopes: { signedIn: true },
    args: {
      query: t.arg.string({ description: 'The text: 1 to 200 characters.' }),
      filter: t.arg({ type: SearchFilter, required: false, description: 'A filter; all types by default.' }),
      first: t.arg.int({ required: false, description: 'At most 200; 50 by default.' }),
      after: t.arg.string({ required: false, description: 'Returns objects after this cursor.' }),
    },
    resolve: async (_root, { query, filter, first, after }, context, info) => {
      const types = filter?.types
      checkPage({ first: first ?? null })
      const size = first ?? DEFAULT_PAGE
      const viewer = requireViewer(context)
      const wished = types && types.length > 0 ? types : SEARCH_KINDS
      const kinds = readable(viewer, wished, (kind) => READ_SCOPES[kind === 'PERSON' ? 'MEMBER' : kind])
      const place = readPlace(after ?? null)
      const asked = { query, kinds, after: place, size: size + 1 }
      const { places, total } = await search(viewer, asked)
      const page = places.slice(0, size)
      const wordy = page.flatMap(({ fit, id }) => (fit === FOUND_BY_WORDS ? [id] : []))
      const [rows, matches] = await Promise.all([readRows(page, context, info), matchesIn(wordy, query)])
      const edges = page.flatMap((each) => {
        const node = rows.get(`${each.kind}:${each.id}`) as Result | undefined
        return node ? [{ cursor: cursorOf(each), node, match: matches.get(each.id) ?? null }] : []
      })
      return {
        edges,
        totalCount: total,
        pageInfo: {
          hasNextPage: places.length > size,
          hasPreviousPage: place !== null,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      }
    },
  }),
)
