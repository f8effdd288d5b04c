import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from './Form.tsx'
import type { FormState } from './useForm.ts'

type FormDialogProps<Values extends object> = Omit<ComponentProps<typeof Dialog>, 'footer' | 'isClosable'>
  & Pick<ComponentProps<typeof Form>, 'gap' | 'below' | 'children'>
  & {
    form: FormState<Values>
    submitLabel: string
    submittingLabel?: string
    /** Below the form, and no part of it. */
    after?: ReactNode
  }

/** A form in a dialog. Closing keeps what was typed; Cancel lets go of it. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, submitLabel, submittingLabel, gap = '4', below, after, onClose, children, ...dialog } = props
  const id = useId()
  const cancel = (): void => {
    form.reset()
    onClose()
  }
  return (
    <Dialog
      {...dialog} onClose={onClose} isClosable={!form.isRunning}
      footer={
        <>
          <Button onClick={cancel} disabled={form.isRunning}>{commonMessages.cancel}</Button>
          <Button
            type="submit" form={id} variant="solid" disabled={!form.isReady} loading={form.isRunning}
            loadingText={submittingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} gap={gap} below={below} onDiscarded={cancel}>{children}</Form>
      {after}
    </Dialog>
  )
}
