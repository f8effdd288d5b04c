import { act, render, screen, waitFor } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connectionWatch } from '../../lib/connectionState.ts'
import { clearToken, startSession, storeToken } from '../../lib/session.ts'
import { liveMessages } from '../../messages/live.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ApplicationError } from './ApplicationError.tsx'
import { RootLayout } from './RootLayout.tsx'


function openAt(address: string): () => string {
  const router = createMemoryRouter(
    [{ Component: RootLayout, children: [{ path: '*', element: null }] }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname + router.state.location.search
}

/** The browser's event in this tab when another tab writes the token. */
function changeInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token, storageArea: localStorage }))
  })
}

beforeAll(startSession)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  storeToken('fw_secret', { remember: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a refused token leads to the sign-in page and back from there', async () => {
  const location = openAt('/dashboard/projects/project_1?tab=a')
  act(() => clearToken('expired'))
  await waitFor(() => expect(location()).toBe('/signin?next=%2Fdashboard%2Fprojects%2Fproject_1%3Ftab%3Da'))
})

test('a refused token leads there from public pages too, and nowhere from the sign-in page itself', async () => {
  const welcome = openAt('/')
  const signIn = openAt('/signin?next=%2Fdashboard')
  act(() => clearToken('expired'))
  await waitFor(() => expect(welcome()).toBe('/signin'))
  expect(signIn()).toBe('/signin?next=%2Fdashboard')
})

test('signing out asks for no page to return to', async () => {
  const location = openAt('/dashboard/projects')
  act(() => clearToken('signed-out'))
  await waitFor(() => expect(location()).toBe('/signin'))
})

test('follows a sign-out in another tab', async () => {
  const location = openAt('/dashboard/projects')
  changeInOtherTab(null)
  await waitFor(() => expect(location()).toBe('/signin?next=%2Fdashboard%2Fprojects'))
})

test('starts again when somebody signed in in another tab', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  openAt('/dashboard/projects')
  changeInOtherTab('fw_other')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that could not be loaded says at once that it is offline', async () => {
  vi.stubGlobal('ResizeObserver', class { observe = () => undefined; disconnect = () => undefined })
  const loader = () => Promise.reject(new Error('Failed to fetch'))
  const router = createMemoryRouter([{ path: '*', loader, element: null, ErrorBoundary: ApplicationError }])
  render(<AppProvider><RouterProvider router={router} /></AppProvider>)
  const banner = await screen.findByText(liveMessages.offline)
  expect(banner.closest('[hidden]')).not.toBeNull()
  vi.stubGlobal('navigator', { onLine: false })
  act(() => connectionWatch.start())
  expect(banner.closest('[hidden]')).toBeNull()
  act(() => connectionWatch.found())
})
