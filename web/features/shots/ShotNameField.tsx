import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages.ts'

const LONGEST_NAME = 200

type ShotNameFieldProps = {
  position: number
  name: string
  onSaved: (name: string) => void
  onClosed: () => void
}

/** A shot's name edited in its place: Enter and leaving save, Esc cancels, a blank name changes nothing. */
export function ShotNameField({ position, name, onSaved, onClosed }: ShotNameFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isCancelled = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  return (
    <Input
      ref={input} size="sm" flex="1" minWidth="0" height="26px" px="1.5" ms="-1.5" defaultValue={name}
      maxLength={LONGEST_NAME} aria-label={messages.storyboard.name(position)}
      placeholder={messages.storyboard.shot(position)}
      onMouseDown={(event) => event.stopPropagation()} onTouchStart={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') isCancelled.current = true
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
      }}
      onBlur={(event) => {
        const typed = event.currentTarget.value.trim()
        if (!isCancelled.current && typed !== '' && typed !== name) onSaved(typed)
        onClosed()
      }}
    />
  )
}
