import { Button, Checkbox, HStack, Input, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { SignInFormMutation } from '../../__generated__/SignInFormMutation.graphql.ts'
import { storeToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkSignIn, type FieldErrors, type SignInForm as Form } from './accountRules.ts'
import { focusFirstError } from './focusFirstError.ts'
import { pathAfterSignIn } from './guard.ts'

const words = messages.signIn

/** E-mail, password and 'Remember me'; goes on to the page that was asked for. */
export function SignInForm() {
  const [form, setForm] = useState<Form>({ email: '', password: '', rememberMe: true })
  const [errors, setErrors] = useState<FieldErrors<'email' | 'password'>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [signIn, isRunning] = useChange<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        accessToken
        user {
          id
        }
      }
    }
  `)
  const formElement = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()

  function edit(change: Partial<Form>) {
    setForm({ ...form, ...change })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))))
    setFailure(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkSignIn(form)
    setErrors(found)
    setFailure(null)
    if (focusFirstError(formElement.current, found)) return
    signIn({ email: form.email.trim(), password: form.password, rememberMe: form.rememberMe }).then(
      ({ signIn: { accessToken, user } }) => {
        storeToken(accessToken, { remember: form.rememberMe, userId: user.id })
        void navigate(pathAfterSignIn(search), { replace: true })
      },
      (error: unknown) => {
        const { code, message, fields } = readError(error)
        setErrors(fields)
        setFailure(Object.keys(fields).length > 0 ? null : code === 'UNKNOWN' ? words.failed : message)
      },
    )
  }

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Field label={words.email} error={errors.email}>
          <Input
            size="lg" name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false}
            autoFocus value={form.email} disabled={isRunning} onChange={(event) => edit({ email: event.target.value })}
          />
        </Field>
        <PasswordField
          label={words.password} name="password" value={form.password} error={errors.password} disabled={isRunning}
          autoComplete="current-password" onValueChange={(password) => edit({ password })}
          labelAside={
            <TextLink asChild textStyle="sm" color="accent.fg">
              <Link to="/forgot-password">{words.forgotPassword}</Link>
            </TextLink>
          }
        />
        <Checkbox.Root
          checked={form.rememberMe} disabled={isRunning} alignSelf="flex-start" py="1"
          onCheckedChange={({ checked }) => edit({ rememberMe: checked === true })}
        >
          <Checkbox.HiddenInput name="rememberMe" />
          <Checkbox.Control />
          <Checkbox.Label>{words.rememberMe}</Checkbox.Label>
        </Checkbox.Root>
        {failure ? <FormFailure message={failure} /> : null}
        <Button type="submit" size="lg" variant="solid" width="full" loading={isRunning} loadingText={words.submitting}>
          {words.submit}
        </Button>
        <HStack justify="center" gap="1.5" color="fg.muted" flexWrap="wrap">
          <Text>{words.newHere}</Text>
          <TextLink asChild color="accent.fg"><Link to={`/signup${search}`}>{words.createAccount}</Link></TextLink>
        </HStack>
      </Stack>
    </form>
  )
}
