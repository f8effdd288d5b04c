import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { unlessOnlyChanged, unlessOnlySearchChanged, useReload } from './reloading.ts'

function Page() {
  const [, setAddress] = useSearchParams()
  const { reload } = useReload()
  const close = () => setAddress({}, { replace: true })
  return (
    <>
      <button onClick={close}>Close</button>
      <button onClick={() => { close(); void reload() }}>Close and reload</button>
      <button onClick={() => { void reload(); close() }}>Reload and close</button>
    </>
  )
}

test('a reload in the tick that closes a dialog of the address runs every loader, a mere closing none', async () => {
  const runs = { frame: 0, page: 0 }
  const router = createMemoryRouter(
    [{
      loader: () => ++runs.frame, shouldRevalidate: unlessOnlySearchChanged, element: <Outlet />,
      children: [
        { path: '/', loader: () => ++runs.page, shouldRevalidate: unlessOnlyChanged('new'), element: <Page /> },
      ],
    }],
    { initialEntries: ['/?new'] },
  )
  render(<RouterProvider router={router} />)
  const press = async (name: string) => {
    await act(async () => router.navigate('/?new'))
    const before = { ...runs }
    await act(async () => (await screen.findByRole('button', { name })).click())
    expect(router.state.location.search).toBe('')
    return [runs.frame > before.frame, runs.page > before.page]
  }
  await screen.findByRole('button', { name: 'Close' })
  expect(await press('Close')).toEqual([false, false])
  expect(await press('Close and reload')).toEqual([true, true])
  expect(await press('Reload and close')).toEqual([true, true])
  expect(await press('Close')).toEqual([false, false])
})
