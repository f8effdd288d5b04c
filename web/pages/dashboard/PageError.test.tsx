import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { routes } from '../../routes.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'

/** The route whose children are the pages of the dashboard, as the application has it. */
function pagesRoute(): RouteObject {
  const dashboard = routes[0]?.children?.find(({ path }) => path === '/dashboard')
  const pages = dashboard?.children?.find(({ lazy }) => lazy !== undefined)?.children?.[0]
  if (!pages) throw new Error('There are no pages')
  return pages
}

test('a page whose code does not come leaves the frame of the dashboard as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lazy = () => Promise.reject(new TypeError('Failed to fetch the module'))
  const pages = { ...pagesRoute(), children: [{ index: true, lazy }] } as RouteObject
  const frame = <><nav>Navigation</nav><Outlet /></>
  const router = createMemoryRouter([{ path: '/', element: frame, children: [pages] }])
  render(<AppProvider><RouterProvider router={router} /></AppProvider>)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: commonMessages.retry })).toBeTruthy()
  expect(screen.getByText('Navigation')).toBeTruthy()
  vi.restoreAllMocks()
})
