/** What a list of projects is asked for; `search` is null when everything is shown. */
export type ProjectListFilters = {
  readonly search: string | null
  readonly orderBy: 'UPDATED' | 'NAME' | 'CREATED'
  readonly isArchived: boolean
}

/** The orders of a list by their names in the address; the first is what is meant when nothing is said. */
const ORDERS = { updated: 'UPDATED', name: 'NAME', created: 'CREATED' } as const

/** An order by its name in the API; the usual one when it is another. */
export function knownOrder(name: string): ProjectListFilters['orderBy'] {
  return Object.values(ORDERS).find((order) => order === name) ?? ORDERS.updated
}

/** What the address of a list of projects asks for: `?search=salt&sort=name&archived`. */
export function readProjectFilters(address: URLSearchParams): ProjectListFilters {
  const sort = address.get('sort')
  const search = address.get('search')?.trim() ?? ''
  return {
    search: search === '' ? null : search,
    orderBy: sort === 'name' || sort === 'created' ? ORDERS[sort] : ORDERS.updated,
    isArchived: address.has('archived'),
  }
}

/** The address with a change of what is asked for; what is usual is left out, and what else it says stays. */
export function writeProjectFilters(address: URLSearchParams, change: Partial<ProjectListFilters>): URLSearchParams {
  const next = new URLSearchParams(address)
  const { search, orderBy, isArchived } = { ...readProjectFilters(address), ...change }
  next.delete('search')
  next.delete('sort')
  next.delete('archived')
  if (search !== null && search.trim() !== '') next.set('search', search.trim())
  if (orderBy !== ORDERS.updated) next.set('sort', orderBy.toLowerCase())
  if (isArchived) next.set('archived', '')
  return next
}
