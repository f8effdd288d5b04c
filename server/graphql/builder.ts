import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin, { type AuthFailure, AuthScopeFailureType } from '@pothos/plugin-scope-auth'
import type { FileUpload } from 'graphql-upload-minimal'
import type PrismaTypes from '../__generated__/pothos.ts'
import { getDatamodel } from '../__generated__/pothos.ts'
import type { Context, Viewer } from '../context.ts'
import { commonFailures, fail, unauthenticated } from '../kernel/errors.ts'
import { fromTypeId, type NodeName, toTypeId } from '../kernel/ids.ts'
import { credentialAllows, SCOPES, type Scope } from '../kernel/permissions.ts'
import { prisma } from '../platform/database/client.ts'
import { connectionScopes } from './connectionScopes.ts'
import { plainNode } from './plainRows.ts'

/** What every connection says of its `totalCount`. */
export const TOTAL_COUNT_DESCRIPTION = 'The number of objects in the whole list.'

/** Rows a connection gives when the request names no number. */
export const DEFAULT_PAGE = 50

interface Types {
  PrismaTypes: PrismaTypes
  Context: Context
  AuthScopes: Record<Scope | 'public' | 'signedIn' | 'guest', boolean>
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
    Long: { Input: number; Output: number | bigint }
    Upload: { Input: Promise<FileUpload>; Output: never }
  }
}

const scopesOf = (viewer: Viewer | null): Types['AuthScopes'] => {
  const allows = (scope: Scope | 'read') => viewer !== null && credentialAllows(viewer, scope)
  const scopes = (Object.keys(SCOPES) as Scope[]).map((scope) => [scope, allows(scope)])
  const byName = Object.fromEntries(scopes) as Record<Scope, boolean>
  return { ...byName, public: true, signedIn: allows('read'), guest: false }
}

const OF_NOBODY = scopesOf(null)
const OF_GUEST = { ...OF_NOBODY, guest: true }
/** By what a token grants: it is the same for the requests of some seconds. */
const knownScopes = new WeakMap<Viewer['granted'], Types['AuthScopes']>()

/** What a request may read and write: types and fields declare the scopes they need. */
export function authScopes({ viewer, guest }: Context): Types['AuthScopes'] {
  if (!viewer) return guest ? OF_GUEST : OF_NOBODY
  const known = knownScopes.get(viewer.granted)
  if (known) return known
  const scopes = scopesOf(viewer)
  knownScopes.set(viewer.granted, scopes)
  return scopes
}

/** The first scope that was missing; `read` where any would do. */
function missingScope(failure: AuthFailure): string {
  if ('failures' in failure) return failure.failures[0] ? missingScope(failure.failures[0]) : 'read'
  return failure.kind === AuthScopeFailureType.AuthScope && failure.scope in SCOPES ? failure.scope : 'read'
}

/** Whether only a guest of a review link may ask for something. */
const isForGuests = (failure: AuthFailure): boolean =>
  'failures' in failure
    ? failure.failures.some(isForGuests)
    : failure.kind === AuthScopeFailureType.AuthScope && failure.scope === 'guest'

/** What every module builds its types with. */
export const builder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin, PrismaPlugin, connectionScopes],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    runScopesOnType: true,
    authorizeOnSubscribe: true,
    authScopes,
    unauthorizedError: (_root, { viewer }, _info, { failure }) =>
      viewer && !isForGuests(failure)
        ? fail(commonFailures.TOKEN_SCOPE_MISSING({ scope: missingScope(failure) }))
        : unauthenticated(),
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesOnConnection: { description: 'The objects of the page.' },
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'The objects of the page with their cursors.',
    },
    nodeFieldOptions: { nullable: false, description: 'The object.' },
    cursorFieldOptions: { description: 'The cursor of the object, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'The position of the page in the list.' },
    pageInfoTypeOptions: { description: 'The position of a page in its list (Relay cursor connections).' },
    hasNextPageFieldOptions: { description: 'Whether there are objects after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are objects before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first object; null for an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last object; null for an empty page.' },
    firstArgOptions: {
      description: 'The number of objects from the start of the list, or after `after`; 50 by default.',
    },
    afterArgOptions: { description: 'Returns objects after this cursor.' },
    lastArgOptions: { description: 'The number of objects from the end of the list, or before `before`.' },
    beforeArgOptions: { description: 'Returns objects before this cursor.' },
    nodeTypeOptions: { description: 'An object with an id.' },
    idFieldOptions: { description: 'A TypeID: a prefix for the type and a UUIDv7, as in `shot_01hz…`.' },
    nodeQueryOptions: {
      description: 'An object by its id; null if none is visible to you.',
      args: { id: { description: 'The object.' } },
      resolve: async (_root, { id }, context, info, load) => (await plainNode(id, context, info)) ?? load(id),
    },
    nodesQueryOptions: {
      nullable: { list: true, items: true },
      description: 'Objects by their ids, in the order of the ids; null for each that is not visible to you.',
      args: { ids: { description: 'The ids.' } },
    },
    mutationInputArgOptions: { description: 'The input of the mutation.' },
    // A field that fails leaves the results of those before it, which are committed.
    relayMutationFieldOptions: { nullable: true },
    encodeGlobalID: (typename, id) => toTypeId(typename as NodeName, String(id)),
    decodeGlobalID: (id) => {
      const { name, uuid } = fromTypeId(id)
      return { typename: name, id: uuid }
    },
  },
  prisma: {
    client: () => prisma(),
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
    defaultConnectionSize: DEFAULT_PAGE,
    maxConnectionSize: 1000,
  },
})

builder.queryType({ description: 'The read operations.' })
builder.mutationType({ description: 'The write operations. Each takes one `input`.' })
builder.subscriptionType({ description: 'The subscriptions, over server-sent events or graphql-ws.' })

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: TOTAL_COUNT_DESCRIPTION,
    resolve: ({ totalCount }) => (typeof totalCount === 'function' ? totalCount() : totalCount),
  }),
)

/** The field builder of an object, a payload for the most, whose resolver answers `Shape`. */
export type PayloadFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Shape>

/** The field builder of the input of a mutation. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
