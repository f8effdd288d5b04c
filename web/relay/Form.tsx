import { Button, Stack, type ButtonProps, type StackProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ConflictNotice } from '../ui/ConflictNotice.tsx'
import { DraftNotice } from '../ui/DraftNotice.tsx'
import { FormFailure } from '../ui/FormFailure.tsx'
import { useReload } from './reloading.ts'
import type { FormState } from './useForm.ts'

type FormProps<Values extends object> = Omit<StackProps, 'id' | 'onSubmit'> & {
  form: FormState<Values>
  id?: string
  /** Of the form, read aloud. */
  label?: string
  children: ReactNode
  /** Stands below what came of sending it: the button. */
  below?: ReactNode
  /** False says nothing of a draft that is shown. */
  hasDraftNotice?: boolean
  /** Lets go of what was typed, because somebody else saved meanwhile; usually goes back to what was saved. */
  onDiscarded?: () => void
}

/** A form around its fields: its draft above, below them what came of sending it. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, id, label, children, below, hasDraftNotice = true, onDiscarded, ...style } = props
  const { attach, submit, isKept, isOutdated, overwrite, reset, sentence } = form
  const { reload } = useReload()
  return (
    <form ref={attach} id={id} onSubmit={submit} noValidate aria-label={label}>
      <Stack gap="4" {...style}>
        <DraftNotice isKept={isKept && hasDraftNotice} onDiscarded={reset} />
        {children}
        {isOutdated ? (
          <ConflictNotice
            onOverwritten={overwrite}
            onDiscarded={() => {
              ;(onDiscarded ?? reset)()
              void reload()
            }}
          />
        ) : null}
        {sentence === null ? null : <FormFailure message={sentence} />}
        {below}
      </Stack>
    </form>
  )
}

type SubmitButtonProps = Omit<ButtonProps, 'form'> & {
  form: { readonly isReady: boolean; readonly isRunning: boolean }
}

/** The button that sends a form. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button type="submit" variant="solid" disabled={!form.isReady} loading={form.isRunning} {...button} />
}
