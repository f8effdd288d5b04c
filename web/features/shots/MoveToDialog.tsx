import { Input, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'

type MoveToDialogProps = {
  shotIds: readonly string[]
  /** 1-based place of the shot, or of the first of those that move, and the last place they can have. */
  position: number
  count: number
  returnFocus: HTMLElement | null
  onClosed: () => void
  /** Fulfilled when it is saved. */
  onMove: (position: number) => Promise<unknown>
}

/** Asks for the number of the place a shot, or the first of several, is to have. */
export function MoveToDialog({ shotIds, position, count, returnFocus, onClosed, onMove }: MoveToDialogProps) {
  const form = useForm({
    name: `position of ${shotIds.join(' ')}`, initial: { typed: String(position) },
    isReady: ({ typed }) => /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= count,
    send: ({ typed }) => onMove(Number(typed)),
  })
  const moved = shotIds.length
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const words = storyboardMessages
  const help = words.moveToHelp(count)
  return (
    <FormDialog
      form={form} isOpen onClose={onClosed} width="22rem" initialFocus={input} returnFocus={back}
      title={moved === 1 ? words.moveToTitle(position) : words.moveManyTitle(moved)} submitLabel={words.move}
    >
      <Field
        label={words.moveToLabel} error={form.values.typed === '' || form.isReady ? null : help}
        help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
      >
        <Input
          ref={input} inputMode="numeric" {...form.text('typed')} onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </FormDialog>
  )
}
