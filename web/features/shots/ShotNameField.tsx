import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { isBlank } from '../../lib/texts.ts'
import { useUnsavedEdit } from '../../lib/useUnsavedEdit.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'

const LONGEST_NAME = 200

type ShotNameFieldProps = {
  shotId: string
  position: number
  name: string
  /** Fulfilled when it is saved. */
  onSaved: (name: string) => Promise<unknown>
  onClosed: () => void
}

/**
 * A shot's name edited in its place: Enter and leaving save, also by a change of route; Esc cancels, a blank name
 * changes nothing.
 */
export function ShotNameField({ shotId, position, name, onSaved, onClosed }: ShotNameFieldProps) {
  useEditedMeanwhile(name, true)
  const input = useRef<HTMLInputElement>(null)
  const { text, change, close } = useUnsavedEdit(`name of ${shotId}`, name, (typed) => {
    onClosed()
    return typed === null || isBlank(typed) ? undefined : onSaved(typed)
  })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <Input
      ref={input} size="sm" flex="1" minWidth="0" height="26px" px="1.5" ms="-1.5" value={text}
      maxLength={LONGEST_NAME} aria-label={storyboardMessages.name(position)}
      placeholder={storyboardMessages.shot(position)}
      onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') close(null, true)
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      onBlur={(event) => close(event.currentTarget.value, false)}
    />
  )
}
