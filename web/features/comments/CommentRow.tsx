import { Box, Button, HStack, Link, Text } from '@chakra-ui/react'
import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CommentRow_comment$key } from '../../__generated__/CommentRow_comment.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { commonMessages } from '../../messages/common.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { useDeleteComment, useUpdateComment } from './commentChanges.ts'
import { ComposeField } from './ComposeField.tsx'
import { useCommentDraft } from './useCommentDraft.ts'

const words = commentMessages
const AVATAR = 24
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

type CommentRowProps = {
  commentRef: CommentRow_comment$key
  /** The viewer may delete what others wrote. */
  canModerate: boolean
  canWrite: boolean
}

/** What somebody said, and what its author can do with it. */
export function CommentRow({ commentRef, canModerate, canWrite }: CommentRowProps) {
  const comment = useFragment(
    graphql`
      fragment CommentRow_comment on Comment {
        id
        body
        createdAt
        editedAt
        deletedAt
        isOwn
        strokeCount
        version
        author {
          id
          name
          pictureUrl
        }
        guestName
      }
    `,
    commentRef,
  )
  const { id, body, author, guestName, isOwn, version, strokeCount } = comment
  const [isEditing, setIsEditing] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const [deleteComment] = useDeleteComment()
  const name = author?.name ?? guestName ?? words.somebody
  if (comment.deletedAt != null) {
    return <Text textStyle="sm" color="fg.muted" fontStyle="italic">{words.deletedComment}</Text>
  }
  const items = [
    ...(isOwn && canWrite ? [{ value: 'edit', label: words.edit }] : []),
    ...((isOwn && canWrite) || canModerate ? [{ value: 'delete', label: words.delete, isDanger: true }] : []),
  ]
  return (
    <HStack align="flex-start" gap="2.5" minWidth="0" data-comment={id}>
      <Avatar name={name} id={author?.id ?? name} picture={author?.pictureUrl} size={AVATAR} />
      <Box flex="1" minWidth="0">
        <HStack gap="2" minHeight="6" minWidth="0" textStyle="xs" color="fg.muted">
          <Text as="span" textStyle="sm" fontWeight="semibold" color="fg" truncate>{name}</Text>
          {guestName == null ? null : (
            <Box as="span" px="1.5" borderWidth="1px" borderRadius="l1" color="fg">{reviewMessages.guest}</Box>
          )}
          <Box as="span" whiteSpace="nowrap"><RelativeTime moment={comment.createdAt} /></Box>
          {comment.editedAt == null ? null : <span>{words.edited}</span>}
          <Box flex="1" />
          <Box my="-1.5" me="-1.5">
            <RowMenu
              ref={menu} label={words.menu(name)} items={items}
              onChosen={(value) => (value === 'edit' ? setIsEditing(true) : setIsDeleting(true))}
            />
          </Box>
        </HStack>
        {isEditing ? (
          <EditField
            id={id} body={body} version={version}
            onClosed={() => {
              setIsEditing(false)
              requestAnimationFrame(() => menu.current?.focus())
            }}
          />
        ) : <CommentBody text={body} />}
        {strokeCount > 0 ? (
          <HStack gap="1" textStyle="xs" color="fg.muted" mt="1">
            <PenLine size={12} aria-hidden /> {words.hasDrawing}
          </HStack>
        ) : null}
      </Box>
      <ConfirmedChange
        isOpen={isDeleting} title={words.deleteTitle} message={words.deleteLine} confirmText={words.deleteConfirm}
        variant="danger" returnFocus={menu} onCancel={() => setIsDeleting(false)}
        onConfirm={() => deleteComment({ commentId: id }).then(() => setIsDeleting(false))}
      />
    </HStack>
  )
}

/** The text of a comment as it was written, with its line breaks; addresses are links. */
function CommentBody({ text }: { text: string }) {
  return (
    <Box whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="sm" lineHeight="1.25rem">
      {text.split(ADDRESS).map((part, index) => index % 2 === 0 ? part : (
        <Link key={index} href={part} target="_blank" rel="noopener noreferrer nofollow" color="accent.fg">{part}</Link>
      ))}
    </Box>
  )
}

type EditFieldProps = { id: string; body: string; version: number; onClosed: () => void }

function EditField({ id, body, version, onClosed }: EditFieldProps) {
  const kept = useCommentDraft(`edit ${id}`)
  const [opened] = useState({ body, version })
  const [isTouched, setIsTouched] = useState(kept.text !== '')
  const [update] = useUpdateComment()
  const draft = {
    ...kept,
    text: isTouched ? kept.text : opened.body,
    change(text: string) {
      setIsTouched(true)
      kept.change(text)
    },
  }
  async function save(): Promise<void> {
    if (!isTouched || draft.text === opened.body) return close()
    const isSaved = await kept.send((text) =>
      update({ commentId: id, body: text, expectedVersion: opened.version }))
    if (isSaved) onClosed()
  }
  function close(): void {
    kept.discard()
    onClosed()
  }
  return (
    <ComposeField
      draft={draft} label={words.editOf} placeholder="" sendLabel={words.save} onSend={() => void save()}
      onLeave={close} isFocused
    >
      <Button size="sm" onClick={close}>{commonMessages.cancel}</Button>
    </ComposeField>
  )
}
