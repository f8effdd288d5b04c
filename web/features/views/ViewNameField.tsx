import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { isBlank } from '../../lib/texts.ts'
import { useUnsavedEdit } from '../../lib/useUnsavedEdit.ts'
import { viewMessages } from '../../messages/views.ts'

const LONGEST_NAME = 200

type ViewNameFieldProps = {
  viewId: string
  /** What the view is called now. */
  name: string
  /** Fulfilled when it is saved. */
  onRenamed: (name: string) => Promise<unknown>
  onClosed: () => void
}

/**
 * A view's name in the place where it stands: Enter and leaving save what is not blank, also by a change of route; Esc
 * cancels.
 */
export function ViewNameField({ viewId, name, onRenamed, onClosed }: ViewNameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, change, close } = useUnsavedEdit(`name of ${viewId}`, name, (typed) => {
    onClosed()
    return typed === null || isBlank(typed) ? undefined : onRenamed(typed)
  })
  const isNothing = isBlank(text)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <Input
      ref={field} value={text} maxLength={LONGEST_NAME} aria-label={viewMessages.name(name)} height="20px"
      width="9rem" px="1.5" textStyle="xs" borderRadius="l1" aria-invalid={isNothing}
      title={isNothing ? viewMessages.nameRequired : ''} onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') close(event.currentTarget.value, true)
        if (event.key === 'Escape') {
          event.preventDefault()
          close(null, true)
        }
      }}
      onBlur={(event) => close(event.currentTarget.value, false)}
    />
  )
}
