import { Button, Input, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'

const FORM_ID = 'move-shot'

type MoveToDialogProps = {
  /** 1-based place of the shot, or of the first of those that move; how many move; and the last place they can have. */
  position: number
  moved: number
  count: number
  returnFocus: HTMLElement | null
  onClosed: () => void
  onMove: (position: number) => void
}

/** Asks for the number of the place a shot, or the first of several, is to have. */
export function MoveToDialog({ position, moved, count, returnFocus, onClosed, onMove }: MoveToDialogProps) {
  const [typed, setTyped] = useState(String(position))
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const isValid = wanted >= 1 && wanted <= count
  const help = messages.storyboard.moveToHelp(count)
  return (
    <Dialog
      isOpen onClose={onClosed} width="22rem" initialFocus={input} returnFocus={back}
      title={moved === 1 ? messages.storyboard.moveToTitle(position) : messages.storyboard.moveManyTitle(moved)}
      footer={
        <>
          <Button onClick={onClosed}>{messages.common.cancel}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} disabled={!isValid}>{messages.storyboard.move}</Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) onMove(wanted)
        }}
      >
        <Field
          label={messages.storyboard.moveToLabel} error={typed === '' || isValid ? null : help}
          help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
        >
          <Input
            ref={input} inputMode="numeric" value={typed} onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
