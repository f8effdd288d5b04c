import { Button, Input, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { frameRateName, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { readDuration } from './shotDuration.ts'

const FORM_ID = 'shot-durations'
const DECIMALS = 2

type DurationDialogProps = {
  /** How many shots are to be this long. */
  count: number
  rate: FrameRate
  returnFocus: HTMLElement | null
  onClosed: () => void
  /** With whole frames. */
  onChosen: (frames: number) => void
}

/** Asks how long the chosen shots are to be. */
export function DurationDialog({ count, rate, returnFocus, onClosed, onChosen }: DurationDialogProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const words = messages.storyboard
  const frames = readDuration(typed, rate)
  const seconds = frames === null ? '' : secondsAt(frames, rate).toFixed(DECIMALS)
  const help = frames === null ? words.durationHelp : words.durationAt(seconds, frames, frameRateName(rate))
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.durationTitle(count)} width="24rem" initialFocus={input} returnFocus={back}
      footer={
        <>
          <Button onClick={onClosed}>{messages.common.cancel}</Button>
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
          if (frames !== null) onChosen(frames)
        }}
      >
        <Field
          label={words.durationLabel} error={typed.trim() === '' || frames !== null ? null : words.durationHelp}
          help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
        >
          <Input
            ref={input} size="md" fontFamily="mono" autoComplete="off" value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
