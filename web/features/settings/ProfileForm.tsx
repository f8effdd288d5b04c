import { Box, HStack, Input } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileForm_user$key } from '../../__generated__/ProfileForm_user.graphql.ts'
import type { ProfileFormMutation } from '../../__generated__/ProfileFormMutation.graphql.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'

const words = settingsMessages

/** The person's name, which can be changed, and e-mail, which cannot. */
export function ProfileForm({ userRef }: { userRef: ProfileForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        name
        email @required(action: THROW)
        isEmailVerified
      }
    `,
    userRef,
  )
  const [updateProfile] = useChange<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          id
          name
        }
      }
    }
  `)
  const form = useForm({
    name: 'profile', initial: { name: user.name }, failed: words.profileFailed,
    check: ({ name }) => ({ name: isBlank(name) ? words.nameRequired : null }),
    send: ({ name }) => updateProfile({ name: name.trim() }),
  })
  const VerifiedIcon = user.isEmailVerified ? CircleCheck : CircleAlert
  return (
    <Form
      form={form} gap="5" maxWidth="form"
      below={
        <>
          {form.sent ? <FormSuccess message={words.profileSaved} /> : null}
          <SubmitButton form={form} loadingText={words.saving} alignSelf="flex-start">{words.saveProfile}</SubmitButton>
        </>
      }
    >
      <Field
        label={words.email} help={<Box textStyle="sm" color="fg.muted">{words.emailHelp}</Box>}
        labelAside={
          <HStack gap="1.5" textStyle="sm" color={user.isEmailVerified ? 'fg.success' : 'fg.warning'}>
            <VerifiedIcon size={14} aria-hidden /> {user.isEmailVerified ? words.verified : words.unverified}
          </HStack>
        }
      >
        <Input size="md" name="email" type="email" readOnly value={user.email} bg="bg.raised" color="fg.muted" />
      </Field>
      <Field label={words.name} error={form.errors['name']}>
        <Input size="md" autoComplete="name" maxLength={LONGEST_NAME} {...form.text('name')} />
      </Field>
    </Form>
  )
}
