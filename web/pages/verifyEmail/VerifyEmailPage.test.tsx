import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEach, inFields } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'


const VERIFIED = { verifyEmail: { email: 'maya@kestrel.studio', organizations: [], passwordSetToken: null } }
const linkOf = (isOwnSession: boolean) => ({ verificationLink: { email: 'maya@kestrel.studio', isOwnSession } })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(address = '/verify-email?token=abc') {
  return renderAt(address, <StrictMode><VerifyEmailPage /></StrictMode>)
}

test('verifies once from a session of the account, then goes to the sign-in page after three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent = answerEach({ useVerificationQuery: linkOf(true), useVerificationMutation: VERIFIED })
  const { location } = openPage()
  expect(screen.getByText('Verifying your email')).toBeTruthy()
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy()
  expect(screen.getByText('Redirecting to sign in...')).toBeTruthy()
  expect(sent).toEqual([
    { operationName: 'useVerificationQuery', variables: { token: 'abc' } },
    { operationName: 'useVerificationMutation', variables: { input: { token: 'abc', password: null } } },
  ])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(location()).toBe('/verify-email?token=abc')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  await waitFor(() => expect(location()).toBe('/signin'))
})

test('changes nothing without a session until the password is given', async () => {
  const sent = answerEach({
    useVerificationQuery: linkOf(false),
    useVerificationMutation: ({ input }) => (input as { password: string }).password === 'correct horse' ? VERIFIED : {
      message: 'Password is incorrect',
      extensions: { code: 'INVALID_INPUT', fields: inFields({ password: 'Password is incorrect' }) },
    },
  })
  openPage()
  const confirm = await screen.findByRole('button', { name: 'Confirm maya@kestrel.studio' })
  await userEvent.click(confirm)
  expect(await screen.findByText('Password is required')).toBeTruthy()
  expect(sent.map(({ operationName }) => operationName)).toEqual(['useVerificationQuery'])
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await userEvent.click(confirm)
  expect(await screen.findByText('Password is incorrect')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(confirm)
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy()
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
    useVerificationQuery: { message: 'This link was used already', extensions: { code: 'NOT_FOUND' } },
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
  const masked = { message: 'masked', extensions: { code: 'INTERNAL' } }
  answerEach({ useVerificationQuery: linkOf(true), useVerificationMutation: masked })
  openPage()
  expect(await screen.findByText('Verification failed')).toBeTruthy()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('An error occurred during verification')).toBeTruthy()
  answerEach({ useVerificationQuery: linkOf(true), useVerificationMutation: VERIFIED })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy()
})

test('leads somebody who did not create the account to a new password', async () => {
  const sent = answerEach({
    useVerificationQuery: linkOf(false),
    useVerificationMutation: { verifyEmail: { ...VERIFIED.verifyEmail, passwordSetToken: 'fw_new' } },
  })
  const { location } = openPage()
  await userEvent.click(await screen.findByRole('button', { name: "I didn't create this account" }))
  await waitFor(() => expect(location()).toBe('/reset-password?token=fw_new'))
  expect(sent.at(-1)?.variables).toEqual({ input: { token: 'abc', password: null } })
})
