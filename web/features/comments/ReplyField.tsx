import { Box, Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReplyField_thread$key } from '../../__generated__/ReplyField_thread.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { useAddComment } from './commentChanges.ts'
import { ComposeField } from './ComposeField.tsx'
import { SentComment } from './SentComment.tsx'
import { useCommentDraft } from './useCommentDraft.ts'

const words = commentMessages

type ReplyFieldProps = { threadRef: ReplyField_thread$key; canReopen: boolean }

/** The answer to a thread: a button, and the field it opens. A kept draft opens it by itself. */
export function ReplyField({ threadRef, canReopen }: ReplyFieldProps) {
  const { id, number, state } = useFragment(
    graphql`
      fragment ReplyField_thread on CommentThread {
        id
        number
        state
      }
    `,
    threadRef,
  )
  const draft = useCommentDraft(id)
  const [isOpen, setIsOpen] = useState(false)
  const [addComment] = useAddComment()
  const place = useRef<HTMLDivElement>(null)
  const isResolved = state === 'RESOLVED'
  async function send(reopen: boolean): Promise<void> {
    const isSent = await draft.send((body) => addComment({ threadId: id, body, ...(reopen ? { reopen } : {}) }))
    if (isSent) leave()
  }

  function leave(): void {
    setIsOpen(false)
    // The button is there again after this; with a draft the field stays.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus())
  }

  const isButton = !isOpen && draft.text === '' && draft.sentText === null
  return (
    <Box ref={place} ps={isButton ? '25px' : '34px'}>
      {draft.sentText === null ? null : <SentComment text={draft.sentText} />}
      {isButton ? (
        <Button
          size="sm" variant="ghost" color="fg.muted" aria-label={words.replyTo(number)} onClick={() => setIsOpen(true)}
        >
          {words.reply}
        </Button>
      ) : (
        <ComposeField
          draft={draft} label={words.replyTo(number)} placeholder={words.replyPlaceholder} sendLabel={words.reply}
          onSend={() => void send(false)} onLeave={leave} isFocused={isOpen}
        >
          {isResolved && canReopen ? (
            <Button size="sm" onClick={() => void send(true)}>{words.replyAndReopen}</Button>
          ) : null}
        </ComposeField>
      )}
    </Box>
  )
}
