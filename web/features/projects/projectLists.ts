import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { compareNames } from '../../messages/format.ts'

/** Key of the connection that holds a list of an organization's projects. */
export const PROJECT_CONNECTION_KEY = 'ProjectGrid_projects'

const EDGE_TYPE = 'ProjectEdge'

/** What a list of projects was asked for; `search` is null when everything is shown. */
export type ProjectListFilters = {
  readonly search: string | null
  readonly orderBy: 'UPDATED' | 'NAME' | 'CREATED'
  readonly isArchived: boolean
}

/** Relay keeps one connection per set of filters and cannot list them. */
const opened = new Map<string, ProjectListFilters>()

/** Notes that a list with these filters is in the store, so that changes of projects reach it. */
export function noteProjectList(filters: ProjectListFilters): void {
  opened.set(JSON.stringify([filters.search, filters.orderBy, filters.isArchived]), filters)
}

function listsOf(store: RecordSourceProxy, organizationId: string) {
  const organization = store.get(organizationId)
  if (!organization) return []
  return [...opened.values()].flatMap((filters) => {
    const { orderBy, ...filter } = filters
    const args = { filter, orderBy: { field: orderBy } }
    const connection = ConnectionHandler.getConnection(organization, PROJECT_CONNECTION_KEY, args)
    return connection ? [{ connection, filters }] : []
  })
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
}

function projectOf(edge: RecordProxy): RecordProxy | null {
  return edge.getLinkedRecord('node') ?? null
}

function textOf(project: RecordProxy | null, field: string): string {
  const value = project?.getValue(field)
  return typeof value === 'string' ? value : ''
}

function isWanted(project: RecordProxy, { search, isArchived }: ProjectListFilters): boolean {
  if ((project.getValue('isArchived') === true) !== isArchived) return false
  if (search === null) return true
  const wanted = search.toLocaleLowerCase()
  return ['name', 'code'].some((field) => textOf(project, field).toLocaleLowerCase().includes(wanted))
}

function isBefore(first: RecordProxy, second: RecordProxy | null, order: ProjectListFilters['orderBy']): boolean {
  if (order === 'NAME') return compareNames(textOf(first, 'name'), textOf(second, 'name')) < 0
  const field = order === 'CREATED' ? 'createdAt' : 'updatedAt'
  return Date.parse(textOf(first, field)) >= Date.parse(textOf(second, field))
}

/** Takes a project out of every list of an organization; the record stays, so that it can come back. */
export function removeFromProjectLists(store: RecordSourceProxy, organizationId: string, projectId: string): void {
  for (const { connection } of listsOf(store, organizationId)) {
    const edges = edgesOf(connection)
    const others = edges.filter((edge) => projectOf(edge)?.getDataID() !== projectId)
    if (others.length < edges.length) connection.setLinkedRecords(others, 'edges')
  }
}

/** Puts a project where it belongs: into the lists of an organization that want it, out of those that do not. */
export function placeInProjectLists(
  store: RecordSourceProxy,
  organizationId: string,
  project: RecordProxy | null | undefined,
): void {
  if (!project) return
  removeFromProjectLists(store, organizationId, project.getDataID())
  for (const { connection, filters } of listsOf(store, organizationId)) {
    if (!isWanted(project, filters)) continue
    const edges = edgesOf(connection)
    const place = edges.findIndex((edge) => isBefore(project, projectOf(edge), filters.orderBy))
    const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
    if (place === -1 && hasMore) continue
    const edge = ConnectionHandler.createEdge(store, connection, project, EDGE_TYPE)
    edge.setValue('', 'cursor')
    const index = place === -1 ? edges.length : place
    connection.setLinkedRecords([...edges.slice(0, index), edge, ...edges.slice(index)], 'edges')
  }
}
