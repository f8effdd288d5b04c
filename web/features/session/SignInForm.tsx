import { Checkbox, HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { SignInFormMutation } from '../../__generated__/SignInFormMutation.graphql.ts'
import { storeToken } from '../../lib/session.ts'
import { signInMessages } from '../../messages/signIn.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkSignIn } from './accountRules.ts'
import { pathAfterSignIn } from './guard.ts'

const words = signInMessages
const EMPTY = { email: '', password: '', rememberMe: true }

/** E-mail, password and 'Remember me'; goes on to the page that was asked for. */
export function SignInForm() {
  const [signIn] = useChange<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        accessToken
        user {
          id
        }
      }
    }
  `)
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm({
    name: null, initial: EMPTY, check: checkSignIn, failed: words.failed,
    send: (typed) => signIn({ ...typed, email: typed.email.trim() }),
    done: ({ signIn: { accessToken, user } }, { rememberMe }) => {
      storeToken(accessToken, { remember: rememberMe, userId: user.id })
      void navigate(pathAfterSignIn(search), { replace: true })
    },
  })
  return (
    <Form
      form={form} gap="5"
      below={
        <>
          <SubmitButton form={form} loadingText={words.submitting} size="lg" width="full">{words.submit}</SubmitButton>
          <HStack justify="center" gap="1.5" color="fg.muted" flexWrap="wrap">
            <Text>{words.newHere}</Text>
            <TextLink asChild color="accent.fg"><Link to={`/signup${search}`}>{words.createAccount}</Link></TextLink>
          </HStack>
        </>
      }
    >
      <Field label={words.email} error={form.errors['email']}>
        <EmailInput size="lg" autoComplete="username" autoFocus {...form.text('email')} />
      </Field>
      <PasswordField
        label={words.password} error={form.errors['password']} autoComplete="current-password"
        {...form.text('password')}
        labelAside={
          <TextLink asChild textStyle="sm" color="accent.fg">
            <Link to="/forgot-password">{words.forgotPassword}</Link>
          </TextLink>
        }
      />
      <Checkbox.Root
        checked={form.values.rememberMe} disabled={form.isRunning} alignSelf="flex-start" py="1"
        onCheckedChange={({ checked }) => form.edit({ rememberMe: checked === true })}
      >
        <Checkbox.HiddenInput name="rememberMe" />
        <Checkbox.Control />
        <Checkbox.Label>{words.rememberMe}</Checkbox.Label>
      </Checkbox.Root>
    </Form>
  )
}
