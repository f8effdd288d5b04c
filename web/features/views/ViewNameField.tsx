import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { isBlank } from '../../lib/blank.ts'
import { messages } from '../../messages.ts'

const LONGEST_NAME = 200

type ViewNameFieldProps = {
  /** What the view is called now. */
  name: string
  onRenamed: (name: string) => void
  onClosed: () => void
}

/** A view's name in the place where it stands: Enter and leaving save what is not blank, Esc cancels. */
export function ViewNameField({ name, onRenamed, onClosed }: ViewNameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function close(typed: string | null): void {
    if (isDone.current) return
    isDone.current = true
    const trimmed = typed?.trim() ?? ''
    if (!isBlank(trimmed) && trimmed !== name) onRenamed(trimmed)
    onClosed()
  }

  return (
    <Input
      ref={field} defaultValue={name} maxLength={LONGEST_NAME} aria-label={messages.views.name(name)} height="20px"
      width="9rem" px="1.5" textStyle="xs" borderRadius="l1"
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') close(event.currentTarget.value)
        if (event.key === 'Escape') {
          event.preventDefault()
          close(null)
        }
      }}
      onInput={(event) => {
        const isNothing = isBlank(event.currentTarget.value)
        event.currentTarget.setAttribute('aria-invalid', String(isNothing))
        event.currentTarget.title = isNothing ? messages.views.nameRequired : ''
      }}
      onBlur={(event) => close(event.currentTarget.value)}
    />
  )
}
