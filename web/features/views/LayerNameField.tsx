import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { MAX_LAYER_NAME } from '../../../drawing/limits.ts'
import { isBlank } from '../../lib/texts.ts'
import { useUnsavedEdit } from '../../lib/useUnsavedEdit.ts'
import { layerMessages } from '../../messages/layers.ts'

type LayerNameFieldProps = {
  /** Names what is typed until it is saved. */
  form: string
  name: string
  onRenamed: (name: string) => void
  onClosed: () => void
}

/** A layer's name where it stands: Enter and leaving the field save a name that is not blank; Esc cancels. */
export function LayerNameField({ form, name, onRenamed, onClosed }: LayerNameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, change, close } = useUnsavedEdit(form, name, async (typed) => {
    onClosed()
    if (typed !== null && !isBlank(typed)) onRenamed(typed)
  })
  useEffect(() => {
    // The menu that asked for it gives the focus back first.
    const waiting = requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
    return () => cancelAnimationFrame(waiting)
  }, [])
  return (
    <Input
      ref={field} value={text} maxLength={MAX_LAYER_NAME} aria-label={layerMessages.name(name)} flex="1" minWidth="0"
      height="7" px="1.5" textStyle="sm" borderRadius="l1" aria-invalid={isBlank(text)}
      title={isBlank(text) ? layerMessages.nameRequired : ''} onChange={(event) => change(event.currentTarget.value)}
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
