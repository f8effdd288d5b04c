import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLoaderData } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { DashboardBanner, type DashboardSidebarReference } from './DashboardSidebar.tsx'
import { dashboardLoader } from './dashboardLoader.ts'


const REFUSED = { message: 'Too many requests', extensions: { code: 'RATE_LIMITED', retryAfter: 90 } }

function frameOf(isEmailVerified: boolean) {
  return {
    viewer: { __typename: 'User', id: 'user_1', name: 'Maya', email: 'maya@kestrel.studio', isEmailVerified },
    organizations: { totalCount: 0, nodes: [] },
  }
}

function Frame() {
  return <><DashboardBanner reference={useLoaderData() as DashboardSidebarReference} /><p>Page</p></>
}

async function open(isEmailVerified: boolean, sending: object = { requestVerification: { email: 'x' } }) {
  const sent = answerEach({
    DashboardSidebarQuery: frameOf(isEmailVerified), useRequestVerificationMutation: sending,
  })
  renderPage('/dashboard', <Frame />, dashboardLoader)
  await screen.findByText('Page')
  return sent
}

startEnvironment()
beforeEach(() => storeToken('fw_secret', { remember: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('says nothing to somebody verified', async () => {
  const sent = await open(true)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByText(/Please verify/)).toBeNull()
})

test('sends the mail again and rests for a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent = await open(false)
  expect(await screen.findByText('Please verify maya@kestrel.studio.')).toBeTruthy()
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('button', { name: 'Sent' })).toHaveProperty('disabled', true)
  expect(sent.at(-1)).toMatchObject({ variables: { input: { email: 'maya@kestrel.studio' } } })
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('disabled', false)
})

test('says how long to wait after too many', async () => {
  await open(false, REFUSED)
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Too many attempts. Please try again in 2 minutes.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('disabled', true)
})

test('stays away after it was dismissed', async () => {
  await open(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/Please verify/)).toBeNull()
  await open(false)
  await act(async () => { await Promise.resolve() })
  expect(screen.queryByText(/Please verify/)).toBeNull()
})
