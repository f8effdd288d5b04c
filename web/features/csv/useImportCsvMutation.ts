import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useImportCsvMutation as ImportCsvMutation,
} from '../../__generated__/useImportCsvMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { CsvKind } from './csvPlan.ts'

type ImportCsv = (input: {
  projectId: string
  kind: CsvKind
  text: string
  onImported: () => void
  onFailed: (error: unknown) => void
}) => void

/** Takes over all rows of a CSV file, or none. */
export function useImportCsvMutation(): [ImportCsv, boolean] {
  const [commit, isImporting] = useMutation<ImportCsvMutation>(graphql`
    mutation useImportCsvMutation($input: ImportCsvInput!) {
      importCsv(input: $input) {
        plan {
          createCount
          changeCount
        }
        project {
          id
          shotCount
          updatedAt
        }
      }
    }
  `)
  const importCsv = useCallback<ImportCsv>(
    ({ projectId, kind, text, onImported, onFailed }) => {
      const words = messages.csv
      commit({
        variables: { input: { projectId, kind, text } },
        onCompleted: ({ importCsv: { plan } }) => {
          showToast({
            type: 'success', title: words.importedTitle(words.kinds[kind]),
            description: words.imported(plan.createCount, plan.changeCount),
          })
          onImported()
        },
        onError: onFailed,
      })
    },
    [commit],
  )
  return [importCsv, isImporting]
}
