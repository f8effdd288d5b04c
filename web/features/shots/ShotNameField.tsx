import { Input } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'

const LONGEST_NAME = 200

type ShotNameFieldProps = {
  position: number
  name: string
  onSaved: (name: string) => void
  onClosed: () => void
}

/**
 * A shot's name edited in its place: Enter and leaving save, also by a change of route; Esc cancels, a blank name
 * changes nothing.
 */
export function ShotNameField({ position, name, onSaved, onClosed }: ShotNameFieldProps) {
  const [opened] = useState(name)
  useEditedMeanwhile(name, true)
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const unsaved = useRef<string | null>(null)
  const latestOnSaved = useRef(onSaved)
  useEffect(() => {
    latestOnSaved.current = onSaved
  })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  // A change of route takes the field away without a blur.
  useEffect(
    () => () => {
      if (!isDone.current && unsaved.current) latestOnSaved.current(unsaved.current)
    },
    [],
  )

  function close(typed: string | null): void {
    if (isDone.current) return
    isDone.current = true
    // What was opened and not changed is not written over what others wrote meanwhile.
    if (typed && typed !== opened) onSaved(typed)
    onClosed()
  }

  return (
    <Input
      ref={input} size="sm" flex="1" minWidth="0" height="26px" px="1.5" ms="-1.5" defaultValue={opened}
      maxLength={LONGEST_NAME} aria-label={messages.storyboard.name(position)}
      placeholder={messages.storyboard.shot(position)}
      onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim()
        unsaved.current = typed === opened ? null : typed
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') close(null)
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      onBlur={() => close(unsaved.current)}
    />
  )
}
