import { Box, Button, HStack, Stack, chakra } from '@chakra-ui/react'
import { Check, Link2, RotateCcw } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadCard_thread$data, ThreadCard_thread$key } from '../../__generated__/ThreadCard_thread.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { formatNumber } from '../../messages/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CommentRow } from './CommentRow.tsx'
import { EarlierComments, FirstComment } from './LongThread.tsx'
import { useReopenThread, useResolveThread } from './commentChanges.ts'
import { ReplyField } from './ReplyField.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import { useReadOnScreen } from './useReading.ts'

const words = commentMessages
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
/** So many last replies of a folded thread are shown. */
const LAST_REPLIES = 2

/** What may be done in a rail. */
export interface RailRights {
  /** Says something: everybody, but in an archived project. */
  readonly canWrite: boolean
  readonly canResolve: boolean
  /** Asks guests of review links. */
  readonly canAsk: boolean
  /** Deletes what others wrote. */
  readonly canModerate: boolean
}

type ThreadCardProps = {
  threadRef: ThreadCard_thread$key
  rights: RailRights
  /** Names the shot, where threads of several are listed. */
  hasShot: boolean
  isChosen: boolean
  /** With the shot that it is about; null for none. */
  onChosen: (threadId: string, shotId: string | null) => void
}

/** A thread: what it is about, what was said, and the answer to it. */
export function ThreadCard({ threadRef, rights, hasShot, isChosen, onChosen }: ThreadCardProps) {
  const thread = useFragment(
    graphql`
      fragment ThreadCard_thread on CommentThread {
        id
        number
        state
        version
        isUnread
        # eslint-disable-next-line relay/unused-fields
        frameFrom
        # eslint-disable-next-line relay/unused-fields
        frameTo
        # eslint-disable-next-line relay/unused-fields
        subjectType
        resolvedBy {
          name
        }
        reviewLink {
          title
        }
        askedBy {
          name
        }
        guestReaders
        guestReaderName
        shot {
          id
          # eslint-disable-next-line relay/unused-fields
          code
        }
        # eslint-disable-next-line relay/unused-fields
        view {
          name
          position
        }
        comments(last: 50) {
          totalCount
          edges {
            node {
              id
              ...CommentRow_comment
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
        ...ReplyField_thread
        ...ThreadMenu_thread
      }
    `,
    threadRef,
  )
  const { id, number, state, isUnread } = thread
  const isResolved = state === 'RESOLVED'
  const element = useReadOnScreen(id, isUnread)
  const titleId = useId()
  const [areAllShown, setAreAllShown] = useState(false)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, isChosen])
  const { totalCount, edges, pageInfo } = thread.comments
  const comments = edges.map(({ node }) => node)
  const isLong = pageInfo.hasPreviousPage
  const hidden = areAllShown || isChosen ? 0 : Math.max(0, totalCount - 1 - LAST_REPLIES)
  const { canModerate, canWrite } = rights
  const row = (comment: (typeof comments)[number]) => (
    <CommentRow key={comment.id} commentRef={comment} canModerate={canModerate} canWrite={canWrite} />
  )
  return (
    <Box
      as="li" ref={element} aria-labelledby={titleId} aria-current={isChosen || undefined} listStyleType="none"
      tabIndex={-1} data-thread={number} borderTopWidth="1px" borderColor="border" px="4" py="3" position="relative"
      bg={isChosen ? 'bg.selected' : undefined} focusVisibleRing="inside" scrollMarginTop="2"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 120px' }}
    >
      <HStack gap="2" minHeight="8" mb="1" minWidth="0" textStyle="xs" color="fg.muted">
        {isUnread ? (
          <Box as="span" boxSize="2" borderRadius="full" bg="accent.solid" flexShrink="0" role="img"
            aria-label={words.unread} />
        ) : null}
        <chakra.button
          type="button" id={titleId} onClick={() => onChosen(id, thread.shot?.id ?? null)} fontWeight="medium"
          color="fg.muted" cursor="pointer" borderRadius="l1" focusVisibleRing="outside" _hover={{ color: 'fg' }}
          minWidth="0" truncate textAlign="start"
        >
          <Box as="span" fontFamily="mono">{words.number(number)}</Box>
          {placeOf(thread, hasShot).map((part) => ` · ${part}`)}
        </chakra.button>
        <Box flex="1" />
        {rights.canResolve ? <ResolveButton id={id} version={thread.version} isResolved={isResolved} /> : null}
        <ThreadMenu threadRef={thread} canAsk={rights.canAsk} />
      </HStack>
      {isResolved ? (
        <HStack gap="1" textStyle="xs" color="fg.muted" mb="2">
          <Check size={12} aria-hidden /> {words.resolvedBy(thread.resolvedBy?.name ?? null)}
        </HStack>
      ) : null}
      {thread.reviewLink ? (
        <HStack gap="1" align="flex-start" textStyle="xs" color="fg.muted" mb="2">
          <Link2 size={12} aria-hidden style={{ flexShrink: 0, marginTop: '2px' }} />
          {readersOf(thread.reviewLink.title, thread)}
        </HStack>
      ) : null}
      <Stack gap="3">
        {isLong
          ? <FirstComment threadId={id} canModerate={canModerate} canWrite={canWrite} />
          : comments.slice(0, 1).map(row)}
        {hidden > 0 ? (
          <Button
            size="sm" variant="ghost" alignSelf="flex-start"
            onClick={() => {
              setAreAllShown(true)
              element.current?.focus()
            }}
          >
            {words.moreReplies(hidden)}
          </Button>
        ) : null}
        {isLong && hidden === 0 ? (
          <EarlierComments
            threadId={id} before={pageInfo.startCursor ?? null} canModerate={canModerate} canWrite={canWrite}
            onShown={() => element.current?.focus()}
          />
        ) : null}
        {(hidden > 0 ? comments.slice(-LAST_REPLIES) : comments.slice(isLong ? 0 : 1)).map(row)}
        {canWrite ? <ReplyField threadRef={thread} canReopen={rights.canResolve} /> : null}
      </Stack>
    </Box>
  )
}

/** Which guests read a thread, and who of the team asked them. */
function readersOf(title: string, { askedBy, guestReaders, guestReaderName }: ThreadCard_thread$data): string {
  const { guestsRead, guestReads, guestsReadNoMore } = reviewMessages
  const readers = guestReaders === 'NONE' ? guestsReadNoMore(title)
    : guestReaderName == null ? guestsRead(title) : guestReads(guestReaderName, title)
  return askedBy ? words.askedBy(askedBy.name, readers) : readers
}

/** What a thread is about, in short. */
function placeOf({ shot, view, frameFrom, frameTo, subjectType }: ThreadCard_thread$data, hasShot: boolean): string[] {
  const parts: string[] = []
  if (subjectType === 'STORYBOARD') parts.push(words.onBoard)
  if (hasShot && shot) parts.push(shot.code)
  if (view && view.position > 1) parts.push(view.name.trim() || words.view(view.position))
  if (frameFrom != null) {
    const [from, to] = [formatNumber(frameFrom), formatNumber(frameTo ?? frameFrom)]
    parts.push(from === to ? words.frame(from) : words.frames(from, to))
  }
  return parts
}

type ResolveButtonProps = { id: string; version: number; isResolved: boolean }

function ResolveButton({ id, version, isResolved }: ResolveButtonProps) {
  const [resolve, isResolving] = useResolveThread()
  const [reopen, isReopening] = useReopenThread()
  return (
    <IconButton
      size="sm" label={isResolved ? words.reopen : words.resolve}
      icon={isResolved ? <RotateCcw {...ICON} /> : <Check {...ICON} />}
      onClick={({ currentTarget }) => {
        if (isResolving || isReopening) return
        keepFocus(currentTarget)
        void (isResolved ? reopen : resolve)({ id, version })
      }}
    />
  )
}

/** A thread that leaves its list takes the focus along: its neighbor gets it, or the rail. */
function keepFocus(button: HTMLElement): void {
  const thread = button.closest('li')
  const neighbor = thread?.nextElementSibling ?? thread?.previousElementSibling ?? thread?.closest('[data-comments]')
  requestAnimationFrame(() => {
    if (!button.isConnected && neighbor instanceof HTMLElement) neighbor.focus()
  })
}
