import { Box, Textarea, VisuallyHidden, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTabIndex } from '../../lib/tabStop.ts'
import { useUnsavedEdit } from '../../lib/useUnsavedEdit.ts'
import { LONGEST_TEXT } from '../../lib/texts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { useEditingInPlace } from './useEditingInPlace.ts'
import type { DescriptionConflict } from '../views/useShotDescriptionDraft.ts'

/** Height of a line of it, in rem. */
const LINE_HEIGHT = 1.125

type ShotDescriptionProps = {
  shotId: string
  position: number
  description: string
  /** How many lines of it are shown. */
  lines: number
  canEdit: boolean
  /** Set while the text was refused because another person had saved one. */
  conflict?: DescriptionConflict | null
  onSaved: (description: string) => void
}

/**
 * A shot's description, edited in its place: Enter and leaving save, also by a change of route; Shift+Enter is a new
 * line, Esc cancels. Where another person has saved another text meanwhile, a notice asks which one stays.
 */
export function ShotDescription(props: ShotDescriptionProps) {
  const { shotId, position, description, lines, canEdit, conflict, onSaved } = props
  const { isEditing, opener, start, end } = useEditingInPlace()
  const tabIndex = useTabIndex()

  if (isEditing) {
    return (
      <Box mt="2" height={`${lines * LINE_HEIGHT}rem`}>
        <DescriptionEditor
          shotId={shotId} position={position} description={description}
          onClosed={(typed, isByKey) => {
            end(isByKey)
            if (typed !== null && typed !== description) onSaved(typed)
          }}
        />
      </Box>
    )
  }
  const isEmpty = description.trim() === ''
  const shown = (
    <chakra.button
      ref={opener} type="button" tabIndex={tabIndex} disabled={!canEdit} onClick={start} display="block"
      width="full" mt="2" textAlign="start" fontSize="sm" lineHeight="1.125rem"
      color={isEmpty ? 'fg.muted' : 'fg.soft'}
      opacity={isEmpty ? 0 : 1} cursor={canEdit ? 'text' : 'inherit'} borderRadius="l1" focusVisibleRing="outside"
      transition="opacity 120ms" _groupHover={{ opacity: 1 }} _groupFocusWithin={{ opacity: 1 }}
      css={{
        '& > span:first-of-type': {
          display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden',
          whiteSpace: 'pre-line', overflowWrap: 'anywhere',
        },
        '@media (pointer: coarse)': { opacity: 1 },
      }}
    >
      <span>{isEmpty ? (canEdit ? storyboardMessages.addDescription : ' ') : description}</span>
      {canEdit ? <VisuallyHidden>{storyboardMessages.editDescription(position)}</VisuallyHidden> : null}
    </chakra.button>
  )
  if (!conflict) return shown
  return (
    <>
      {shown}
      <ConflictPanel {...conflict} />
    </>
  )
}

/** Lies over what follows, as the cards of the board have one height. */
function ConflictPanel({ onCancelled, ...conflict }: DescriptionConflict & { onCancelled?: () => void }) {
  return (
    <Box
      position="relative" zIndex="1" mt="2" p="3" bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="md"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancelled?.()
      }}
    >
      <ConflictNotice {...conflict} />
    </Box>
  )
}

type DescriptionEditorProps = {
  shotId: string
  position: number
  description: string
  /** With the text to save, or null when cancelled. */
  onClosed: (text: string | null, isByKey: boolean) => void
}

function DescriptionEditor({ shotId, position, description, onClosed }: DescriptionEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [opened] = useState(description)
  const [refused, setRefused] = useState<string | null>(null)
  const { text, change, close } = useUnsavedEdit(`description of ${shotId}`, description, onClosed)
  useEditedMeanwhile(description, true)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])

  /** Saves and closes, unless another person has saved another text since the editor was opened. */
  function save(typed: string, isByKey: boolean): void {
    const isConflict = typed !== opened && description !== opened && description !== typed
    if (isConflict) setRefused(typed)
    else close(typed, isByKey)
  }

  return (
    <Mentioning>
      <Textarea
        ref={field} value={text} aria-label={storyboardMessages.description(position)} autoresize
        maxLength={LONGEST_TEXT} title={storyboardMessages.descriptionHelp} rows={2} minHeight="46px"
        maxHeight="11rem" fontSize="sm" lineHeight="1.125rem" px="1.5" py="1" mx="-2" mt="-1.5"
        width="calc(100% + 16px)" position="relative" zIndex="1" bg="bg.panel" resize="none" cursor="text"
        onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') close(null, true)
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            save(event.currentTarget.value.trim(), true)
          }
        }}
        onBlur={(event) => save(event.currentTarget.value.trim(), false)}
      />
      {refused !== null ? (
        <ConflictPanel
          onOverwritten={() => close(refused, true)} onDiscarded={() => close(null, true)}
          onCancelled={() => close(null, true)}
        />
      ) : null}
    </Mentioning>
  )
}
