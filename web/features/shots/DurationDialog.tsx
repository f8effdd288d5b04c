import { Button, Input, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { frameRateName, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { readDuration } from './shotDuration.ts'

const FORM_ID = 'shot-durations'
const DECIMALS = 2

type DurationDialogProps = {
  /** The shots that are to be this long. */
  shotIds: readonly string[]
  rate: FrameRate
  returnFocus: HTMLElement | null
  onClosed: () => void
  /** With whole frames; fulfilled when they are saved. */
  onChosen: (frames: number) => Promise<unknown>
}

/** Asks how long the chosen shots are to be. */
export function DurationDialog({ shotIds, rate, returnFocus, onClosed, onChosen }: DurationDialogProps) {
  const draft = useDraft(`duration of ${shotIds.join(' ')}`, { typed: '' })
  const { typed } = draft.values
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const words = messages.storyboard
  const frames = readDuration(typed, rate)
  const seconds = frames === null ? '' : secondsAt(frames, rate).toFixed(DECIMALS)
  const help = frames === null ? words.durationHelp : words.durationAt(seconds, frames, frameRateName(rate))
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.durationTitle(shotIds.length)} width="24rem" initialFocus={input}
      returnFocus={back}
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
          <Button variant="solid" type="submit" form={FORM_ID} disabled={frames === null}>
            {messages.common.save}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault()
          if (frames !== null) void onChosen(frames).then(draft.reset)
        }}
      >
        <Stack gap="4">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Field
            label={words.durationLabel} error={typed.trim() === '' || frames !== null ? null : words.durationHelp}
            help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
          >
            <Input
              ref={input} size="md" fontFamily="mono" autoComplete="off" value={typed}
              onChange={(event) => draft.change({ typed: event.target.value })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
