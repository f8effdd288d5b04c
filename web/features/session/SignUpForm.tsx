import { HStack, Input, Link as TextLink, Text } from '@chakra-ui/react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { SignUpFormMutation } from '../../__generated__/SignUpFormMutation.graphql.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { planMessages } from '../../messages/plans.ts'
import { signUpMessages } from '../../messages/signIn.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { EmailInput } from '../../ui/EmailInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { hasKeptFrame } from '../tryOut/keptFrameFlag.ts'
import { checkSignUp } from './accountRules.ts'
import type { SignUpInvitation } from './invitationOffer.ts'
import { joinedOrganizationId } from './joinedOrganization.ts'
import { SignUpNote } from './SignUpNote.tsx'
import { StrengthHint } from './StrengthHint.tsx'

const words = signUpMessages
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
  const [signUp] = useChange<SignUpFormMutation>(graphql`
    mutation SignUpFormMutation($input: SignUpInput!) {
      signUp(input: $input) {
        accessToken
        user {
          id
        }
      }
    }
  `)
  const navigate = useNavigate()
  const { search } = useLocation()
  const plan = PLANS.find((one) => one === new URLSearchParams(search).get('plan')?.toUpperCase()) ?? null
  const email = invitation?.email ?? ''
  const form = useForm({
    name: `sign-up ${email}`, initial: { name: '', email, password: '', confirmPassword: '' },
    secrets: ['password', 'confirmPassword'], check: checkSignUp, failed: words.failed,
    send: (typed) => signUp({
      name: typed.name.trim(),
      email: typed.email.trim(),
      password: typed.password,
      rememberMe: true,
      plan,
      invitationToken: invitation?.token ?? null,
    }),
    done: ({ signUp: { accessToken, user } }) => {
      storeToken(accessToken, { remember: true, userId: user.id })
      void enter()
    },
  })

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

  return (
    <Form
      form={form} gap="5" hasDraftNotice={false}
      below={
        <>
          <SubmitButton form={form} loadingText={words.submitting} size="lg" width="full" mt="1">
            {words.submit}
          </SubmitButton>
          <HStack justify="center" gap="1.5" color="fg.muted" flexWrap="wrap">
            <Text>{words.haveAccount}</Text>
            <TextLink asChild color="accent.fg"><Link to={`/signin${search}`}>{words.signIn}</Link></TextLink>
          </HStack>
        </>
      }
    >
      {invitation?.organizationName ? (
        <SignUpNote kind="invitation" text={words.joining(invitation.organizationName)} />
      ) : null}
      {isInvitationOver ? <SignUpNote kind="hint" text={words.invitationOver} /> : null}
      {plan === null ? null : <SignUpNote kind="plan" text={words.plan(planMessages.names[plan])} />}
      {hasKeptFrame() ? <SignUpNote kind="frame" text={tryOutMessages.waiting} /> : null}
      <Field label={words.name} error={form.errors['name']}>
        <Input size="lg" autoComplete="name" autoFocus {...form.text('name')} />
      </Field>
      <Field label={words.email} error={form.errors['email']}>
        <EmailInput size="lg" {...form.text('email')} />
      </Field>
      <PasswordField
        label={words.password} error={form.errors['password']} autoComplete="new-password" {...form.text('password')}
        help={<StrengthHint password={form.values.password} />}
      />
      <PasswordField
        label={words.confirmPassword} error={form.errors['confirmPassword']} autoComplete="new-password"
        {...form.text('confirmPassword')}
      />
    </Form>
  )
}
