/** Names the arguments with which objects are read. */
export const GIVEN = Symbol('given')

/** What may be asked of an object: `true` for a field alone, else what may be asked of the objects it leads to. */
export interface ReadyFields {
  readonly [field: string]: true | ReadyFields
  /** The arguments that the field must be given, as a document says them: `first: 2`. None without it. */
  readonly [GIVEN]?: string
}

const PAGE_INFO = { hasNextPage: true, hasPreviousPage: true, startCursor: true, endCursor: true } as const

/** What may be asked of a page of a list, by what may be asked of its nodes. */
export const pageOf = <Node extends ReadyFields>(node: Node) =>
  ({ totalCount: true, pageInfo: PAGE_INFO, edges: { cursor: true, node }, nodes: node }) as const

const READY = Symbol('ready')

interface MaybeReady {
  [READY]?: true
}

/** Marks a row that has the values of its fields under their own names: nothing is read for it any more. */
export function markReady(row: object): void {
  ;(row as MaybeReady)[READY] = true
}

/** Whether a row has the values of its fields under their own names. */
export const isReady = (row: object): boolean => (row as MaybeReady)[READY] === true

/** The rows of a page of a list in their order, and how many the list has in all; 0 where they are not counted. */
export interface ReadyList<Row> {
  rows: Row[]
  totalCount: number
}

/** Whether a document asks for a field of one of the places of `ReadyFields`. */
export type ReadyFieldsAsked = (place: ReadyFields, name: string) => boolean
