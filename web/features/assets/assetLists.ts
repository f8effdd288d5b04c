import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { compareNames } from '../../messages/format.ts'
import { ASSET_STATUSES, ASSET_TYPES, knownStatus, knownType, type AssetOrderName } from '../../ui/assetKinds.ts'
import { assetListArguments, type AssetListFilters } from './assetListSearch.ts'

/** Whose list it is: the page of a project or the library of an organization. */
export type AssetListOwner = 'project' | 'organization'

const CONNECTION_KEYS: Record<AssetListOwner, string> = {
  project: 'AssetGrid_assets', organization: 'AssetLibraryGrid_assets',
}
const EDGE_TYPE = 'AssetEdge'

type OpenedList = { owner: AssetListOwner; ownerId: string; filters: AssetListFilters }

/** What decides in which lists an asset stands and in which counts it is one. */
export type AssetFacts = {
  readonly projectId: string
  readonly organizationId: string | null
  readonly type: string
  readonly status: string
  readonly text: string
}

/** Relay keeps one connection per set of filters and cannot list them. */
const opened = new Map<string, OpenedList>()

/** Notes that a list with these filters is in the store, so that changes of assets reach it. */
export function noteAssetList(owner: AssetListOwner, ownerId: string, filters: AssetListFilters): void {
  opened.set(JSON.stringify([ownerId, filters]), { owner, ownerId, filters })
}

function textOf(record: RecordProxy | null | undefined, field: string): string {
  const value = record?.getValue(field)
  return typeof value === 'string' ? value : ''
}

/** What the store knows of an asset that was loaded for a card; null when it was not. */
export function factsOf(store: RecordSourceProxy, assetId: string): AssetFacts | null {
  const asset = store.get(assetId)
  const project = asset?.getLinkedRecord('project')
  if (!asset || !project) return null
  return {
    projectId: project.getDataID(),
    organizationId: project.getLinkedRecord('organization')?.getDataID() ?? null,
    type: knownType(textOf(asset, 'type')),
    status: knownStatus(textOf(asset, 'status')),
    text: ['name', 'code', 'description'].map((field) => textOf(asset, field)).join('\n').toLocaleLowerCase(),
  }
}

function isOf({ ownerId, filters }: OpenedList, { projectId, organizationId }: AssetFacts): boolean {
  if (filters.projectId !== null && filters.projectId !== projectId) return false
  return ownerId === projectId || ownerId === organizationId
}

/** Whether an asset is counted in a list, whatever the type that is shown. */
function isCounted({ filters: { status, search } }: OpenedList, facts: AssetFacts): boolean {
  if (status !== null && status !== facts.status) return false
  return search === null || facts.text.includes(search.toLocaleLowerCase())
}

function addToCount(store: RecordSourceProxy, owner: RecordProxy, args: object, type: string, step: 1 | -1): void {
  const counts = owner.getLinkedRecords('assetCounts', { ...args })
  if (!counts) return
  const known = counts.find((each) => each?.getValue('type') === type)
  if (known) {
    known.setValue(Math.max(0, Number(known.getValue('count')) + step), 'count')
    return
  }
  if (step < 0) return
  const added = store.create(`client:assetCount:${crypto.randomUUID()}`, 'AssetTypeCount')
  added.setValue(type, 'type')
  added.setValue(1, 'count')
  owner.setLinkedRecords([...counts, added], 'assetCounts', { ...args })
}

/** Counts an asset in, or out, wherever the store holds the numbers of its project or organization. */
export function countAsset(store: RecordSourceProxy, facts: AssetFacts, step: 1 | -1): void {
  const counted = new Map<string, { ownerId: string; args: object }>()
  const add = (ownerId: string, args: object) => counted.set(JSON.stringify([ownerId, args]), { ownerId, args })
  add(facts.projectId, {})
  for (const list of opened.values()) {
    if (!isOf(list, facts) || !isCounted(list, facts)) continue
    const { countFilter } = assetListArguments(list.filters)
    add(list.ownerId, countFilter === null ? {} : { filter: countFilter })
  }
  for (const { ownerId, args } of counted.values()) {
    const owner = store.get(ownerId)
    if (owner) addToCount(store, owner, args, facts.type, step)
  }
}

function connectionOf(store: RecordSourceProxy, { owner, ownerId, filters }: OpenedList): RecordProxy | null {
  const record = store.get(ownerId)
  if (!record) return null
  const { filter, orderBy } = assetListArguments(filters)
  const args = { filter, orderBy: { field: orderBy } }
  return ConnectionHandler.getConnection(record, CONNECTION_KEYS[owner], args) ?? null
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
}

/** Takes an asset out of every list; the record stays, so that it can come back. */
export function removeFromAssetLists(store: RecordSourceProxy, assetId: string): void {
  for (const list of opened.values()) {
    const connection = connectionOf(store, list)
    if (!connection) continue
    const edges = edgesOf(connection)
    const others = edges.filter((edge) => edge.getLinkedRecord('node')?.getDataID() !== assetId)
    if (others.length < edges.length) connection.setLinkedRecords(others, 'edges')
  }
}

function placeIn(names: readonly string[], record: RecordProxy | null, field: string): number {
  return names.indexOf(textOf(record, field))
}

function isBefore(first: RecordProxy, second: RecordProxy | null, order: AssetOrderName): boolean {
  const byName = compareNames(textOf(first, 'name'), textOf(second, 'name'))
  if (order === 'CREATED' || order === 'UPDATED') {
    const field = order === 'CREATED' ? 'createdAt' : 'updatedAt'
    return Date.parse(textOf(first, field)) >= Date.parse(textOf(second, field))
  }
  if (order === 'CODE') return compareNames(textOf(first, 'code'), textOf(second, 'code')) < 0
  if (order === 'NAME') return byName < 0
  const [names, field] = order === 'TYPE' ? [ASSET_TYPES, 'type'] : [ASSET_STATUSES, 'status']
  const steps = placeIn(names, first, field) - placeIn(names, second, field)
  return steps < 0 || (steps === 0 && byName < 0)
}

/** Puts an asset where it belongs: into the lists that want it, out of those that do not. */
export function placeInAssetLists(store: RecordSourceProxy, assetId: string): void {
  const asset = store.get(assetId)
  const facts = factsOf(store, assetId)
  if (!asset || !facts) return
  removeFromAssetLists(store, assetId)
  for (const list of opened.values()) {
    const { filters } = list
    const isWanted = isOf(list, facts) && isCounted(list, facts) && (filters.type ?? facts.type) === facts.type
    const connection = isWanted ? connectionOf(store, list) : null
    if (!connection) continue
    const edges = edgesOf(connection)
    const place = edges.findIndex((edge) => isBefore(asset, edge.getLinkedRecord('node') ?? null, filters.orderBy))
    const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
    if (place === -1 && hasMore) continue
    const edge = ConnectionHandler.createEdge(store, connection, asset, EDGE_TYPE)
    edge.setValue('', 'cursor')
    const index = place === -1 ? edges.length : place
    connection.setLinkedRecords([...edges.slice(0, index), edge, ...edges.slice(index)], 'edges')
  }
}
