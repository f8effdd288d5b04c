import { graphql } from 'react-relay'
import type { exportChangesCancelMutation } from '../../__generated__/exportChangesCancelMutation.graphql.ts'
import type { exportChangesCreateMutation } from '../../__generated__/exportChangesCreateMutation.graphql.ts'
import type {
  exportChangesDeletePresetMutation,
} from '../../__generated__/exportChangesDeletePresetMutation.graphql.ts'
import type { exportChangesRetryMutation } from '../../__generated__/exportChangesRetryMutation.graphql.ts'
import type { exportChangesSavePresetMutation } from '../../__generated__/exportChangesSavePresetMutation.graphql.ts'
import type {
  exportChangesUpdatePresetMutation,
} from '../../__generated__/exportChangesUpdatePresetMutation.graphql.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { useChange } from '../../relay/useChange.ts'

const words = exportDialogMessages

/** What an export is asked for with, and a preview of it. */
export type NewExport = exportChangesCreateMutation['variables']['input']

/** Starts an export; the tray shows what becomes of it. */
export const useCreateExport = () =>
  useChange<exportChangesCreateMutation>(
    graphql`
      mutation exportChangesCreateMutation($input: CreateExportInput!) {
        createExport(input: $input) {
          projectExport {
            id
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.failed, canRetry: true }),
  )

/** Ends an export that is queued or running. */
export const useCancelExport = () =>
  useChange<exportChangesCancelMutation>(
    graphql`
      mutation exportChangesCancelMutation($input: CancelExportInput!) {
        cancelExport(input: $input) {
          projectExport {
            id
            status
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.cancelFailed }),
  )

/** Starts an export that failed again. */
export const useRetryExport = () =>
  useChange<exportChangesRetryMutation>(
    graphql`
      mutation exportChangesRetryMutation($input: RetryExportInput!) {
        retryExport(input: $input) {
          projectExport {
            id
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.failed }),
  )

/** Keeps the options under a name. */
export const useSavePreset = () =>
  useChange<exportChangesSavePresetMutation>(
    graphql`
      mutation exportChangesSavePresetMutation($input: CreateExportPresetInput!) {
        createExportPreset(input: $input) {
          preset {
            id
          }
          project {
            ...useExportPresets_project
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.presetSaved(input.name), failed: words.presetFailed }),
  )

type PresetUpdate = exportChangesUpdatePresetMutation['variables']['input'] & { name: string }

/** Replaces the options of a preset. */
export const useUpdatePreset = () =>
  useChange<exportChangesUpdatePresetMutation, PresetUpdate>(
    graphql`
      mutation exportChangesUpdatePresetMutation($input: UpdateExportPresetInput!) {
        updateExportPreset(input: $input) {
          project {
            ...useExportPresets_project
          }
        }
      }
    `,
    ({ name, ...input }) => ({ variables: { input }, done: words.presetSaved(name), failed: words.presetFailed }),
  )

/** Deletes a preset; exports that were made with it stay. */
export const useDeletePreset = () =>
  useChange<exportChangesDeletePresetMutation, { presetId: string; name: string }>(
    graphql`
      mutation exportChangesDeletePresetMutation($input: DeleteExportPresetInput!) {
        deleteExportPreset(input: $input) {
          project {
            ...useExportPresets_project
          }
        }
      }
    `,
    ({ presetId, name }) => ({
      variables: { input: { presetId } }, done: words.presetDeleted(name), failed: words.presetDeleteFailed,
    }),
  )
