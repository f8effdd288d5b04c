import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { connectionWatch } from '../lib/connectionState.ts'
import { AppProvider } from './AppProvider.tsx'
import { FailedState } from './FailedState.tsx'

test('what failed is retried by itself when the connection returns, and not before', () => {
  const onRetry = vi.fn()
  connectionWatch.lost()
  render(<AppProvider><FailedState message="No connection" onRetry={onRetry} /></AppProvider>)
  expect(onRetry).not.toHaveBeenCalled()
  act(() => connectionWatch.found())
  expect(onRetry).toHaveBeenCalledOnce()
  act(() => connectionWatch.found())
  expect(onRetry).toHaveBeenCalledOnce()
})
