import { Button, HStack, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { NewsletterFormMutation } from '../../__generated__/NewsletterFormMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { EmailInput } from './EmailInput.tsx'
import { HoneypotField } from './HoneypotField.tsx'
import { checkNewsletter } from './inquiryRules.ts'
import { useInquiryForm } from './useInquiryForm.ts'

const words = messages.site
const EMPTY = { email: '' }

/** An address for the newsletter; it begins with a click in the mail that is sent there. */
export function NewsletterForm() {
  const [subscribe, isRunning] = useChange<NewsletterFormMutation>(
    graphql`
      mutation NewsletterFormMutation($input: SubscribeToNewsletterInput!) {
        subscribeToNewsletter(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const { errors, failure, sentTo, website, setWebsite, text, submit } = useInquiryForm({
    name: null, empty: EMPTY, check: checkNewsletter, failed: words.subscribeFailed, isRunning,
    send: subscribe,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <Field label={words.newsletterEmail} isLabelHidden error={errors.email}>
          <HStack width="full" gap="2">
            <EmailInput size="md" placeholder={words.newsletterPlaceholder} {...text('email')} />
            <Button type="submit" size="md" loading={isRunning} loadingText={words.subscribing}>
              {words.subscribe}
            </Button>
          </HStack>
        </Field>
        <HoneypotField value={website} onValueChange={setWebsite} />
        {failure ? <FormFailure message={failure} /> : null}
        {sentTo === null ? null : <FormSuccess message={words.subscribed(sentTo)} />}
      </Stack>
    </form>
  )
}
