import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { NEW_BOARD } from '../../lib/newBoard.ts'
import { useFirstShot } from './useFirstShot.ts'

/** Opens a board with this state of its navigation. */
function openBoard(state: unknown, isWanted: boolean) {
  const onAdd = vi.fn()
  function Board() {
    useFirstShot({ isWanted, onAdd })
    return null
  }
  const router = createMemoryRouter([{ path: '/board', element: <Board /> }], {
    initialEntries: [{ pathname: '/board', search: '?board=1', state }],
  })
  render(<RouterProvider router={router} />)
  return { onAdd, router }
}

test('the board of a new project gets its first shot once, and a reload adds no other', async () => {
  const { onAdd, router } = openBoard(NEW_BOARD, true)
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(router.state.location.search).toBe('?board=1')
  expect(onAdd).toHaveBeenCalledTimes(1)
})

test.each([
  ['a board opened otherwise', null, true],
  ['a board that has shots or is read-only', NEW_BOARD, false],
])('%s gets none', async (_, state, isWanted) => {
  const { onAdd, router } = openBoard(state, isWanted)
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(onAdd).not.toHaveBeenCalled()
})
