import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import type { FileUpload } from 'graphql-upload-minimal'
import type PrismaTypes from '../__generated__/pothos.ts'
import { getDatamodel } from '../__generated__/pothos.ts'
import type { Context } from '../context.ts'
import { commonFailures, fail, unauthenticated } from '../kernel/errors.ts'
import { fromTypeId, type NodeName, toTypeId } from '../kernel/ids.ts'
import { credentialAllows } from '../kernel/permissions.ts'
import { prisma } from '../platform/database/client.ts'

/** What every connection says of its `totalCount`. */
export const TOTAL_COUNT_DESCRIPTION = 'How many rows there are in all, not on this page.'

/** Rows a connection gives when the request names no number. */
export const DEFAULT_PAGE = 50

interface Types {
  PrismaTypes: PrismaTypes
  Context: Context
  AuthScopes: { public: boolean; signedIn: boolean }
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  DefaultEdgesNullability: { list: false; items: false }
  DefaultNodeNullability: false
  Connection: { totalCount: number | (() => number | Promise<number>) }
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: Date; Output: Date }
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: Promise<FileUpload>; Output: never }
  }
}

/** What every module builds its types with. */
export const builder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    runScopesOnType: true,
    authScopes: ({ viewer }) => ({ public: true, signedIn: viewer !== null && credentialAllows(viewer, 'read') }),
    unauthorizedError: (_root, { viewer }) =>
      viewer ? fail(commonFailures.TOKEN_SCOPE_MISSING({ scope: 'read' })) : unauthenticated(),
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesOnConnection: { description: 'The rows alone.' },
    edgesFieldOptions: { nullable: { list: false, items: false }, description: 'The rows with their cursors.' },
    nodeFieldOptions: { nullable: false, description: 'The row.' },
    cursorFieldOptions: { description: 'The place of the row, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'Where this page lies in the whole.' },
    pageInfoTypeOptions: { description: 'Where a page lies in the whole list (Relay cursor connections).' },
    hasNextPageFieldOptions: { description: 'Whether there are rows after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are rows before this page.' },
    startCursorFieldOptions: { description: "The first row's cursor." },
    endCursorFieldOptions: { description: "The last row's cursor." },
    firstArgOptions: { description: 'How many rows from the beginning, or after `after`; 50 when nothing is said.' },
    afterArgOptions: { description: 'The cursor to go on after.' },
    lastArgOptions: { description: 'How many rows from the end, or before `before`.' },
    beforeArgOptions: { description: 'The cursor to end before.' },
    nodeTypeOptions: { description: 'Anything that has an id of its own.' },
    idFieldOptions: { description: 'A TypeID: the kind and a UUIDv7, as in `shot_01hz…`.' },
    nodeQueryOptions: {
      description: 'Any object, by its id; null when there is none that you may see.',
      args: { id: { description: 'Which one.' } },
    },
    nodesQueryOptions: {
      nullable: { list: true, items: true },
      description: 'Several objects, in the order of their ids; null for each that is not there.',
      args: { ids: { description: 'Which ones.' } },
    },
    mutationInputArgOptions: { description: 'What to change.' },
    // A field that fails leaves the results of those before it, which are committed.
    relayMutationFieldOptions: { nullable: true },
    encodeGlobalID: (typename, id) => toTypeId(typename as NodeName, String(id)),
    decodeGlobalID: (id) => {
      const { name, uuid } = fromTypeId(id)
      return { typename: name, id: uuid }
    },
  },
  prisma: {
    client: () => prisma,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
    defaultConnectionSize: DEFAULT_PAGE,
    maxConnectionSize: 1000,
  },
})

builder.queryType({ description: 'Everything that can be read.' })
builder.mutationType({ description: 'Everything that can be changed. Each takes one `input`.' })
builder.subscriptionType({ description: 'Everything that can be followed, over server-sent events or graphql-ws.' })

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: TOTAL_COUNT_DESCRIPTION,
    resolve: ({ totalCount }) => (typeof totalCount === 'function' ? totalCount() : totalCount),
  }),
)

/** The field builder of an object, a payload for the most, whose resolver answers `Shape`. */
export type PayloadFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Shape>
