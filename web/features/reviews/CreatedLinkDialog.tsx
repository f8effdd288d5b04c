import { Button, Center, HStack, Input, QrCode, Stack, Text } from '@chakra-ui/react'
import { Check, Copy, Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { longDate } from '../../lib/dates.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'

const words = messages.reviews

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
  const input = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'refused'>('not yet')

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url)
      setCopying('copied')
    } catch {
      // Browsers refuse it without a secure connection: the person copies what is selected.
      input.current?.select()
      setCopying('refused')
    }
  }

  function close() {
    setCopying('not yet')
    onDone()
  }

  const CopyIcon = copying === 'copied' ? Check : Copy
  return (
    <Dialog
      isOpen={link !== null} onClose={close} isClosable={false} title={words.createdTitle} width="34rem"
      initialFocus={input}
      footer={<Button variant={copying === 'copied' ? 'solid' : 'outline'} onClick={close}>{words.done}</Button>}
    >
      {link === null ? null : (
        <Stack gap="4">
          <Text textStyle="sm" color="fg.warning">{words.secretWarning}</Text>
          <Field
            label={words.link}
            help={(
              <Text textStyle="sm" color="fg.muted" role="status">
                {copying === 'refused' ? words.copyByHand : null}
              </Text>
            )}
          >
            <HStack width="full" gap="2">
              <Input
                ref={input} size="md" readOnly value={link.url} fontFamily="mono" textStyle="sm" spellCheck={false}
                autoComplete="off" onFocus={(event) => event.target.select()}
              />
              <Button
                size="md" variant={copying === 'copied' ? 'outline' : 'solid'} onClick={() => void copy(link.url)}
              >
                <CopyIcon aria-hidden /> {copying === 'copied' ? words.copied : words.copy}
              </Button>
            </HStack>
          </Field>
          <Button asChild alignSelf="flex-start">
            <a href={mailTo(link)}><Mail size={16} aria-hidden /> {words.mail}</a>
          </Button>
          <Center>
            <QrCode.Root value={link.url} size="lg" bg="white" color="black" p="3" borderRadius="card">
              <QrCode.Frame role="img" aria-label={words.qr}><QrCode.Pattern /></QrCode.Frame>
            </QrCode.Root>
          </Center>
        </Stack>
      )}
    </Dialog>
  )
}
