import { ConnectionHandler, ROOT_ID, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** Key of the connection that holds the list of organizations. */
export const ORGANIZATION_CONNECTION_KEY = 'OrganizationGrid_organizations'

/** Page sizes in which the sidebar, the overview and the choice at the start ask for organizations. */
const PAGE_SIZES = [100, 3, 1]

function drop(list: RecordProxy | null | undefined, field: 'nodes' | 'edges', organizationId: string): boolean {
  const rows = list?.getLinkedRecords(field)
  if (!list || !rows) return false
  const idOf = (row: RecordProxy) => (field === 'nodes' ? row : row.getLinkedRecord('node'))?.getDataID()
  const others = rows.filter((row) => row !== null && idOf(row) !== organizationId)
  if (others.length === rows.length) return false
  list.setLinkedRecords(others, field)
  return true
}

function countDown(list: RecordProxy | null | undefined): void {
  const total = list?.getValue('totalCount')
  if (typeof total === 'number' && total > 0) list?.setValue(total - 1, 'totalCount')
}

/** Takes an organization out of every list in the store: it is deleted, or the viewer left it. */
export function dropOrganization(store: RecordSourceProxy, organizationId: string): void {
  const root = store.getRoot()
  drop(ConnectionHandler.getConnection(root, ORGANIZATION_CONNECTION_KEY), 'edges', organizationId)
  for (const first of PAGE_SIZES) {
    const list = root.getLinkedRecord('organizations', { first })
    drop(list, 'nodes', organizationId)
    countDown(list)
  }
  countDown(root.getLinkedRecord('organizations'))
  store.get(organizationId)?.invalidateRecord()
}

/** Id of the connection new organizations are put into. */
export function organizationConnectionId(): string {
  return ConnectionHandler.getConnectionID(ROOT_ID, ORGANIZATION_CONNECTION_KEY)
}
