import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { UnsubscribePageDigestMutation } from '../../__generated__/UnsubscribePageDigestMutation.graphql.ts'
import type {
  UnsubscribePageNewsletterMutation,
} from '../../__generated__/UnsubscribePageNewsletterMutation.graphql.ts'
import { failureOf } from '../../features/inquiries/failureOf.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { newsletterMessages } from '../../messages/inquiries.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { NarrowPublicPage } from '../../ui/NarrowPublicPage.tsx'

const words = newsletterMessages
/** What differs where notifications are ended. */
const digestWords = { ...words, ...notificationMessages }

/** Where the link at the end of a newsletter leads, and that of a mail with notifications. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  return search.get('from') === 'digest' ? <DigestEnd /> : <NewsletterEnd />
}

function DigestEnd() {
  const [unsubscribe, isRunning] = useChange<UnsubscribePageDigestMutation>(
    graphql`
      mutation UnsubscribePageDigestMutation($input: UnsubscribeFromDigestInput!) {
        unsubscribeFromDigest(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  return (
    <UnsubscribeForm
      texts={digestWords} isRunning={isRunning}
      unsubscribe={(token) => unsubscribe({ token }).then(({ unsubscribeFromDigest: { email } }) => email)}
    />
  )
}

function NewsletterEnd() {
  const [unsubscribe, isRunning] = useChange<UnsubscribePageNewsletterMutation>(
    graphql`
      mutation UnsubscribePageNewsletterMutation($input: UnsubscribeFromNewsletterInput!) {
        unsubscribeFromNewsletter(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  return (
    <UnsubscribeForm
      texts={words} isRunning={isRunning}
      unsubscribe={(token) => unsubscribe({ token }).then(({ unsubscribeFromNewsletter: { email } }) => email)}
    />
  )
}

type UnsubscribeFormProps = {
  texts: Pick<typeof words, 'unsubscribeTitle' | 'unsubscribeLine' | 'unsubscribed'>
  isRunning: boolean
  /** Resolves with the address that gets nothing more. */
  unsubscribe: (token: string) => Promise<string>
}

/**
 * Ends what a link belongs to. It asks for one click: programs that look behind the links of a mail must not end
 * anything.
 */
function UnsubscribeForm({ texts, isRunning, unsubscribe }: UnsubscribeFormProps) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [ended, setEnded] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(token === '' ? words.tokenMissing : null)
  useDocumentTitle(words.unsubscribePage)

  function end() {
    setFailure(null)
    unsubscribe(token).then(setEnded, (error: unknown) => {
      const { fields, whole } = failureOf(error, words.failed)
      setFailure(fields['token'] ?? whole ?? words.failed)
    })
  }

  if (ended !== null) {
    return (
      <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.unsubscribedTitle}>
        <Stack gap="6" align="flex-start">
          <Text textStyle="lg" color="fg.soft" role="status" overflowWrap="anywhere">{texts.unsubscribed(ended)}</Text>
          <Button asChild size="lg"><Link to="/">{words.home}</Link></Button>
        </Stack>
      </NarrowPublicPage>
    )
  }
  return (
    <NarrowPublicPage eyebrow={words.confirmEyebrow} title={texts.unsubscribeTitle}>
      <Stack gap="6" align="flex-start">
        <Text textStyle="lg" color="fg.soft">{texts.unsubscribeLine}</Text>
        {failure ? <FormFailure message={failure} /> : null}
        {token === '' ? (
          <Button asChild size="lg"><Link to="/">{words.home}</Link></Button>
        ) : (
          <Button size="lg" variant="solid" loading={isRunning} loadingText={words.unsubscribing} onClick={end}>
            {words.unsubscribe}
          </Button>
        )}
      </Stack>
    </NarrowPublicPage>
  )
}
