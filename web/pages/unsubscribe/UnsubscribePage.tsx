import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { failureOf } from '../../features/inquiries/failureOf.ts'
import {
  useUnsubscribeFromNewsletterMutation,
} from '../../features/inquiries/useUnsubscribeFromNewsletterMutation.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { NarrowPublicPage } from '../../ui/NarrowPublicPage.tsx'

const words = messages.newsletter

/**
 * Where the link at the end of a newsletter leads. It asks for one click: programs that look behind the links of a mail
 * must not end anything.
 */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [ended, setEnded] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(token === '' ? words.tokenMissing : null)
  const [unsubscribe, isRunning] = useUnsubscribeFromNewsletterMutation()
  useDocumentTitle(words.unsubscribePage)

  function end() {
    setFailure(null)
    unsubscribe({
      variables: { input: { token } },
      onCompleted: ({ unsubscribeFromNewsletter: { email } }) => setEnded(email),
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
          <Text textStyle="lg" color="fg.soft" role="status" overflowWrap="anywhere">{words.unsubscribed(ended)}</Text>
          <Button asChild size="lg"><Link to="/">{words.home}</Link></Button>
        </Stack>
      </NarrowPublicPage>
    )
  }
  return (
    <NarrowPublicPage eyebrow={words.confirmEyebrow} title={words.unsubscribeTitle}>
      <Stack gap="6" align="flex-start">
        <Text textStyle="lg" color="fg.soft">{words.unsubscribeLine}</Text>
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
