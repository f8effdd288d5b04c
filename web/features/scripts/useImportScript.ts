import { useState } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import { v4 as newImportId } from 'uuid'
import { scriptMessages } from '../../messages/scripts.ts'
import type { useImportScriptMutation } from '../../__generated__/useImportScriptMutation.graphql.ts'
import type {
  useImportScriptProgressSubscription,
} from '../../__generated__/useImportScriptProgressSubscription.graphql.ts'
import { useChange } from '../../relay/useChange.ts'

/** How far an import is. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

type ScriptToImport = {
  readonly storyboardId: string
  readonly text: string
  /** Shots on the board when the plan was shown. */
  readonly existingShotCount: number
}

const subscription = graphql`
  subscription useImportScriptProgressSubscription($importId: String!) {
    scriptImport(importId: $importId) {
      done
      total
    }
  }
`

/** Makes a script's scenes and shots, all or nothing; `progress` follows it where the connection allows. */
export function useImportScript() {
  const environment = useRelayEnvironment()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [send, isImporting] = useChange<useImportScriptMutation, ScriptToImport & { readonly importId: string }>(
    graphql`
      mutation useImportScriptMutation($input: ImportScriptInput!) {
        importScript(input: $input) {
          sceneCount
          shotCount
          storyboard {
            id
            frames
            duration
            revision
            # Named above the board.
            scripts {
              title
              authors
            }
            ...useBoardShots_storyboard
          }
        }
      }
    `,
    ({ text, ...input }) => ({
      variables: { input: { ...input, source: { text } } },
      done: ({ importScript: { sceneCount, shotCount } }) => scriptMessages.imported(shotCount, sceneCount),
    }),
  )
  const importScript = (script: ScriptToImport): Promise<unknown> => {
    const importId = newImportId()
    setProgress(null)
    const following = requestSubscription<useImportScriptProgressSubscription>(environment, {
      subscription,
      variables: { importId },
      onNext: (answer) => {
        if (answer) setProgress(answer.scriptImport)
      },
      // Without progress the import goes on; its own response has the result.
      onError: () => setProgress(null),
    })
    return send({ ...script, importId }).finally(() => following.dispose())
  }
  return { importScript, isImporting, progress }
}
