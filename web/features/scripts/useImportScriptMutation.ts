import { useCallback, useState } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import { v4 as newImportId } from 'uuid'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useImportScriptMutation as ImportScriptMutation,
} from '../../__generated__/useImportScriptMutation.graphql.ts'
import type {
  useImportScriptMutationProgressSubscription as ProgressSubscription,
} from '../../__generated__/useImportScriptMutationProgressSubscription.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

/** How far an import is. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

type ImportScript = (input: {
  storyboardId: string
  text: string
  /** Shots on the board that the person was told of. */
  existingShotCount: number
  onImported: () => void
  onFailed: (error: unknown) => void
}) => void

const subscription = graphql`
  subscription useImportScriptMutationProgressSubscription($importId: String!) {
    scriptImport(importId: $importId) {
      done
      total
    }
  }
`

/** Makes a script's scenes and shots, all or nothing; `progress` follows it where the connection allows. */
export function useImportScriptMutation(): [ImportScript, boolean, ImportProgress | null] {
  const environment = useRelayEnvironment()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [commit, isImporting] = useMutation<ImportScriptMutation>(graphql`
    mutation useImportScriptMutation($input: ImportScriptInput!) {
      importScript(input: $input) {
        sceneCount
        shotCount
        storyboard {
          id
          frames
          duration
          revision
          ...useBoardShots_storyboard
        }
      }
    }
  `)
  const importScript = useCallback<ImportScript>(
    ({ storyboardId, text, existingShotCount, onImported, onFailed }) => {
      const importId = newImportId()
      setProgress(null)
      const following = requestSubscription<ProgressSubscription>(environment, {
        subscription,
        variables: { importId },
        onNext: (answer) => {
          if (answer) setProgress(answer.scriptImport)
        },
        // Without progress the import goes on; its own answer tells how it ended.
        onError: () => setProgress(null),
      })
      commit({
        variables: { input: { storyboardId, source: { text }, existingShotCount, importId } },
        onCompleted: ({ importScript: { sceneCount, shotCount } }) => {
          following.dispose()
          showToast({ type: 'success', title: messages.scripts.imported(shotCount, sceneCount) })
          onImported()
        },
        onError: (error) => {
          following.dispose()
          onFailed(error)
        },
      })
    },
    [commit, environment],
  )
  return [importScript, isImporting, progress]
}
