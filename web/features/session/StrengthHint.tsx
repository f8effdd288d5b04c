import { Box, HStack } from '@chakra-ui/react'
import { signUpMessages } from '../../messages/signIn.ts'
import { passwordStrength } from './accountRules.ts'

const COLORS = ['border.emphasized', 'fg.error', 'fg.warning', 'fg.success', 'fg.success']
const STEPS = [1, 2, 3, 4]

/** Four small bars and a word that say how hard the password is to guess. */
export function StrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password)
  return (
    <HStack gap="2" textStyle="xs" color="fg.muted" height="4" justify="space-between">
      <HStack gap="1" flex="1" maxWidth="40" aria-hidden>
        {STEPS.map((step) => (
          <Box key={step} flex="1" height="1" borderRadius="full" transition="background 160ms"
            bg={step <= strength ? COLORS[strength] : 'border'} />
        ))}
      </HStack>
      <Box as="span" aria-live="polite">{signUpMessages.strengths[strength]}</Box>
    </HStack>
  )
}
