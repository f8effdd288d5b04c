import { Button, Center, QrCode } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { longDate } from '../../lib/dates.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { SecretDialog } from '../tokens/SecretDialog.tsx'

const words = reviewMessages

/** A link that was just made, with its address. */
export interface CreatedLink {
  readonly url: string
  readonly title: string
  readonly recipientEmail: string
  readonly expiresAt: string
}

/** The address of a mail that is written in the mail program of the browser. */
function mailTo({ url, title, recipientEmail, expiresAt }: CreatedLink): string {
  const parameters = { subject: words.mailSubject(title), body: words.mailBody(title, url, longDate(expiresAt)) }
  // Mail programs take a plus for itself, not for a space.
  const text = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `mailto:${encodeURIComponent(recipientEmail)}?${text}`
}

/** Shows the address of a new link this once: to copy, to mail, or as a QR code. Only Done closes it. */
export function CreatedLinkDialog({ link, onDone }: { link: CreatedLink | null; onDone: () => void }) {
  return (
    <SecretDialog
      shown={link && { name: link.title, secret: link.url }} onDone={onDone}
      words={{
        secretTitle: words.createdTitle, secretWarning: words.secretWarning, secretLabel: () => words.link,
        copyByHand: words.copyByHand,
      }}
    >
      {link && (
        <>
          <Button asChild alignSelf="flex-start">
            <a href={mailTo(link)}><Mail size={16} aria-hidden /> {words.mail}</a>
          </Button>
          <Center>
            <QrCode.Root value={link.url} size="lg" bg="white" color="black" p="3" borderRadius="card">
              <QrCode.Frame role="img" aria-label={words.qr}><QrCode.Pattern /></QrCode.Frame>
            </QrCode.Root>
          </Center>
        </>
      )}
    </SecretDialog>
  )
}
