import { Box, Progress, Stack } from '@chakra-ui/react'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { exportMessages } from '../../messages/exports.ts'

const words = exportDialogMessages

/** The progress of an export. */
export interface ExportState {
  readonly fileName: string
  readonly status: string
  readonly format: string
  readonly stage?: string | null
  readonly unitsDone: number
  readonly unitsTotal?: number | null
}

/** Whether it has not ended. */
export const isUnderWay = (status: string): boolean => status === 'QUEUED' || status === 'RUNNING'

/** The share that is done, in percent; null until it is known. */
export const percentOf = ({ unitsDone, unitsTotal = null }: Pick<ExportState, 'unitsDone' | 'unitsTotal'>) =>
  unitsTotal === null ? null : Math.min(100, Math.floor((unitsDone / Math.max(1, unitsTotal)) * 100))

function sentenceOf(state: ExportState): string {
  const { status, format, stage = null, unitsDone, unitsTotal = null } = state
  if (status === 'QUEUED') return words.waiting
  const percent = percentOf(state)
  if (format === 'DATA' && unitsTotal !== null) return exportMessages.rows(unitsDone, unitsTotal)
  if (percent === null || stage === null) return words.starting
  return words.progress(words.stages[stage] ?? stage, percent)
}

/** The stage of an export that has not ended, and its share as a bar. */
export function ExportProgress({ state }: { state: ExportState }) {
  return (
    <Stack gap="1.5" maxWidth="28rem">
      <Progress.Root value={percentOf(state)} size="xs">
        <Progress.Track aria-label={words.progressOf(state.fileName)} borderRadius="full" bg="border.emphasized">
          <Progress.Range bg="accent.solid" />
        </Progress.Track>
      </Progress.Root>
      <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">{sentenceOf(state)}</Box>
    </Stack>
  )
}
