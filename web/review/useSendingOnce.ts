import { useRef } from 'react'
import { ReviewFailure } from './reviewApi.ts'

/**
 * Sends something so that it is done once: where no answer came, the same is sent again under the same key. `what` says
 * what is sent, `make` makes the input of it.
 */
export function useSendingOnce<Input, Result>(run: (input: Input, key: string) => Promise<Result>) {
  const unanswered = useRef<{ text: string; key: string; input: Input } | null>(null)
  return async (what: object, make: () => Input): Promise<Result> => {
    const text = JSON.stringify(what)
    const before = unanswered.current
    const sent = before?.text === text ? before : { text, key: crypto.randomUUID(), input: make() }
    unanswered.current = sent
    try {
      const result = await run(sent.input, sent.key)
      unanswered.current = null
      return result
    } catch (error) {
      if (!(error instanceof ReviewFailure) || error.reason !== 'OFFLINE') unanswered.current = null
      throw error
    }
  }
}
