import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql'

/** Mutations that are sent up to thirty times a second, store nothing and bound themselves. */
const BRIEF = new Set(['updatePresence'])

/** What a token may send of them in a minute over sockets: three tabs at their fastest. */
export const BRIEF_REQUESTS_A_MINUTE = 6_000

/** Whether a text may hold such a mutation: nothing else is read before it is counted. */
export const mayBeBrief = (text: string): boolean => [...BRIEF].some((name) => text.includes(name))

/** Whether an operation is such mutations and nothing else. */
export function isBrief(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName)
  return (
    operation?.operation === OperationTypeNode.MUTATION &&
    operation.selectionSet.selections.length === 1 &&
    operation.selectionSet.selections.every((each) => each.kind === Kind.FIELD && BRIEF.has(each.name.value))
  )
}
