import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { InvitationPage } from './InvitationPage.tsx'
import { invitationPageLoader } from './invitationPageLoader.ts'


const OFFER = {
  organizationName: 'Kestrel & Pine', invitedByName: 'Jonas Lind', email: 'ida@kestrel.studio', role: 'MEMBER',
  expiresAt: '2026-12-01T10:00:00.000Z', hasAccount: false,
}
const IDA = { __typename: 'User', id: 'user_1', name: 'Ida Reyes', email: 'Ida@kestrel.studio', pictureUrl: null }
const MAYA = { __typename: 'User', id: 'user_2', name: 'Maya Okafor', email: 'maya@kestrel.studio', pictureUrl: null }
const ORGANIZATION = { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine' }

type Answers = Parameters<typeof answerEach>[0]

function openPage(page: object, answers: Answers = {}, address = '/invitation?token=abc') {
  // Signing in starts with an empty store.
  storeToken('fw_secret', { remember: true })
  const sent = answerEach({ InvitationPageQuery: page, ...answers })
  return { sent, ...renderPage(address, <InvitationPage />, invitationPageLoader) }
}

startEnvironment()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('says what is offered, and accepting leads to the organization', async () => {
  const { sent, location } = openPage(
    { invitation: OFFER, viewer: IDA },
    { AcceptInvitationMutation: { acceptInvitation: { organization: ORGANIZATION } } },
  )
  expect(await screen.findByRole('heading', { name: 'Join Kestrel & Pine' })).toBeTruthy()
  for (const text of ['Jonas Lind invited you to work together.', 'Member', 'ida@kestrel.studio']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  // Capitals make no other address.
  expect(screen.queryByRole('note')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept as Ida Reyes' }))
  await waitFor(() => expect(location()).toBe('/dashboard/organizations/organization_1'))
  expect(sent.at(-1)?.variables).toMatchObject({ input: { token: 'abc' } })
  expect(readSelectedOrganization()).toBe('organization_1')
})

test('says clearly that another address was invited, and why accepting was refused', async () => {
  const { location } = openPage(
    { invitation: OFFER, viewer: MAYA },
    { AcceptInvitationMutation: { message: 'You are a member already', extensions: { code: 'CONFLICT' } } },
  )
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('sent to ida@kestrel.studio, but you are signed in as maya@kestrel.studio')
  await userEvent.click(screen.getByRole('button', { name: 'Accept as Maya Okafor' }))
  expect(await screen.findByText('You are a member already')).toBeTruthy()
  expect(location()).toBe('/invitation?token=abc')
})

test('says that it is over when it was used meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isUsed = false
  const gone = { message: 'This invitation is not valid any more', extensions: { code: 'NOT_FOUND' } }
  openPage(() => (isUsed ? gone : { invitation: OFFER, viewer: IDA }), { AcceptInvitationMutation: gone })
  const accept = await screen.findByRole('button', { name: 'Accept as Ida Reyes' })
  isUsed = true
  await userEvent.click(accept)
  expect(await screen.findByRole('heading', { name: 'This invitation is over' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept as Ida Reyes' })).toBeNull()
})

test.each([
  { hasAccount: false, first: 'Create account' },
  { hasAccount: true, first: 'Sign in' },
])('leads somebody signed out in: $first first', async ({ hasAccount, first }) => {
  openPage({ invitation: { ...OFFER, hasAccount }, viewer: null })
  const create = await screen.findByRole('link', { name: 'Create account' })
  expect(create.getAttribute('href')).toBe('/signup?invitation=abc')
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/signin?next=%2Finvitation%3Ftoken%3Dabc')
  const links = screen.getAllByRole('link').filter((link) => link === create || link === signIn)
  expect(links[0]?.textContent).toBe(first)
})

test('says that an invitation is over, and why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openPage({ message: 'This invitation link has expired', extensions: { code: 'NOT_FOUND' } })
  expect(await screen.findByText('This invitation link has expired')).toBeTruthy()
  expect(screen.getByText('Ask the person who invited you for a new one.')).toBeTruthy()
})

test('a link for anybody names no address, signed in or not', async () => {
  const link = { ...OFFER, email: null }
  const { sent } = openPage({ invitation: link, viewer: MAYA })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept as Maya Okafor' }))
  expect(screen.queryByRole('note')).toBeNull()
  expect(screen.queryByText('Sent to')).toBeNull()
  expect(sent.at(-1)?.variables).toMatchObject({ input: { token: 'abc' } })
  cleanup()
  openPage({ invitation: link, viewer: null })
  expect(await screen.findByText('Create an account to join, or sign in to one you have.')).toBeTruthy()
})

test('says that the link is incomplete', async () => {
  const { sent } = openPage({}, {}, '/invitation')
  expect(await screen.findByText(/The link is incomplete/)).toBeTruthy()
  expect(sent).toEqual([])
})
