import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, refuseWith, sentVariables } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'


afterEach(() => vi.unstubAllGlobals())

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))

test('asks for an address word for word and sends nothing', async () => {
  const fetched = answerWith({})
  renderAt('/forgot-password', <ForgotPasswordPage />)
  await submit()
  expect(screen.getByText('Email is required')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Email'), 'maya@kestrel')
  await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull())
  await submit()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Sign In' }).getAttribute('href')).toBe('/signin')
  expect(fetched).not.toHaveBeenCalled()
})

test('puts a confirmation in the place of the form', async () => {
  const fetched = answerWith({ requestPasswordReset: { email: 'maya@kestrel.studio' } })
  renderAt('/forgot-password', <ForgotPasswordPage />)
  await userEvent.type(screen.getByLabelText('Email'), ' maya@kestrel.studio ')
  await submit()
  expect(await screen.findByText('Check your email')).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.getByRole('link', { name: 'Return to Sign In' }).getAttribute('href')).toBe('/signin')
  expect(sentVariables(fetched)).toEqual({ input: { email: 'maya@kestrel.studio' } })
  await userEvent.click(screen.getByRole('button', { name: 'try another address' }))
  expect(screen.getByLabelText('Email')).toBeTruthy()
})

test('says how long to wait and keeps the typed address', async () => {
  refuseWith({ message: 'Too many requests', extensions: { code: 'RATE_LIMITED', retryAfter: 120 } })
  renderAt('/forgot-password', <ForgotPasswordPage />)
  await userEvent.type(screen.getByLabelText('Email'), 'maya@kestrel.studio')
  await submit()
  expect(await screen.findByText('Too many attempts. Please try again in 2 minutes.')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@kestrel.studio')
})
