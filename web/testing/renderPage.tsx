import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter, type LoaderFunction } from 'react-router-dom'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../ui/AppProvider.tsx'

/** Renders a page with its loader at an address; every other address is empty. */
export function renderPage(address: string, element: ReactNode, loader: LoaderFunction): { location: () => string } {
  const [path = '/'] = address.split('?')
  const routes = [{ path, element, loader, hydrateFallbackElement: <></> }, { path: '*', element: null }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <AppProvider>
      <EnvironmentProvider>
        <RouterProvider router={router} />
      </EnvironmentProvider>
    </AppProvider>,
  )
  return { location: () => router.state.location.pathname + router.state.location.search }
}
