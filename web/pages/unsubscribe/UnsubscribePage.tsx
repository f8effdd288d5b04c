import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { failureOf } from '../../features/inquiries/failureOf.ts'
import { useUnsubscribeFromDigestMutation } from '../../features/inquiries/useUnsubscribeFromDigestMutation.ts'
import {
  useUnsubscribeFromNewsletterMutation,
} from '../../features/inquiries/useUnsubscribeFromNewsletterMutation.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { NarrowPublicPage } from '../../ui/NarrowPublicPage.tsx'

const words = messages.newsletter
/** What differs where notifications are ended. */
const digestWords = { ...words, ...messages.notifications }

/** Where the link at the end of a newsletter leads, and that of a mail with notifications. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  return search.get('from') === 'digest' ? <DigestEnd /> : <NewsletterEnd />
}

function DigestEnd() {
  const [unsubscribe, isRunning] = useUnsubscribeFromDigestMutation()
  return (
    <UnsubscribeForm
      texts={digestWords} isRunning={isRunning}
      unsubscribe={(token, { onEnded, onError }) =>
        unsubscribe({
          variables: { input: { token } },
          onCompleted: ({ unsubscribeFromDigest: { email } }) => onEnded(email),
          onError,
        })}
    />
  )
}

function NewsletterEnd() {
  const [unsubscribe, isRunning] = useUnsubscribeFromNewsletterMutation()
  return (
    <UnsubscribeForm
      texts={words} isRunning={isRunning}
      unsubscribe={(token, { onEnded, onError }) =>
        unsubscribe({
          variables: { input: { token } },
          onCompleted: ({ unsubscribeFromNewsletter: { email } }) => onEnded(email),
          onError,
        })}
    />
  )
}

type UnsubscribeFormProps = {
  texts: Pick<typeof words, 'unsubscribeTitle' | 'unsubscribeLine' | 'unsubscribed'>
  isRunning: boolean
  unsubscribe: (
    token: string,
    told: { onEnded: (email: string) => void; onError: (error: Error) => void },
  ) => void
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
    unsubscribe(token, {
      onEnded: setEnded,
      onError: (error) => {
        const { fields, whole } = failureOf(error, words.failed)
        setFailure(fields['token'] ?? whole ?? words.failed)
      },
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
