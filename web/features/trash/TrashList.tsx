import { Box, Stack } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TrashList_tombstones$key } from '../../__generated__/TrashList_tombstones.graphql.ts'
import { trashMessages } from '../../messages/trash.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MoreButton, type PagedList } from '../../ui/MoreButton.tsx'
import { TrashRow } from './TrashRow.tsx'
import { useRestore } from './useRestore.ts'

const words = trashMessages

const PAGE_SIZE = 50

type TrashListProps = {
  tombstonesRef: TrashList_tombstones$key
  /** Why nothing can be restored; null if the viewer may. */
  reason: string | null
  /** Says that nothing matches rather than that the trash is empty. */
  isFiltered: boolean
  list: PagedList
  /** Reads the list again, where no event of the page does. */
  onRestored?: () => void
}

/** The objects in the trash, newest first. */
export function TrashList(props: TrashListProps) {
  const { reason, isFiltered, list, onRestored } = props
  const tombstones = useFragment(
    graphql`
      fragment TrashList_tombstones on Tombstone @relay(plural: true) {
        deletedId
        ...TrashRow_tombstone
      }
    `,
    props.tombstonesRef,
  )
  const [restore, isRestoring] = useRestore()
  const [asked, setAsked] = useState<string | null>(null)
  if (tombstones.length === 0) {
    return (
      <EmptyState
        icon={<Trash2 size={22} strokeWidth={1.75} />} title={isFiltered ? words.noMatchTitle : words.emptyTitle}
        description={isFiltered ? words.noMatchLine : words.emptyLine}
      />
    )
  }
  return (
    <Stack gap="6" maxWidth="60rem">
      <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        {tombstones.map((tombstone) => (
          <TrashRow
            key={tombstone.deletedId} tombstoneRef={tombstone} reason={reason}
            isRestoring={isRestoring && asked === tombstone.deletedId}
            onRestore={(type, id) => {
              if (isRestoring) return
              setAsked(id)
              void restore(type, id).then(onRestored)
            }}
          />
        ))}
      </Box>
      <MoreButton list={list} count={PAGE_SIZE} />
    </Stack>
  )
}
