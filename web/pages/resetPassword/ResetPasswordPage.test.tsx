import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../../lib/session.ts'
import { answerEach, inFields } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'


afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function fill(password: string, confirmation: string) {
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
  await userEvent.click(screen.getByRole('button', { name: 'Set New Password' }))
}

const linkWith = (personalTokens: number) => ({ useResetLinkQuery: { passwordResetLink: { personalTokens } } })
const RESET = { ResetPasswordFormMutation: { resetPassword: { email: 'maya@kestrel.studio' } } }
const USED = {
  message: 'This link was used already',
  extensions: { code: 'INVALID_INPUT', fields: inFields({ token: 'This link was used already' }) },
}

test('keeps to the rules of signing up', async () => {
  const sent = answerEach(linkWith(0))
  renderAt('/reset-password?token=abc', <ResetPasswordPage />)
  await fill('seven77', 'eight888')
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(sent.map(({ operationName }) => operationName)).toEqual(['useResetLinkQuery'])
})

test('sets the password, ends the session here and goes to the sign-in page', async () => {
  storeToken('fw_old', { remember: true })
  const sent = answerEach({ ...linkWith(0), ...RESET })
  const { location } = renderAt('/reset-password?token=abc', <ResetPasswordPage />)
  await fill('eight888', 'eight888')
  await waitFor(() => expect(location()).toBe('/signin'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(sent.at(-1)?.variables).toEqual({ input: { token: 'abc', newPassword: 'eight888', endPersonalTokens: true } })
  expect(readToken()).toBeNull()
})

test('revokes API tokens unless the box is cleared', async () => {
  const sent = answerEach({ ...linkWith(3), ...RESET })
  renderAt('/reset-password?token=abc', <ResetPasswordPage />)
  const box = await screen.findByRole('checkbox', { name: 'Also revoke my API tokens (3)' })
  expect((box as HTMLInputElement).checked).toBe(true)
  await userEvent.click(box)
  await fill('eight888', 'eight888')
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ input: { endPersonalTokens: false } }))
})

test('offers a new link when there is no token, or a used one', async () => {
  answerEach({ useResetLinkQuery: USED })
  renderAt('/reset-password', <ResetPasswordPage />)
  expect(screen.getByText('This link does not work')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot-password')
  cleanup()
  renderAt('/reset-password?token=abc', <ResetPasswordPage />)
  expect(await screen.findByText('This link was used already')).toBeTruthy()
})

test('says why a link is refused, and keeps the form through a bad network', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  renderAt('/reset-password?token=abc', <ResetPasswordPage />)
  expect(await screen.findByRole('checkbox', { name: 'Also revoke my API tokens' })).toBeTruthy()
  await fill('eight888', 'eight888')
  expect(await screen.findByText(/Network error/)).toBeTruthy()
  answerEach({ ResetPasswordFormMutation: USED })
  await userEvent.click(screen.getByRole('button', { name: 'Set New Password' }))
  expect(await screen.findByText('This link was used already')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send a new link' })).toBeTruthy()
})
