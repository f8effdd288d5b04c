import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../ui/AppProvider.tsx'

/** Renders a component at an address, with everything the product puts around its pages. */
export function renderAt(address: string, element: ReactNode): { location: () => string } {
  const [path = '/'] = address.split('?')
  const routes = [{ path, element }, { path: '*', element: null }]
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
