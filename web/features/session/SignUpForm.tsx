import { Button, HStack, Input, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { storeToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkSignUp, type FieldErrors, type SignUpForm as Form } from './accountRules.ts'
import { StrengthHint } from './StrengthHint.tsx'
import { useSignUpMutation } from './useSignUpMutation.ts'

const words = messages.signUp

/** Name, e-mail and the password twice; goes on to the organizations. */
export function SignUpForm() {
  const [form, setForm] = useState<Form>({ name: '', email: '', password: '', confirmPassword: '' })
  const [errors, setErrors] = useState<FieldErrors<keyof Form>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [signUp, isRunning] = useSignUpMutation()
  const formElement = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()

  function edit(field: keyof Form, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkSignUp(form)
    setErrors(found)
    setFailure(null)
    const [firstWrong] = Object.keys(found)
    if (firstWrong !== undefined) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
      return
    }
    const { name, email, password } = form
    signUp({
      variables: { input: { name: name.trim(), email: email.trim(), password, rememberMe: true } },
      onCompleted: ({ signUp: { accessToken } }) => {
        storeToken(accessToken, { remember: true })
        void navigate('/organizations', { replace: true })
      },
      onError: (error) => {
        const { code, message, fields } = readError(error)
        setErrors(fields)
        setFailure(Object.keys(fields).length > 0 ? null : code === 'UNKNOWN' ? words.failed : message)
      },
    })
  }

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Field label={words.name} error={errors.name}>
          <Input
            size="lg" name="name" autoComplete="name" autoFocus value={form.name} disabled={isRunning}
            onChange={(event) => edit('name', event.target.value)}
          />
        </Field>
        <Field label={words.email} error={errors.email}>
          <Input
            size="lg" name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false}
            value={form.email} disabled={isRunning} onChange={(event) => edit('email', event.target.value)}
          />
        </Field>
        <PasswordField
          label={words.password} name="password" value={form.password} error={errors.password} disabled={isRunning}
          autoComplete="new-password" onValueChange={(password) => edit('password', password)}
          help={<StrengthHint password={form.password} />}
        />
        <PasswordField
          label={words.confirmPassword} name="confirmPassword" value={form.confirmPassword} disabled={isRunning}
          error={errors.confirmPassword} autoComplete="new-password"
          onValueChange={(confirmPassword) => edit('confirmPassword', confirmPassword)}
        />
        {failure ? <FormFailure message={failure} /> : null}
        <Button
          type="submit" size="lg" variant="solid" width="full" mt="1" loading={isRunning} loadingText={words.submitting}
        >
          {words.submit}
        </Button>
        <HStack justify="center" gap="1.5" color="fg.muted" flexWrap="wrap">
          <Text>{words.haveAccount}</Text>
          <TextLink asChild color="accent.fg"><Link to={`/signin${search}`}>{words.signIn}</Link></TextLink>
        </HStack>
      </Stack>
    </form>
  )
}
