import { Box, Button, HStack, Textarea } from '@chakra-ui/react'
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { isBlank } from '../../lib/texts.ts'
import { commentMessages } from '../../messages/comments.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'
import type { CommentDraft } from './useCommentDraft.ts'

const words = commentMessages
/** The longest comment, in characters. */
const LONGEST_COMMENT = 5_000

/** What can be asked of a field from outside. */
export interface ComposeHandle {
  readonly focus: () => void
}

type ComposeFieldProps = {
  draft: CommentDraft
  /** What the field is, read aloud. */
  label: string
  placeholder: string
  sendLabel?: string
  onSend: () => void
  /** Esc was pressed in the field. */
  onLeave: () => void
  /** What the comment is about, over the field. */
  anchor?: ReactNode
  /** Beside Send. */
  children?: ReactNode
  handle?: Ref<ComposeHandle>
  isFocused?: boolean
  /** The comment may be a drawing alone. */
  canBeEmpty?: boolean
}

/** Where a comment is written: Mod+Enter sends it, Esc leaves the field and keeps the text. */
export function ComposeField(props: ComposeFieldProps) {
  const { draft, label, placeholder, sendLabel = words.send, onSend, onLeave, anchor, children, handle } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(handle, () => ({ focus: () => field.current?.focus() }), [])
  const isEmpty = isBlank(draft.text) && props.canBeEmpty !== true
  return (
    <Box>
      {anchor}
      <Mentioning>
        <Textarea
          ref={field} value={draft.text} readOnly={draft.sentText !== null} aria-label={label}
          placeholder={placeholder}
          maxLength={LONGEST_COMMENT} rows={2} autoresize maxHeight="12rem" fontSize="sm" lineHeight="1.25rem"
          resize="none" bg="bg" autoFocus={props.isFocused}
          onChange={(event) => draft.change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (isPressed(SHORTCUTS.comments.send, event)) onSend()
            else if (event.key === 'Escape') {
              event.currentTarget.blur()
              onLeave()
            } else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      </Mentioning>
      {draft.refusal === null ? null : <Box mt="2"><FormFailure message={draft.refusal} /></Box>}
      <HStack mt="2" gap="2" justify="flex-end" flexWrap="wrap">
        {children}
        <Button
          size="sm" variant="solid" aria-disabled={isEmpty} opacity={isEmpty ? 0.6 : 1} title={words.sendHint}
          loading={draft.sentText !== null} loadingText={words.sending}
          onClick={() => {
            if (!isEmpty) onSend()
          }}
        >
          {sendLabel}
        </Button>
      </HStack>
    </Box>
  )
}
