import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { ConfirmNewsletterPageMutation } from '../../__generated__/ConfirmNewsletterPageMutation.graphql.ts'
import { failureOf } from '../../features/inquiries/failureOf.ts'
import { NewsletterForm } from '../../features/inquiries/NewsletterForm.tsx'
import { forgetAddressToken } from '../../lib/addressToken.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { NarrowPublicPage } from '../../ui/NarrowPublicPage.tsx'

const words = messages.newsletter

type Confirmation =
  | { state: 'confirming' }
  | { state: 'confirmed'; email: string }
  | { state: 'failed'; message: string }

/** Where the mail that asks about the newsletter leads: confirms at once. */
export function ConfirmNewsletterPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [confirmation, setConfirmation] = useState<Confirmation>(
    token === '' ? { state: 'failed', message: words.tokenMissing } : { state: 'confirming' },
  )
  const [confirm] = useChange<ConfirmNewsletterPageMutation>(
    graphql`
      mutation ConfirmNewsletterPageMutation($input: ConfirmNewsletterInput!) {
        confirmNewsletter(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  // Development mounts every page twice, and the token works once.
  const hasStarted = useRef(false)
  useDocumentTitle(words.confirmPage)

  useEffect(() => {
    if (token === '' || hasStarted.current) return
    hasStarted.current = true
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
  }, [confirm, token])

  if (confirmation.state === 'confirming') {
    return (
      <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.confirming}>
        <HStack gap="3" color="fg.muted" role="status"><Mark size={24} isLoading /> {messages.common.loading}</HStack>
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
