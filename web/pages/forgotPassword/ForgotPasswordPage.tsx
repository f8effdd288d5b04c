import { Button, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { ForgotPasswordForm } from '../../features/session/ForgotPasswordForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { forgotPasswordMessages } from '../../messages/accounts.ts'

const words = forgotPasswordMessages

/** Asks for a link to choose a new password; a confirmation takes the form's place. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  useDocumentTitle(words.page)
  return (
    <AccountLayout eyebrow={words.eyebrow} title={sentTo === null ? words.title : words.sentTitle}>
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Stack gap="5">
          <Text color="fg.soft" role="status" overflowWrap="anywhere" textWrap="pretty">{words.sentLine(sentTo)}</Text>
          <Button asChild size="lg" variant="solid" width="full">
            <Link to="/signin">{words.returnToSignIn}</Link>
          </Button>
          <Text color="fg.muted" textAlign="center">
            {words.notThere}{' '}
            <TextLink asChild color="accent.fg" cursor="pointer">
              <button type="button" onClick={() => setSentTo(null)}>{words.otherAddress}</button>
            </TextLink>.
          </Text>
        </Stack>
      )}
    </AccountLayout>
  )
}
