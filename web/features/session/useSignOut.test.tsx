import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { beforeSignOut } from '../../lib/beforeSignOut.ts'
import { readToken, storeToken } from '../../lib/session.ts'
import { answerWith } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { useSignOut } from './useSignOut.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function SignOutButton() {
  const [signOut] = useSignOut()
  return <button onClick={signOut}>Out</button>
}

test('ends the session only when unsaved work has been sent', async () => {
  const fetched = answerWith({ signOut: { endedSessions: 1 } })
  let finish = (): void => undefined
  const stop = beforeSignOut(() => new Promise<void>((resolve) => (finish = resolve)))
  storeToken('fw_secret', { remember: true })
  renderAt('/', <SignOutButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Out' }))
  expect(fetched).not.toHaveBeenCalled()
  expect(readToken()).toBe('fw_secret')
  finish()
  await waitFor(() => expect(readToken()).toBeNull())
  expect(fetched).toHaveBeenCalledOnce()
  stop()
})
