import { Button, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { HoneypotField } from './HoneypotField.tsx'
import type { InquiryForm } from './useInquiryForm.ts'

type InquiryFrameProps = {
  form: Pick<InquiryForm<{ email: string }>, 'failure' | 'sentTo' | 'website' | 'setWebsite' | 'submit'>
  /** What is said when it was sent, to whose address. */
  thanks: (email: string) => string
  send: string
  sending: string
  isRunning: boolean
  /** The fields. */
  children: ReactNode
}

/** A form of the contact pages around its fields: what came of it, and the button that sends it. */
export function InquiryFrame({ form, thanks, send, sending, isRunning, children }: InquiryFrameProps) {
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        {children}
        <HoneypotField value={form.website} onValueChange={form.setWebsite} />
        {form.failure ? <FormFailure message={form.failure} /> : null}
        {form.sentTo === null ? null : <FormSuccess message={thanks(form.sentTo)} />}
        <Button
          type="submit" size="lg" variant="solid" alignSelf={{ base: 'stretch', sm: 'flex-start' }} loading={isRunning}
          loadingText={sending}
        >
          {send}
        </Button>
      </Stack>
    </form>
  )
}
