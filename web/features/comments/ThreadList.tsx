import { Box, Button, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadList_thread$key } from '../../__generated__/ThreadList_thread.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { ThreadCard, type RailRights } from './ThreadCard.tsx'
import { ReadingContext, useReading } from './useReading.ts'

const words = commentMessages

type ThreadListProps = {
  threadRefs: ThreadList_thread$key
  rights: RailRights
  hasShot: boolean
  /** Resolved threads stand at the end, folded. */
  isFolding: boolean
  chosenId: string | null
  onChosen: (threadId: string, shotId: string | null) => void
}

/** Threads in the order they come in. */
export function ThreadList({ threadRefs, rights, hasShot, isFolding, chosenId, onChosen }: ThreadListProps) {
  const threads = useFragment(
    graphql`
      fragment ThreadList_thread on CommentThread @relay(plural: true) {
        id
        state
        ...ThreadCard_thread
      }
    `,
    threadRefs,
  )
  const watch = useReading()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const open = isFolding ? threads.filter(({ state }) => state === 'OPEN') : threads
  const resolved = isFolding ? threads.filter(({ state }) => state === 'RESOLVED') : []
  const isShown = isUnfolded || resolved.some(({ id }) => id === chosenId)
  const list = (shown: typeof threads) => (
    <Box as="ul" listStyleType="none">
      {shown.map((thread) => (
        <ThreadCard
          key={thread.id} threadRef={thread} rights={rights} hasShot={hasShot} isChosen={thread.id === chosenId}
          onChosen={onChosen}
        />
      ))}
    </Box>
  )
  const Chevron = isShown ? ChevronDown : ChevronRight
  return (
    <ReadingContext value={watch}>
      {list(open)}
      {resolved.length === 0 ? null : (
        <Box borderTopWidth="1px" borderColor="border">
          <Button
            variant="ghost" size="sm" width="full" justifyContent="flex-start" borderRadius="0" px="4" height="10"
            color="fg.muted" aria-expanded={isShown} onClick={() => setIsUnfolded(!isShown)}
          >
            <Chevron size={14} aria-hidden /> {words.resolvedCount(resolved.length)}
          </Button>
          {isShown ? list(resolved) : null}
        </Box>
      )}
    </ReadingContext>
  )
}

/** Instead of threads, where there is none. */
export function NoThreads({ title, line }: { title: string; line?: string }) {
  return (
    <Box px="4" py="10" textAlign="center" textStyle="sm" role="status">
      <Text fontWeight="medium">{title}</Text>
      {line === undefined ? null : <Text color="fg.muted">{line}</Text>}
    </Box>
  )
}
