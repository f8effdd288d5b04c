import { Box, HStack, Link as ChakraLink, Stack } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ImportRow_import$key } from '../../__generated__/ImportRow_import.graphql.ts'
import { importPath } from '../../lib/boardPath.ts'
import { importMessages } from '../../messages/imports.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { summaryOf } from './importLook.ts'

const words = importMessages

const STATUS_COLORS: Readonly<Record<string, string>> = { READY: '#0090FF', APPLIED: '#30A46C', REFUSED: '#E5484D' }

/** One import: its file, what became of it, who brought it and how much it changes. */
export function ImportRow({ importRef, projectId }: { importRef: ImportRow_import$key; projectId: string }) {
  const { id, status, fileName, createdAt, requestedBy, counts } = useFragment(
    graphql`
      fragment ImportRow_import on Import {
        id
        status
        fileName
        createdAt
        requestedBy {
          name
        }
        counts {
          # The summary reads them.
          # eslint-disable-next-line relay/unused-fields
          change
          # eslint-disable-next-line relay/unused-fields
          count
          # eslint-disable-next-line relay/unused-fields
          acceptedCount
        }
      }
    `,
    importRef,
  )
  const { all, accepted } = summaryOf(counts)
  const isPlan = status === 'READY' || status === 'APPLIED' || status === 'UNDONE'
  return (
    <Stack as="li" gap="1.5" py="3" borderTopWidth="1px">
      <HStack gap="2" rowGap="1" flexWrap="wrap">
        <ChakraLink asChild textStyle="mono" fontWeight="medium" overflowWrap="anywhere">
          <Link to={importPath(projectId, id)}>{fileName}</Link>
        </ChakraLink>
        <Chip label={words.statuses[status] ?? status} color={STATUS_COLORS[status]} />
      </HStack>
      <Box>
        <FactLine
          facts={[
            isPlan ? words.accepted(accepted, all) : null,
            requestedBy ? words.by(requestedBy.name) : null,
            <RelativeTime key="made" moment={createdAt} />,
          ]}
        />
      </Box>
    </Stack>
  )
}
