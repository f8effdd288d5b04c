import { Button, HStack, Input, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { SignUpFormMutation } from '../../__generated__/SignUpFormMutation.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { hasKeptFrame } from '../tryOut/keptFrameFlag.ts'
import { checkSignUp, type FieldErrors, type SignUpForm as Form } from './accountRules.ts'
import { focusFirstError } from './focusFirstError.ts'
import type { SignUpInvitation } from './invitationOffer.ts'
import { joinedOrganizationId } from './joinedOrganization.ts'
import { SignUpNote } from './SignUpNote.tsx'
import { StrengthHint } from './StrengthHint.tsx'

const words = messages.signUp
const PLANS = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const

type SignUpFormProps = {
  /** Which organization the new account joins. */
  invitation?: SignUpInvitation | null
  /** The invitation of the address cannot be used any more. */
  isInvitationOver?: boolean
}

/**
 * Name, e-mail and the password twice; goes on to the organization one was invited to, else to the organizations.
 * `?plan=` in the address is the plan of the first organization this person makes.
 */
export function SignUpForm({ invitation = null, isInvitationOver = false }: SignUpFormProps) {
  const email = invitation?.email ?? ''
  const draft = useDraft(`sign-up ${email}`, { name: '', email })
  // Never kept with the rest.
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' })
  const form: Form = { ...draft.values, ...passwords }
  const [errors, setErrors] = useState<FieldErrors<keyof Form>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [signUp, isRunning] = useChange<SignUpFormMutation>(graphql`
    mutation SignUpFormMutation($input: SignUpInput!) {
      signUp(input: $input) {
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
  const plan = PLANS.find((one) => one === new URLSearchParams(search).get('plan')?.toUpperCase()) ?? null

  async function enter() {
    if (invitation === null) {
      await navigate('/organizations', { replace: true })
      return
    }
    const joinedId = await joinedOrganizationId(invitation.organizationName)
    // Null takes back what an earlier person selected on this device.
    selectOrganization(joinedId)
    await navigate(joinedId === null ? '/organizations' : `/dashboard/organizations/${joinedId}`, { replace: true })
  }

  function edit(field: keyof Form, value: string) {
    if (field === 'name' || field === 'email') draft.change({ [field]: value })
    else setPasswords({ ...passwords, [field]: value })
    setErrors({ ...errors, [field]: undefined })
    setFailure(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkSignUp(form)
    setErrors(found)
    setFailure(null)
    if (focusFirstError(formElement.current, found)) return
    signUp({
      name: form.name.trim(),
      email: form.email.trim(),
      password: form.password,
      rememberMe: true,
      plan,
      invitationToken: invitation?.token ?? null,
    }).then(
      ({ signUp: { accessToken, user } }) => {
        draft.reset()
        storeToken(accessToken, { remember: true, userId: user.id })
        void enter()
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
        {invitation?.organizationName ? (
          <SignUpNote kind="invitation" text={words.joining(invitation.organizationName)} />
        ) : null}
        {isInvitationOver ? <SignUpNote kind="hint" text={words.invitationOver} /> : null}
        {plan === null ? null : <SignUpNote kind="plan" text={words.plan(messages.plans.names[plan])} />}
        {hasKeptFrame() ? <SignUpNote kind="frame" text={messages.tryOut.waiting} /> : null}
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
