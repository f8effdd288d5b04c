import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { executeReady } from './readyAnswers.ts'

/**
 * Caches of a request (loaders, roles, scopes) belong to its context and its viewer. Each event of a subscription gets
 * its own, so that one that lasts for days neither returns old data nor fills the memory.
 */
function freshContext(context: Context): Context {
  return { ...context, viewer: context.viewer && { ...context.viewer } }
}

const DONE: IteratorResult<ExecutionResult, void> = { done: true, value: undefined }

/** A failure of what is followed, as the last answer: thrown, it would close a socket with all that goes on in it. */
const lastAnswer = (error: unknown): ExecutionResult => ({
  errors: [
    error instanceof GraphQLError
      ? error
      : new GraphQLError('The subscription failed', { originalError: error instanceof Error ? error : null }),
  ],
})

/** Runs a subscription: one answer an event, each asked for only when the one before was taken. */
export async function subscribeAfresh(args: ExecutionArgs) {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const events = source[Symbol.asyncIterator]()
  let isOver = false
  // A client that has left gets no later errors.
  const leave = async () => {
    isOver = true
    await events.return?.().catch(() => {})
  }
  // No generator function: one that waits for an event could not be left before that comes.
  const answers: AsyncGenerator<ExecutionResult, void, void> = {
    async next() {
      if (isOver) return DONE
      try {
        const event = await events.next()
        if (event.done) isOver = true
        if (isOver) return DONE
        const contextValue = freshContext(args.contextValue as Context)
        return { done: false, value: await executeReady({ ...args, rootValue: event.value, contextValue }) }
      } catch (error) {
        isOver = true
        return { done: false, value: lastAnswer(error) }
      }
    },
    async return() {
      await leave()
      return DONE
    },
    async throw(error) {
      await leave()
      throw error
    },
    [Symbol.asyncIterator]: () => answers,
  }
  return answers
}
