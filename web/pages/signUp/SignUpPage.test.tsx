import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { storeToken } from '../../lib/session.ts'
import { SignUpPage } from './SignUpPage.tsx'
import { signUpPageLoader } from './signUpPageLoader.ts'


const OFFER = { email: 'ida@kestrel.studio', organizationName: 'Kestrel & Pine' }

const open = (address: string) => renderPage(address, <SignUpPage />, signUpPageLoader)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each(['/signup?invitation=abc', '/signup?next=%2Finvitation%3Ftoken%3Dabc'])(
  'knows the invitation of %s',
  async (address) => {
    const sent = answerEach({ invitationOfferQuery: { invitation: OFFER } })
    open(address)
    expect(await screen.findByText('You join Kestrel & Pine with this account')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ida@kestrel.studio')
    expect(sent[0]?.variables).toEqual({ token: 'abc' })
  },
)

test('says that an invitation cannot be used any more, and still lets one sign up', async () => {
  answerEach({ invitationOfferQuery: { message: 'Not valid any more', extensions: { code: 'NOT_FOUND' } } })
  open('/signup?invitation=abc')
  expect(await screen.findByText(/This invitation cannot be used any more/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy()
})

test('sends on who is signed in, with the invitation', async () => {
  storeToken('fw_secret', { remember: true })
  const { location } = open('/signup?invitation=abc')
  await vi.waitFor(() => expect(location()).toBe('/invitation?token=abc'))
})
