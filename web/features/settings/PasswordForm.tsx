import { graphql, useFragment } from 'react-relay'
import type { PasswordForm_user$key } from '../../__generated__/PasswordForm_user.graphql.ts'
import type { PasswordFormMutation } from '../../__generated__/PasswordFormMutation.graphql.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkPasswordChange } from '../session/accountRules.ts'
import { StrengthHint } from '../session/StrengthHint.tsx'
import { sessionConnectionId } from './sessionConnections.ts'

const words = settingsMessages
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

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
  const [changePassword] = useChange<PasswordFormMutation>(
    graphql`
      mutation PasswordFormMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
        changePassword(input: $input) {
          deletedTokenIds @deleteEdge(connections: $connections)
        }
      }
    `,
    (input) => ({ variables: { input, connections: [sessionConnectionId(user.id)] } }),
  )
  const form = useForm({
    name: null, initial: EMPTY, check: checkPasswordChange, failed: words.passwordFailed,
    send: ({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword }),
  })
  return (
    <Form
      form={form} gap="5" maxWidth="form"
      below={
        <>
          {form.sent ? <FormSuccess message={words.passwordSaved} /> : null}
          <SubmitButton form={form} loadingText={words.saving} alignSelf="flex-start">
            {words.savePassword}
          </SubmitButton>
        </>
      }
    >
      {/* Password managers ask whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={words.currentPassword} error={form.errors['currentPassword']} autoComplete="current-password"
        {...form.text('currentPassword')}
      />
      <PasswordField
        label={words.newPassword} error={form.errors['newPassword']} autoComplete="new-password"
        {...form.text('newPassword')} help={<StrengthHint password={form.values.newPassword} />}
      />
      <PasswordField
        label={words.confirmPassword} error={form.errors['confirmPassword']} autoComplete="new-password"
        {...form.text('confirmPassword')}
      />
    </Form>
  )
}
