import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type Disposable, type Subscription } from 'relay-runtime'
import type { useScriptPlanQuery, useScriptPlanQuery$data } from '../../__generated__/useScriptPlanQuery.graphql.ts'

/** What an import would make, as the server plans it. */
export type ScriptPlan = useScriptPlanQuery$data['scriptPlan']

type ReadPlan = (input: {
  storyboardId: string
  text: string
  onPlanned: (plan: ScriptPlan) => void
  onFailed: (error: unknown) => void
}) => void

const query = graphql`
  query useScriptPlanQuery($input: ScriptPlanInput!) {
    scriptPlan(input: $input) @required(action: THROW) {
      # The dialog asks with these numbers.
      # eslint-disable-next-line relay/unused-fields
      shotCount
      # eslint-disable-next-line relay/unused-fields
      existingShotCount
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ScriptPlanView_plan
    }
  }
`

/** Asks the server what a script would make; nothing is written. Reading again or `cancel` gives up the last one. */
export function useScriptPlan(): { readPlan: ReadPlan; cancel: () => void; isReading: boolean } {
  const environment = useRelayEnvironment()
  const running = useRef<Subscription | null>(null)
  const kept = useRef<Disposable | null>(null)
  const [isReading, setIsReading] = useState(false)
  const cancel = useCallback(() => {
    running.current?.unsubscribe()
    running.current = null
    setIsReading(false)
  }, [])
  useEffect(
    () => () => {
      running.current?.unsubscribe()
      kept.current?.dispose()
    },
    [],
  )
  const readPlan = useCallback<ReadPlan>(
    ({ storyboardId, text, onPlanned, onFailed }) => {
      const variables = { input: { storyboardId, source: { text } } }
      running.current?.unsubscribe()
      kept.current?.dispose()
      kept.current = environment.retain(createOperationDescriptor(getRequest(query), variables))
      setIsReading(true)
      running.current = fetchQuery<useScriptPlanQuery>(environment, query, variables, {
        networkCacheConfig: { force: true },
      }).subscribe({
        next: ({ scriptPlan }) => onPlanned(scriptPlan),
        error: (error: unknown) => {
          setIsReading(false)
          onFailed(error)
        },
        complete: () => setIsReading(false),
      })
    },
    [environment],
  )
  return { readPlan, cancel, isReading }
}
