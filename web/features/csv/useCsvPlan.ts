import { useCallback, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { loadCsvPlan, type CsvKind, type CsvOutcome, type CsvPlan } from './csvPlan.ts'

/** The dry run of a file as far as it is loaded; `outcome` is null when all rows are shown. */
export type ShownPlan = CsvPlan & { readonly outcome: CsvOutcome | null }

type CsvPlanOptions = {
  projectId: string
  kind: CsvKind
  onFailed: (error: unknown) => void
}

/** The plan of a CSV import, page by page and by outcome. Asking again gives up what was asked before. */
export function useCsvPlan({ projectId, kind, onFailed }: CsvPlanOptions) {
  const environment = useRelayEnvironment()
  const asked = useRef(0)
  const [plan, setPlan] = useState<ShownPlan | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  useEffect(
    () => () => {
      asked.current = -1
    },
    [],
  )

  const ask = useCallback(
    async (text: string, outcome: CsvOutcome | null, before: ShownPlan | null): Promise<void> => {
      asked.current += 1
      const turn = asked.current
      setIsLoading(true)
      try {
        const answer = await loadCsvPlan(environment, {
          projectId, kind, text, outcome, after: before?.endCursor ?? null,
        })
        if (turn !== asked.current || !answer) return
        setPlan({ ...answer, outcome, rows: [...(before?.rows ?? []), ...answer.rows] })
      } catch (error) {
        if (turn === asked.current) onFailed(error)
      } finally {
        if (turn === asked.current) setIsLoading(false)
      }
    },
    [environment, kind, onFailed, projectId],
  )
  const forget = useCallback(() => {
    asked.current += 1
    setPlan(null)
    setIsLoading(false)
  }, [])
  return { plan, isLoading, ask, forget }
}
