import { GraphQLFailure, NetworkFailure } from './errors.ts'

/**
 * For React's root: what a boundary caught and shows. A failed request is a state of its page, which tells of it;
 * anything else is a mistake of ours and goes to the browser's console.
 */
export function tellCaughtError(error: unknown): void {
  if (error instanceof GraphQLFailure || error instanceof NetworkFailure) return
  reportError(error)
}
