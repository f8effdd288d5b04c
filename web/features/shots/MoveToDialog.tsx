import { Button, Input, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'

const FORM_ID = 'move-shot'

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
  const draft = useDraft(`position of ${shotIds.join(' ')}`, { typed: String(position) })
  const { typed } = draft.values
  const moved = shotIds.length
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
          <Button
            onClick={() => {
              draft.reset()
              onClosed()
            }}
          >
            {messages.common.cancel}
          </Button>
          <Button variant="solid" type="submit" form={FORM_ID} disabled={!isValid}>{messages.storyboard.move}</Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) void onMove(wanted).then(draft.reset)
        }}
      >
        <Stack gap="4">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Field
            label={messages.storyboard.moveToLabel} error={typed === '' || isValid ? null : help}
            help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
          >
            <Input
              ref={input} inputMode="numeric" value={typed} onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => draft.change({ typed: event.target.value })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
