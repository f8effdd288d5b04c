import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'


const VERIFIED = { verifyEmail: { email: 'maya@kestrel.studio', organizations: [] } }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(address = '/verify-email?token=abc') {
  return renderAt(address, <StrictMode><VerifyEmailPage /></StrictMode>)
}

test('verifies once, then goes to the sign-in page after three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent = answerEach({ useVerifyEmailMutation: VERIFIED })
  const { location } = openPage()
  expect(screen.getByText('Verifying your email')).toBeTruthy()
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy()
  expect(screen.getByText('Redirecting to sign in...')).toBeTruthy()
  expect(sent).toEqual([{ operationName: 'useVerifyEmailMutation', variables: { input: { token: 'abc' } } }])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(location()).toBe('/verify-email?token=abc')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  await waitFor(() => expect(location()).toBe('/signin'))
})

test('says that the token is missing and sends nothing', () => {
  const sent = answerEach({})
  openPage('/verify-email')
  expect(screen.getByText('Verification token is missing')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Sign In' }).getAttribute('href')).toBe('/signin')
  expect(sent).toEqual([])
})

test('shows why the token was refused, and has a new mail sent', async () => {
  const sent = answerEach({
    useVerifyEmailMutation: { message: 'This link was used already', extensions: { code: 'NOT_FOUND' } },
    useRequestVerificationMutation: { requestVerification: { email: 'maya@kestrel.studio' } },
  })
  openPage()
  expect(await screen.findByText('This link was used already')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Email is required')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Email'), 'maya@kestrel.studio')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/maya@kestrel.studio waits to be verified/)).toBeTruthy()
  expect(sent.at(-1)?.variables).toEqual({ input: { email: 'maya@kestrel.studio' } })
})

test('keeps the token through a failure without a sentence and a bad network', async () => {
  answerEach({ useVerifyEmailMutation: { message: 'masked', extensions: { code: 'INTERNAL' } } })
  openPage()
  expect(await screen.findByText('Verification failed')).toBeTruthy()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('An error occurred during verification')).toBeTruthy()
  answerEach({ useVerifyEmailMutation: VERIFIED })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy()
})
