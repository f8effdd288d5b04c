import { useCallback, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import { v4 as newKey } from 'uuid'
import { commonMessages } from '../messages/common.ts'
import { showToast, type ToastContent } from '../ui/toaster.tsx'
import { NetworkFailure, readError } from './errors.ts'
import { type MutationRequest, type Payloads, sendMutation } from './mutation.ts'
import { ownEventsOf, type OwnEvent } from './ownEvents.ts'
import { useLatest } from '../lib/useLatest.ts'

/**
 * One request of a change. `optimistic` shows it before the server confirms, is rolled back when it fails, and done
 * again for good when it succeeds, unless there is an `updater`. Lists follow the events of the response.
 */
type ChangeRequest<Mutation extends MutationParameters> = Omit<
  MutationRequest<Mutation>, 'optimisticUpdater' | 'updater'
> & {
  readonly optimistic?: (store: RecordSourceSelectorProxy) => void
  readonly updater?: (store: RecordSourceSelectorProxy, payloads: Payloads<Mutation>) => void
}

/** A toast of success: its title, or all of it. */
type Done = string | Omit<ToastContent, 'type'>

/** What a change sends, does in the store and says. */
export type Change<Mutation extends MutationParameters> = {
  /** The toast of a success. */
  readonly done?: Done | ((payloads: Payloads<Mutation>) => Done)
  /** Gives that toast an Undo. */
  readonly undo?: () => unknown
  /** The title of the toast of a failure; without one, the caller handles the rejection. */
  readonly failed?: string
  /** Called when it is over, whatever came of it. */
  readonly ended?: () => void
  /** Gives that toast a Try again, which does nothing twice when only the answer was lost. */
  readonly canRetry?: boolean
  /** The node whose changes reach the server in the order they were made, each after the answer to the one before. */
  readonly turn?: string
} & (ChangeRequest<Mutation> | { readonly requests: readonly ChangeRequest<Mutation>[] })

type InputOf<Mutation extends MutationParameters> = Mutation['variables']['input']

/** The most rows one request may change. */
const MOST_ROWS = 500

/** The requests of a batch: parts the server takes, sent in order until one fails; each part is all or nothing. */
export function inParts<Row, Request>(
  rows: readonly Row[],
  requestOf: (part: readonly Row[], partBefore: readonly Row[]) => Request,
): Request[] {
  const count = Math.ceil(rows.length / MOST_ROWS)
  const parts = Array.from({ length: count }, (_, index) => rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS))
  return parts.map((part, index) => requestOf(part, parts[index - 1] ?? []))
}

/** Says what did not work and why, after the screen went back to what the server has; `retry` does it again. */
export function showFailure(title: string, error: unknown, retry?: () => void): void {
  const action = retry && { label: commonMessages.tryAgain, onClick: retry }
  showToast({ type: 'error', title, description: readError(error).message, action })
}

function showDone(done: Done | undefined, undo: (() => unknown) | undefined): void {
  if (done === undefined) return
  const action = undo && { label: commonMessages.undo, onClick: () => void undo() }
  showToast({ type: 'success', action, ...(typeof done === 'string' ? { title: done } : done) })
}

/**
 * The one way to change something on the server. `declare` says for one call what is sent, how the store shows it and
 * which toasts follow; without it the call takes the mutation's input. The function returned stays the same. Its
 * promise holds the payloads of the last request, once the lists on the page show the change; where a toast tells of
 * failures, it never rejects.
 */
export function useChange<Mutation extends MutationParameters, Input = InputOf<Mutation>>(
  mutation: GraphQLTaggedNode,
  declare: (input: Input) => Change<Mutation> = (input) => ({ variables: { input } }),
): [change: (input: Input) => Promise<Payloads<Mutation>>, isRunning: boolean] {
  const environment = useRelayEnvironment()
  const [runningCount, setRunningCount] = useState(0)
  const latest = useLatest(declare)
  const change = useCallback(
    (input: Input) => {
      const { done, undo, failed, ended, canRetry = false, turn, ...sent } = latest.current(input)
      const requests = 'requests' in sent ? sent.requests : [sent]
      const keys = requests.map(() => newKey())
      const send = async (): Promise<Payloads<Mutation>> => {
        let payloads = {} as Payloads<Mutation>
        const events: OwnEvent[] = []
        try {
          for (const [index, { optimistic, updater = optimistic, ...request }] of requests.entries()) {
            const key = canRetry ? keys[index] : undefined
            payloads = await sendMutation<Mutation>(environment, mutation, {
              ...request,
              cacheConfig: { ...request.cacheConfig, metadata: { ...request.cacheConfig?.metadata, turn, key } },
              optimisticUpdater: optimistic,
              updater: updater && ((store, response) => response && updater(store, response)),
            }, (recorded) => events.push(...recorded)).catch((error: unknown) => {
              // The server keeps a refusal under its key: another attempt may succeed under another.
              if (!(error instanceof NetworkFailure)) keys[index] = newKey()
              throw error
            })
          }
        } finally {
          await ownEventsOf(environment).apply(events)
        }
        return payloads
      }
      return new Promise<Payloads<Mutation>>((resolve, reject) => {
        const attempt = (): void => {
          setRunningCount((count) => count + 1)
          send().finally(() => setRunningCount((count) => count - 1)).then(
            (payloads) => {
              ended?.()
              if (requests.length > 0) showDone(typeof done === 'function' ? done(payloads) : done, undo)
              resolve(payloads)
            },
            (error: unknown) => {
              ended?.()
              if (failed === undefined) reject(error)
              else showFailure(failed, error, canRetry ? attempt : undefined)
            },
          )
        }
        attempt()
      })
    },
    [environment, latest, mutation],
  )
  return [change, runningCount > 0]
}
