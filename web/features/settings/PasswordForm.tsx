import { Button, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasswordForm_user$key } from '../../__generated__/PasswordForm_user.graphql.ts'
import type { PasswordFormMutation } from '../../__generated__/PasswordFormMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkPasswordChange, type FieldErrors, type PasswordChangeForm } from '../session/accountRules.ts'
import { focusFirstError } from '../session/focusFirstError.ts'
import { StrengthHint } from '../session/StrengthHint.tsx'
import { sessionConnectionId } from './sessionConnections.ts'

const words = messages.settings
const EMPTY: PasswordChangeForm = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The current password and the new one twice; the other sessions end when it is changed. */
export function PasswordForm({ userRef }: { userRef: PasswordForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment PasswordForm_user on User {
        id
        email @required(action: THROW)
      }
    `,
    userRef,
  )
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors<keyof PasswordChangeForm>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [changePassword, isRunning] = useChange<PasswordFormMutation>(
    graphql`
      mutation PasswordFormMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
        changePassword(input: $input) {
          deletedTokenIds @deleteEdge(connections: $connections)
        }
      }
    `,
    (input) => ({ variables: { input, connections: [sessionConnectionId(user.id)] } }),
  )
  const formElement = useRef<HTMLFormElement>(null)

  function edit(field: keyof PasswordChangeForm, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
    setIsSaved(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    const found = checkPasswordChange(form)
    setErrors(found)
    setFailure(null)
    setIsSaved(false)
    if (focusFirstError(formElement.current, found)) return
    changePassword({ currentPassword: form.currentPassword, newPassword: form.newPassword }).then(
      () => {
        setForm(EMPTY)
        setIsSaved(true)
      },
      (refusal: unknown) => {
        const { code, message, fields } = readError(refusal)
        setErrors(fields)
        if (Object.keys(fields).length > 0) return
        setFailure(code === 'UNKNOWN' || code === 'INTERNAL' ? words.passwordFailed : message)
      },
    )
  }

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="5" maxWidth="form">
        {/* Password managers ask whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={words.currentPassword} name="currentPassword" value={form.currentPassword} disabled={isRunning}
          error={errors.currentPassword} autoComplete="current-password"
          onValueChange={(value) => edit('currentPassword', value)}
        />
        <PasswordField
          label={words.newPassword} name="newPassword" value={form.newPassword} disabled={isRunning}
          error={errors.newPassword} autoComplete="new-password"
          onValueChange={(value) => edit('newPassword', value)} help={<StrengthHint password={form.newPassword} />}
        />
        <PasswordField
          label={words.confirmPassword} name="confirmPassword" value={form.confirmPassword} disabled={isRunning}
          error={errors.confirmPassword} autoComplete="new-password"
          onValueChange={(value) => edit('confirmPassword', value)}
        />
        {failure ? <FormFailure message={failure} /> : null}
        {isSaved ? <FormSuccess message={words.passwordSaved} /> : null}
        <Button type="submit" variant="solid" alignSelf="flex-start" loading={isRunning} loadingText={words.saving}>
          {words.savePassword}
        </Button>
      </Stack>
    </form>
  )
}
