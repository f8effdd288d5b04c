import { Input, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { frameRateName, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { readDuration } from './shotDuration.ts'

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
  const form = useForm({
    name: `duration of ${shotIds.join(' ')}`, initial: { typed: '' },
    isReady: ({ typed }) => readDuration(typed, rate) !== null,
    send: ({ typed }) => onChosen(readDuration(typed, rate) ?? 0),
  })
  const { typed } = form.values
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const words = storyboardMessages
  const frames = readDuration(typed, rate)
  const seconds = frames === null ? '' : secondsAt(frames, rate).toFixed(DECIMALS)
  const help = frames === null ? words.durationHelp : words.durationAt(seconds, frames, frameRateName(rate))
  return (
    <FormDialog
      form={form} isOpen onClose={onClosed} title={words.durationTitle(shotIds.length)} width="24rem"
      initialFocus={input} returnFocus={back} submitLabel={commonMessages.save}
    >
      <Field
        label={words.durationLabel} error={typed.trim() === '' || frames !== null ? null : words.durationHelp}
        help={<Text textStyle="sm" color="fg.muted">{help}</Text>}
      >
        <Input ref={input} size="md" fontFamily="mono" autoComplete="off" {...form.text('typed')} />
      </Field>
    </FormDialog>
  )
}
