import { Box, Button, HStack, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ExportRow_projectExport$key } from '../../__generated__/ExportRow_projectExport.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { exactTime, timeAhead } from '../../lib/dates.ts'
import { exportMessages } from '../../messages/exports.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { ExportProgress, isUnderWay } from './ExportProgress.tsx'
import { useDownload } from './useDownload.ts'
import { useExportProgress } from './useExportProgress.ts'

const words = exportMessages

const STATUS_COLORS: Readonly<Record<string, string | null>> = { DONE: '#30A46C', FAILED: '#E5484D' }

/** One export: its progress, and the link to its file once it is complete. */
export function ExportRow({ exportRef }: { exportRef: ExportRow_projectExport$key }) {
  const found = useFragment(
    graphql`
      fragment ExportRow_projectExport on ProjectExport {
        id
        status
        fileName
        format
        # The progress reads them.
        # eslint-disable-next-line relay/unused-fields
        stage
        unitsDone
        # eslint-disable-next-line relay/unused-fields
        unitsTotal
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
  const { id, status, format, fileName, unitsDone, bytes, createdAt, expiresAt } = found
  const failureText = useFailureText(found.failure)
  const isRunning = isUnderWay(status)
  const [download, isFetching] = useDownload(id)
  useExportProgress(id, isRunning)

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
        {isRunning ? (
          <ExportProgress state={found} />
        ) : (
          <FactLine
            facts={[
              status === 'DONE' && format === 'DATA' ? words.rowCount(unitsDone) : null,
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
