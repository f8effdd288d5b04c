import { Box, Button, HStack, Progress, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ExportRow_projectExport$key } from '../../__generated__/ExportRow_projectExport.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { exactTime, timeAhead } from '../../lib/dates.ts'
import { messages } from '../../messages.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { showFailure } from '../../relay/useChange.ts'
import { downloadExport } from './downloadExport.ts'
import { useExportProgress } from './useExportProgress.ts'

const words = messages.exports

const STATUS_COLORS: Readonly<Record<string, string | null>> = { DONE: '#30A46C', FAILED: '#E5484D' }

/** One export: how far it is, and once it is done the way to its file. */
export function ExportRow({ exportRef }: { exportRef: ExportRow_projectExport$key }) {
  const found = useFragment(
    graphql`
      fragment ExportRow_projectExport on ProjectExport {
        id
        status
        fileName
        rowsWritten
        rowsTotal
        bytes
        failure {
          ...useFailureText_failure
        }
        createdAt
        expiresAt
      }
    `,
    exportRef,
  )
  const { id, status, fileName, rowsWritten, rowsTotal, bytes, createdAt, expiresAt } = found
  const failureText = useFailureText(found.failure)
  const isUnderWay = status === 'QUEUED' || status === 'RUNNING'
  const environment = useRelayEnvironment()
  const [isFetching, setIsFetching] = useState(false)
  useExportProgress(id, isUnderWay)

  async function download(): Promise<void> {
    setIsFetching(true)
    try {
      const isKept = await downloadExport(environment, id)
      if (!isKept) showToast({ type: 'error', title: words.downloadFailed, description: words.isGone })
    } catch (error) {
      showFailure(words.downloadFailed, error, () => void download())
    } finally {
      setIsFetching(false)
    }
  }

  return (
    <HStack
      as="li" gap="3" align="center" flexWrap={{ base: 'wrap', sm: 'nowrap' }} py="3" borderTopWidth="1px"
    >
      <Stack gap="1.5" flex="1" minWidth="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <Box textStyle="mono" fontWeight="medium" overflowWrap="anywhere">{fileName}</Box>
          <Chip label={words.statuses[status] ?? status} color={STATUS_COLORS[status]} />
        </HStack>
        {failureText ? <Box textStyle="sm" color="fg.error">{failureText}</Box> : null}
        {isUnderWay ? (
          <RowsWritten
            file={fileName} isWaiting={status === 'QUEUED'} written={rowsWritten} total={rowsTotal ?? null}
          />
        ) : (
          <FactLine
            facts={[
              status === 'DONE' ? words.rowCount(rowsWritten) : null,
              bytes === null || bytes === undefined ? null : readableBytes(bytes),
              <RelativeTime key="made" moment={createdAt} />,
              status === 'DONE' && expiresAt ? (
                <Tooltip key="expires" content={exactTime(expiresAt)}>
                  <time dateTime={expiresAt}>{words.expires(timeAhead(expiresAt))}</time>
                </Tooltip>
              ) : null,
            ]}
          />
        )}
      </Stack>
      {status === 'DONE' ? (
        <Button flexShrink="0" aria-label={words.downloadNamed(fileName)} loading={isFetching} onClick={download}>
          <Download strokeWidth={1.75} aria-hidden /> {words.download}
        </Button>
      ) : null}
    </HStack>
  )
}

type RowsWrittenProps = { file: string; isWaiting: boolean; written: number; total: number | null }

function RowsWritten({ file, isWaiting, written, total }: RowsWrittenProps) {
  const said = isWaiting ? words.waiting : total === null ? words.counting : words.rows(written, total)
  const percent = total === null ? null : Math.round((written / Math.max(1, total)) * 100)
  return (
    <Stack gap="1.5" maxWidth="28rem">
      <Progress.Root value={percent} size="xs">
        <Progress.Track aria-label={words.progress(file)} borderRadius="full" bg="border.emphasized">
          <Progress.Range bg="accent.solid" />
        </Progress.Track>
      </Progress.Root>
      <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">{said}</Box>
    </Stack>
  )
}
