import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { ConfirmNewsletterPageMutation } from '../../__generated__/ConfirmNewsletterPageMutation.graphql.ts'
import { failureOf } from '../../features/inquiries/failureOf.ts'
import { NewsletterForm } from '../../features/inquiries/NewsletterForm.tsx'
import { forgetAddressToken } from '../../lib/addressToken.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { newsletterMessages } from '../../messages/inquiries.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { NarrowPublicPage } from '../../ui/NarrowPublicPage.tsx'

const words = newsletterMessages

type Confirmation =
  | { state: 'asking' }
  | { state: 'confirmed'; email: string }
  | { state: 'failed'; message: string }

/** Where the mail that asks about the newsletter leads: a button confirms, so that a scanner of mails does not. */
export function ConfirmNewsletterPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [confirmation, setConfirmation] = useState<Confirmation>(
    token === '' ? { state: 'failed', message: words.tokenMissing } : { state: 'asking' },
  )
  const [confirm, isConfirming] = useChange<ConfirmNewsletterPageMutation>(
    graphql`
      mutation ConfirmNewsletterPageMutation($input: ConfirmNewsletterInput!) {
        confirmNewsletter(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  useDocumentTitle(words.confirmPage)

  function submit(): void {
    confirm({ token }).then(
      ({ confirmNewsletter: { email } }) => {
        forgetAddressToken()
        setConfirmation({ state: 'confirmed', email })
      },
      (error: unknown) => {
        const { fields, whole } = failureOf(error, words.failed)
        setConfirmation({ state: 'failed', message: fields['token'] ?? whole ?? words.failed })
      },
    )
  }

  if (confirmation.state === 'asking') {
    return (
      <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.confirmTitle}>
        <Stack gap="6" align="flex-start">
          <Text textStyle="lg" color="fg.soft">{words.confirmLine}</Text>
          <Button size="lg" variant="solid" loading={isConfirming} loadingText={words.confirming} onClick={submit}>
            {words.confirm}
          </Button>
        </Stack>
      </NarrowPublicPage>
    )
  }
  if (confirmation.state === 'confirmed') {
    return (
      <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.confirmedTitle}>
        <Stack gap="6" align="flex-start">
          <Text textStyle="lg" color="fg.soft" role="status" overflowWrap="anywhere">
            {words.confirmed(confirmation.email)}
          </Text>
          <Button asChild size="lg" variant="solid"><Link to="/">{words.home}</Link></Button>
        </Stack>
      </NarrowPublicPage>
    )
  }
  return (
    <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.confirmFailedTitle}>
      <Stack gap="6">
        <FormFailure message={confirmation.message} />
        <NewsletterForm />
      </Stack>
    </NarrowPublicPage>
  )
}
