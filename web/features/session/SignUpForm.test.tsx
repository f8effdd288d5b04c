import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { answerEach, answerWith, inFields, refuseWith, sentVariables } from '../../testing/fakeServer.ts'
import { SignUpForm } from './SignUpForm.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }))

async function fill(values: { name?: string; email?: string; password?: string; confirmation?: string }) {
  if (values.name) await userEvent.type(screen.getByLabelText('Full name'), values.name)
  if (values.email) await userEvent.type(screen.getByLabelText('Email'), values.email)
  if (values.password) await userEvent.type(screen.getByLabelText('Password'), values.password)
  if (values.confirmation) await userEvent.type(screen.getByLabelText('Confirm password'), values.confirmation)
}

test('asks for every field word for word and sends nothing', async () => {
  const fetched = answerWith({})
  renderAt('/signup', <SignUpForm />)
  await submit()
  for (const sentence of [
    'Name is required', 'Email is required', 'Password is required', 'Please confirm your password',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('refuses a blank name, a short password and two different passwords', async () => {
  renderAt('/signup', <SignUpForm />)
  await fill({ name: '   ', email: 'maya@kestrel.studio', password: 'seven77', confirmation: 'eight888' })
  await submit()
  expect(screen.getByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Password'), '7')
  await waitFor(() => expect(screen.queryByText('Password must be at least 8 characters')).toBeNull())
})

test('two different passwords are right again when either of them is corrected', async () => {
  renderAt('/signup', <SignUpForm />)
  await fill({ name: 'Maya', email: 'maya@kestrel.studio', password: 'eight888', confirmation: 'eight8889' })
  await submit()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Full name'), ' Okafor')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Password'), '9')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
})

test('creates the account, keeps the token and goes to the organizations', async () => {
  const fetched = answerWith({ signUp: { accessToken: 'fw_new', user: { id: 'user_1' } } })
  const { location } = renderAt('/signup', <SignUpForm />)
  await fill({ name: ' Maya Okafor ', email: 'maya@kestrel.studio', password: 'eight888', confirmation: 'eight888' })
  await submit()
  await waitFor(() => expect(location()).toBe('/organizations'))
  expect(localStorage.getItem('token')).toBe('fw_new')
  expect(sentVariables(fetched)).toMatchObject({ input: { name: 'Maya Okafor', email: 'maya@kestrel.studio' } })
})

test('puts the sentence of the server beside its field', async () => {
  refuseWith({
    message: 'The input is not valid',
    extensions: { code: 'INVALID_INPUT', fields: inFields({ email: 'This email is already in use' }) },
  })
  renderAt('/signup', <SignUpForm />)
  await fill({ name: 'Maya', email: 'maya@kestrel.studio', password: 'eight888', confirmation: 'eight888' })
  await submit()
  expect(await screen.findByText('This email is already in use')).toBeTruthy()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('sends the plan of the button one came from, and no other word', async () => {
  const fetched = answerWith({ signUp: { accessToken: 'fw_new', user: { id: 'user_1' } } })
  renderAt('/signup?plan=PROFESSIONAL', <SignUpForm />)
  expect(screen.getByText('Your first organization starts on the Professional plan')).toBeTruthy()
  await fill({ name: 'Maya', email: 'maya@kestrel.studio', password: 'eight888', confirmation: 'eight888' })
  await submit()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(sentVariables(fetched)).toMatchObject({ input: { plan: 'PROFESSIONAL', invitationToken: null } })
})

test('joins the organization of an invitation and opens its page', async () => {
  localStorage.setItem('framewright.organization', 'organization_of_somebody_else')
  const sent = answerEach({
    SignUpFormMutation: { signUp: { accessToken: 'fw_new', user: { id: 'user_1' } } },
    joinedOrganizationQuery: {
      organizations: {
        nodes: [
          { __typename: 'Organization', id: 'organization_0', name: 'Also waited for her' },
          { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine' },
        ],
      },
    },
  })
  const invitation = { token: 'abc', email: 'ida@kestrel.studio', organizationName: 'Kestrel & Pine' }
  const { location } = renderAt('/signup?invitation=abc', <SignUpForm invitation={invitation} />)
  expect(screen.getByText('You join Kestrel & Pine with this account')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ida@kestrel.studio')
  await fill({ name: 'Ida Reyes', password: 'eight888', confirmation: 'eight888' })
  await submit()
  await waitFor(() => expect(location()).toBe('/dashboard/organizations/organization_1'))
  expect(sent[0]?.variables).toMatchObject({ input: { invitationToken: 'abc', email: 'ida@kestrel.studio' } })
})

test('says that a frame of the demo comes along, when one is kept', () => {
  answerWith({})
  localStorage.setItem('framewright.keptFrame', '1')
  renderAt('/signup', <SignUpForm />)
  expect(screen.getByText('Your frame is kept in this browser and comes along into your account')).toBeTruthy()
})
