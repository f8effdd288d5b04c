import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { tokenMessages } from '../../messages/tokens.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'

const words = tokenMessages

type SecretDialogProps = {
  /** The new secret and whose it is; null keeps the dialog closed. */
  shown: { name: string; secret: string } | null
  /** What it says of the secret; of a token's when not given. */
  words?: { secretTitle: string; secretWarning: string; secretLabel: (name: string) => string; copyByHand?: string }
  onDone: () => void
  returnFocus?: RefObject<HTMLElement | null>
  /** Further ways to hand the secret on. */
  children?: ReactNode
}

/** Shows a new secret this once; only 'Done' closes it, so that it is not lost by a slip. */
export function SecretDialog({ shown, words: said = words, onDone, returnFocus, children }: SecretDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'refused'>('not yet')

  async function copy(secret: string) {
    try {
      await navigator.clipboard.writeText(secret)
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
      isOpen={shown !== null} onClose={close} isClosable={false} title={said.secretTitle} width="34rem"
      initialFocus={input} returnFocus={returnFocus}
      footer={<Button variant={copying === 'copied' ? 'solid' : 'outline'} onClick={close}>{words.done}</Button>}
    >
      {shown === null ? null : (
        <Stack gap="4">
          <HStack
            align="flex-start" gap="2.5" px="3" py="2.5" borderRadius="control" borderWidth="1px" bg="warning.subtle"
            borderColor="warning.border" color="fg.warning" textStyle="sm"
          >
            <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
            <Text>{said.secretWarning}</Text>
          </HStack>
          <Field label={said.secretLabel(shown.name)} help={(
            <Text textStyle="sm" color="fg.muted" role="status">
              {copying === 'refused' ? said.copyByHand ?? words.copyByHand : null}
            </Text>
          )}>
            <HStack width="full" gap="2">
              <Input
                ref={input} size="md" readOnly value={shown.secret} fontFamily="mono" textStyle="sm" spellCheck={false}
                autoComplete="off" onFocus={(event) => event.target.select()}
              />
              <Button size="md" variant={copying === 'copied' ? 'outline' : 'solid'}
                onClick={() => void copy(shown.secret)}>
                <CopyIcon aria-hidden /> {copying === 'copied' ? words.copied : words.copy}
              </Button>
            </HStack>
          </Field>
          {children}
        </Stack>
      )}
    </Dialog>
  )
}
