import { ConnectionHandler } from 'react-relay'
import {
  ASSET_ORDERS, ASSET_STATUSES, ASSET_TYPES, type AssetOrderName, type AssetStatusName, type AssetTypeName,
} from '../../ui/assetKinds.ts'

/** What a list of assets is asked for; null does not narrow it. */
export type AssetListFilters = {
  readonly type: AssetTypeName | null
  readonly status: AssetStatusName | null
  readonly search: string | null
  readonly orderBy: AssetOrderName
  /** Of the library only: the one project whose assets are shown. */
  readonly projectId: string | null
}

/** The filter as the API takes it; absent when nothing is narrowed, so that Relay finds the same list again. */
export type AssetFilterArgument = {
  types?: AssetTypeName[]; statuses?: AssetStatusName[]; search?: string; projectIds?: string[]
}

const PROJECT_ID = /^project_[0-9a-z]{26}$/
const KEYS = ['type', 'status', 'search', 'sort', 'project'] as const

function nameIn<Name extends string>(names: readonly Name[], written: string | null): Name | null {
  const wanted = written?.toUpperCase().replaceAll('-', '_')
  return names.find((name) => name === wanted) ?? null
}

const written = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Reads `?type=prop&status=in-progress&search=lamp&sort=updated&project=project_…`; what is unknown asks nothing. */
export function readAssetFilters(address: URLSearchParams, usualOrder: AssetOrderName): AssetListFilters {
  const search = address.get('search')?.trim() ?? ''
  const projectId = address.get('project') ?? ''
  return {
    type: nameIn(ASSET_TYPES, address.get('type')),
    status: nameIn(ASSET_STATUSES, address.get('status')),
    search: search === '' ? null : search,
    orderBy: nameIn(ASSET_ORDERS, address.get('sort')) ?? usualOrder,
    projectId: PROJECT_ID.test(projectId) ? projectId : null,
  }
}

/** The address with a change of what is asked for; what is usual is left out, and what else it says stays. */
export function writeAssetFilters(
  address: URLSearchParams,
  usualOrder: AssetOrderName,
  change: Partial<AssetListFilters>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  const { type, status, search, orderBy, projectId } = { ...readAssetFilters(address, usualOrder), ...change }
  for (const key of KEYS) next.delete(key)
  if (type !== null) next.set('type', written(type))
  if (status !== null) next.set('status', written(status))
  if (search !== null && search.trim() !== '') next.set('search', search.trim())
  if (orderBy !== usualOrder) next.set('sort', written(orderBy))
  if (projectId !== null) next.set('project', projectId)
  return next
}

/** Whether anything but the order is asked for. */
export function isNarrowed({ type, status, search, projectId }: AssetListFilters): boolean {
  return type !== null || status !== null || search !== null || projectId !== null
}

/** The arguments of a list, and of the counts of its types, which every type is in. */
export function assetListArguments({ type, status, search, orderBy, projectId }: AssetListFilters) {
  const countFilter: AssetFilterArgument = {
    ...(status === null ? {} : { statuses: [status] }), ...(search === null ? {} : { search }),
    ...(projectId === null ? {} : { projectIds: [projectId] }),
  }
  const filter: AssetFilterArgument = { ...(type === null ? {} : { types: [type] }), ...countFilter }
  const orNull = (value: AssetFilterArgument) => (Object.keys(value).length === 0 ? null : value)
  return { filter: orNull(filter), countFilter: orNull(countFilter), orderBy }
}

type ListArguments = {
  readonly filter?: { readonly types?: readonly string[] | null; readonly statuses?: readonly string[] | null
    readonly search?: string | null; readonly projectIds?: readonly string[] | null } | null
  readonly orderBy: string
}

/** What such arguments ask for: the way back. */
export function filtersOfArguments({ filter, orderBy }: ListArguments): AssetListFilters {
  return {
    type: nameIn(ASSET_TYPES, filter?.types?.[0] ?? null),
    status: nameIn(ASSET_STATUSES, filter?.statuses?.[0] ?? null),
    search: filter?.search ?? null,
    orderBy: nameIn(ASSET_ORDERS, orderBy) ?? 'NAME',
    projectId: filter?.projectIds?.[0] ?? null,
  }
}

/** Id of the connection of a list of a project or organization, by its key. */
export function assetListId(ownerId: string, key: string, filters: AssetListFilters): string {
  const { filter, orderBy } = assetListArguments(filters)
  return ConnectionHandler.getConnectionID(ownerId, key, { filter, orderBy: { field: orderBy } })
}
