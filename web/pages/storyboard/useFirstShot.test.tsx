import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { withIntent } from '../../features/shell/navigationIntent.ts'
import { useFirstShot } from './useFirstShot.ts'

const NEW_BOARD = withIntent('firstShot')

afterEach(() => window.history.replaceState(null, ''))

/** Opens a board with this state of its navigation, which the browser keeps. */
function openBoard(state: unknown, isWanted: boolean) {
  const onAdd = vi.fn()
  function Board() {
    useFirstShot({ isWanted, onAdd })
    return null
  }
  window.history.replaceState({ usr: state, key: 'entry' }, '')
  const router = createMemoryRouter([{ path: '/board', element: <Board /> }], {
    initialEntries: [{ pathname: '/board', state }],
  })
  const { rerender } = render(<RouterProvider router={router} />)
  rerender(<RouterProvider router={router} />)
  return onAdd
}

test('the board of a new project gets its first shot once, and a reload adds no other', () => {
  expect(openBoard(NEW_BOARD, true)).toHaveBeenCalledTimes(1)
  expect(window.history.state).toEqual({ usr: null, key: 'entry' })
})

test.each([
  ['a board opened otherwise', null, true],
  ['a board that has shots or is read-only', NEW_BOARD, false],
])('%s gets none', (_, state, isWanted) => {
  expect(openBoard(state, isWanted)).not.toHaveBeenCalled()
})
