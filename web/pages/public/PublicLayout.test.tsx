import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { publicLayoutLoader } from './publicLayoutLoader.ts'

const MAYA = { __typename: 'User', id: 'user_1', name: 'Maya Louise Okafor', email: 'maya@kestrel.studio' }

const FOOTER = {
  'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms-of-service', 'Cookie Policy': '/cookie-policy',
  Storyboard: '/storyboard',
}

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
})
afterEach(() => localStorage.clear())

function open() {
  const site = {
    loader: publicLayoutLoader, Component: PublicLayout, hydrateFallbackElement: <i />,
    children: [{ path: '/about', element: <h1>About</h1> }],
  }
  const router = createMemoryRouter([site, { path: '*', element: null }], { initialEntries: ['/about'] })
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  return () => router.state.location.pathname
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('shows who is not signed in the pages and the ways in', async () => {
  open()
  const site = within(await screen.findByRole('navigation', { name: 'Site' }))
  expect(site.getAllByRole('link').map(hrefOf)).toEqual(['/', '/about', '/contact'])
  expect(site.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page')
  expect(hrefOf(screen.getByRole('link', { name: 'Sign in' }))).toBe('/signin')
  expect(hrefOf(screen.getByRole('link', { name: 'Sign up' }))).toBe('/signup')
  const footer = within(screen.getByRole('contentinfo'))
  for (const [name, path] of Object.entries(FOOTER)) {
    expect(hrefOf(footer.getByRole('link', { name }))).toBe(path)
  }
  expect(footer.getByRole('button', { name: 'Subscribe' })).toBeTruthy()
})

test('shows who is signed in their initials, and a menu to the dashboard, the settings and out', async () => {
  storeToken(crypto.randomUUID(), { remember: true })
  const sent = answerEach({ TopBarQuery: { viewer: MAYA }, useSignOutMutation: { signOut: { endedSessions: 1 } } })
  const location = open()
  const avatar = await screen.findByRole('button', { name: 'Account of Maya Louise Okafor' })
  expect(avatar.textContent).toBe('MO')
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  await userEvent.click(avatar)
  const opened = await screen.findByRole('menu')
  const menu = within(opened)
  expect(screen.getByText('maya@kestrel.studio')).toBeTruthy()
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent.trim())).toEqual([
    'Dashboard', 'Settings', 'Sign out',
  ])
  await waitFor(() => expect(document.activeElement).toBe(opened))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await chooseFromMenu(avatar, 'Sign out')
  await waitFor(() => expect(sent.map(({ operationName }) => operationName)).toContain('useSignOutMutation'))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(location()).toBe('/about')
})

test('leads from the menu to the dashboard', async () => {
  storeToken(crypto.randomUUID(), { remember: true })
  answerEach({ TopBarQuery: { viewer: MAYA } })
  const location = open()
  await chooseFromMenu(await screen.findByRole('button', { name: /Account of/ }), 'Dashboard')
  await waitFor(() => expect(location()).toBe('/dashboard/projects'))
})

test('opens a menu on narrow screens and closes it with Escape, the focus going back', async () => {
  open()
  const trigger = await screen.findByRole('button', { name: 'Open the menu' })
  await userEvent.click(trigger)
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(hrefOf(menu.getByRole('link', { name: 'Create Full Storyboard' }))).toBe('/storyboard')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(document.activeElement).toBe(trigger)
})
