import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { NewsletterFormMutation } from '../../__generated__/NewsletterFormMutation.graphql.ts'
import { trimmed } from '../../lib/texts.ts'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { Form } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { emailError } from '../session/accountRules.ts'
import { HoneypotField } from './HoneypotField.tsx'

const words = publicSiteMessages
const EMPTY = { email: '', website: '' }

/** An address for the newsletter; it begins with a click in the mail that is sent there. */
export function NewsletterForm() {
  const [subscribe] = useChange<NewsletterFormMutation>(
    graphql`
      mutation NewsletterFormMutation($input: SubscribeToNewsletterInput!) {
        subscribeToNewsletter(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const form = useForm({
    name: null, initial: EMPTY, check: ({ email }) => ({ email: emailError(email) }), failed: words.subscribeFailed,
    send: (typed) => subscribe(trimmed(typed)),
  })
  return (
    <Form
      form={form} gap="3" below={form.sent ? <FormSuccess message={words.subscribed(form.sent.email.trim())} /> : null}
    >
      <Field label={words.newsletterEmail} isLabelHidden error={form.errors['email']}>
        <HStack width="full" gap="2">
          <EmailInput size="md" placeholder={words.newsletterPlaceholder} {...form.text('email')} />
          <Button type="submit" size="md" loading={form.isRunning} loadingText={words.subscribing}>
            {words.subscribe}
          </Button>
        </HStack>
      </Field>
      <HoneypotField {...form.text('website')} />
    </Form>
  )
}
