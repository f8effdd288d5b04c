import { Checkbox, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ResetPasswordFormMutation } from '../../__generated__/ResetPasswordFormMutation.graphql.ts'
import { resetPasswordMessages } from '../../messages/accounts.ts'
import type { ErrorCode } from '../../relay/errors.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkReset } from './accountRules.ts'
import { StrengthHint } from './StrengthHint.tsx'
import { useResetLink } from './useResetLink.ts'

const words = resetPasswordMessages
const EMPTY = { newPassword: '', confirmPassword: '', endPersonalTokens: true }

/** Failures that say nothing about the link: it may be tried again. */
const PASSING_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'UNKNOWN'])

type ResetPasswordFormProps = {
  token: string
  onDone: () => void
  /** The link is used, too old or none of ours; with the server's sentence. */
  onTokenRefused: (message: string) => void
}

/** Asks for a new password twice and sets it by the token of a reset mail. */
export function ResetPasswordForm({ token, onDone, onTokenRefused }: ResetPasswordFormProps) {
  const personalTokens = useResetLink(token, onTokenRefused)
  const [resetPassword] = useChange<ResetPasswordFormMutation>(
    graphql`
      mutation ResetPasswordFormMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
  const form = useForm({
    name: null, initial: EMPTY, check: checkReset, failed: words.failed, done: onDone,
    send: ({ newPassword, endPersonalTokens }) => resetPassword({ token, newPassword, endPersonalTokens }),
    refused: ({ code, message, fields: { newPassword, token: refusal } }) => {
      if (newPassword === undefined && !PASSING_CODES.has(code)) onTokenRefused(refusal ?? message)
      return { newPassword }
    },
  })
  return (
    <Form
      form={form} gap="5"
      below={
        <SubmitButton form={form} loadingText={words.submitting} size="lg" width="full">{words.submit}</SubmitButton>
      }
    >
      <Text color="fg.muted" textWrap="pretty">{words.lead}</Text>
      <PasswordField
        label={words.newPassword} error={form.errors['newPassword']} autoComplete="new-password"
        {...form.text('newPassword')} help={<StrengthHint password={form.values.newPassword} />}
      />
      <PasswordField
        label={words.confirmPassword} error={form.errors['confirmPassword']} autoComplete="new-password"
        {...form.text('confirmPassword')}
      />
      {personalTokens === undefined || personalTokens === 0 ? null : (
        <Checkbox.Root
          checked={form.values.endPersonalTokens} disabled={form.isRunning} alignSelf="flex-start"
          onCheckedChange={({ checked }) => form.edit({ endPersonalTokens: checked === true })}
        >
          <Checkbox.HiddenInput name="endPersonalTokens" />
          <Checkbox.Control />
          <Checkbox.Label>{words.alsoTokens(personalTokens)}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Form>
  )
}
