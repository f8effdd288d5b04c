import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Form } from '../../relay/Form.tsx'
import type { FormState } from '../../relay/useForm.ts'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { HoneypotField } from './HoneypotField.tsx'

type InquiryFrameProps<Values extends { email: string; website: string }> = {
  form: FormState<Values>
  /** What is said when it was sent, to whose address. */
  thanks: (email: string) => string
  send: string
  sending: string
  /** The fields. */
  children: ReactNode
}

/** A form of the contact pages around its fields: what came of it, and the button that sends it. */
export function InquiryFrame<Values extends { email: string; website: string }>(props: InquiryFrameProps<Values>) {
  const { form, thanks, send, sending, children } = props
  return (
    <Form
      form={form} gap="5" hasDraftNotice={false}
      below={
        <>
          {form.sent ? <FormSuccess message={thanks(form.sent.email.trim())} /> : null}
          <Button
            type="submit" size="lg" variant="solid" alignSelf={{ base: 'stretch', sm: 'flex-start' }}
            loading={form.isRunning} loadingText={sending}
          >
            {send}
          </Button>
        </>
      }
    >
      {children}
      <HoneypotField {...form.text('website')} />
    </Form>
  )
}
