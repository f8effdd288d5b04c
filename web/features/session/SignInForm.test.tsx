import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { answerWith, refuseWith, sentVariables } from '../../testing/fakeServer.ts'
import { SignInForm } from './SignInForm.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }))

test('asks for e-mail and password word for word and sends nothing', async () => {
  const fetched = answerWith({})
  renderAt('/signin', <SignInForm />)
  await submit()
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(fetched).not.toHaveBeenCalled()
})

test('refuses an address without a dot after the at-sign, and takes the sentence back on editing', async () => {
  renderAt('/signin', <SignInForm />)
  await userEvent.type(email(), 'maya@kestrel')
  await userEvent.type(password(), 'a password')
  await submit()
  expect(screen.getByText('Email is invalid')).toBeTruthy()
  await userEvent.type(email(), '.studio')
  await waitFor(() => expect(screen.queryByText('Email is invalid')).toBeNull())
})

test('keeps the token and goes to the organizations', async () => {
  const fetched = answerWith({ signIn: { accessToken: 'fw_secret', user: { id: 'user_1' } } })
  const { location } = renderAt('/signin', <SignInForm />)
  await userEvent.type(email(), ' maya@kestrel.studio ')
  await userEvent.type(password(), 'a password')
  await submit()
  await waitFor(() => expect(location()).toBe('/dashboard/organizations'))
  expect(localStorage.getItem('token')).toBe('fw_secret')
  expect(sentVariables(fetched)).toEqual({
    input: { email: 'maya@kestrel.studio', password: 'a password', rememberMe: true },
  })
})

test('goes to the guarded page that was asked for, but never to another site', async () => {
  answerWith({ signIn: { accessToken: 'fw_secret', user: { id: 'user_1' } } })
  const { location } = renderAt('/signin?next=%2Fdashboard%2Fprojects%2Fproject_1', <SignInForm />)
  await userEvent.type(email(), 'maya@kestrel.studio')
  await userEvent.type(password(), 'a password')
  await submit()
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1'))
})

test('shows the sentence of the server and keeps what was typed', async () => {
  refuseWith({ message: 'Email or password is incorrect', extensions: { code: 'INVALID_INPUT' } })
  renderAt('/signin', <SignInForm />)
  await userEvent.type(email(), 'maya@kestrel.studio')
  await userEvent.type(password(), 'a password')
  await submit()
  expect(await screen.findByText('Email or password is incorrect')).toBeTruthy()
  expect(email()).toHaveProperty('value', 'maya@kestrel.studio')
  expect(localStorage.getItem('token')).toBeNull()
})

test('says that the network failed', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  renderAt('/signin', <SignInForm />)
  await userEvent.type(email(), 'maya@kestrel.studio')
  await userEvent.type(password(), 'a password')
  await submit()
  expect(await screen.findByText(/Network error/)).toBeTruthy()
})

test('shows the password on demand and says that Caps Lock is on', async () => {
  renderAt('/signin', <SignInForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveProperty('type', 'text')
  await userEvent.click(password())
  await userEvent.keyboard('{CapsLock}a')
  expect(screen.getByText('Caps Lock is on')).toBeTruthy()
})
