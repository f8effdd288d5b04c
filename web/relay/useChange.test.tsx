import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { afterEach, expect, test, vi } from 'vitest'
import mutation from '../__generated__/RenameBoardDialogMutation.graphql.ts'
import type { RenameBoardDialogMutation } from '../__generated__/RenameBoardDialogMutation.graphql.ts'
import { commonMessages } from '../messages/common.ts'
import { answerEach } from '../testing/fakeServer.ts'
import { recordToasts } from '../testing/recordToasts.ts'
import { currentEnvironment } from './environment.ts'
import { type Change, inParts, useChange } from './useChange.ts'

const toasts = recordToasts()
const REFUSAL = { message: 'No', extensions: { code: 'FORBIDDEN' } }

afterEach(() => void vi.unstubAllGlobals())

function rename(name: string): { variables: RenameBoardDialogMutation['variables'] } {
  return { variables: { input: { storyboardId: 'board_1', name } } }
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={currentEnvironment()}>{children}</RelayEnvironmentProvider>
)

/** The hook with a declaration, on a server that refuses the given names. */
function open(declare: (name: string) => Change<RenameBoardDialogMutation>, refused: readonly string[] = []) {
  const sent = answerEach({
    RenameBoardDialogMutation: ({ input }) => {
      const { name } = input as { name: string }
      if (refused.includes(name)) return REFUSAL
      return { updateStoryboard: { storyboard: { id: 'board_1', name, version: 2 } } }
    },
  })
  const { result } = renderHook(() => useChange<RenameBoardDialogMutation, string>(mutation, declare), { wrapper })
  const names = () => sent.map(({ variables }) => (variables['input'] as { name: string }).name)
  return { result, names }
}

test('shows a toast with Undo after a success, and returns the payloads to the caller', async () => {
  const undo = vi.fn()
  const { result } = open((name) => ({
    ...rename(name), undo, done: ({ updateStoryboard: { storyboard } }) => `Now ${storyboard.name}`,
  }))
  const [change] = result.current
  const { updateStoryboard } = await act(() => change('B'))
  expect(updateStoryboard.storyboard.name).toBe('B')
  expect(toasts).toMatchObject([{ type: 'success', title: 'Now B', action: { label: commonMessages.undo } }])
  toasts[0]?.action?.onClick()
  expect(undo).toHaveBeenCalledOnce()
  expect(result.current[0]).toBe(change)
})

test('rejects where no toast shows the failure', async () => {
  const { result } = open(rename, ['B'])
  await act(() => expect(result.current[0]('B')).rejects.toThrow('No'))
  expect(toasts).toEqual([])
  expect(result.current[1]).toBe(false)
})

test('waits for the attempt that succeeds where a toast offers to try again', async () => {
  const refused = ['B']
  const { result, names } = open((name) => ({ ...rename(name), failed: 'Not renamed', canRetry: true }), refused)
  const succeeded = vi.fn()
  act(() => void result.current[0]('B').then(succeeded))
  expect(result.current[1]).toBe(true)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).toMatchObject([{ type: 'error', title: 'Not renamed', action: { label: commonMessages.tryAgain } }])
  expect(succeeded).not.toHaveBeenCalled()
  refused.length = 0
  act(() => toasts[0]?.action?.onClick())
  await waitFor(() => expect(succeeded).toHaveBeenCalledOnce())
  expect(names()).toEqual(['B', 'B'])
})

test('tries again under the same key after a lost answer, and under another after a refusal', async () => {
  const keys: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ errors: [REFUSAL] }))
  })
  const declare = (name: string) => ({ ...rename(name), failed: 'Not renamed', canRetry: true })
  const { result } = renderHook(() => useChange<RenameBoardDialogMutation, string>(mutation, declare), { wrapper })
  act(() => void result.current[0]('B'))
  for (const attempts of [1, 2]) {
    await waitFor(() => expect(toasts).toHaveLength(attempts))
    act(() => toasts.at(-1)?.action?.onClick())
  }
  await waitFor(() => expect(toasts).toHaveLength(3))
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[2]).not.toBe(keys[0])
})

test('sends several requests in order until one is refused', async () => {
  const declare = (names: string) => ({ requests: [...names].map(rename), done: 'All renamed', failed: 'Not renamed' })
  const { result, names } = open(declare, ['B'])
  act(() => void result.current[0]('ABC'))
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'error', title: 'Not renamed' }]))
  expect(names()).toEqual(['A', 'B'])
  await act(() => result.current[0](''))
  expect(toasts).toHaveLength(1)
})

test('sends the changes of one turn in order, and at once what must outlive the page', async () => {
  const keepalive = { metadata: { keepalive: true } }
  const { result, names } = open((name) => ({
    ...rename(name), turn: 'board_1', ...(name === 'C' ? { cacheConfig: keepalive } : {}),
  }))
  await act(async () => {
    const changing = ['A', 'B', 'C'].map(result.current[0])
    expect(names()).toEqual(['A', 'C'])
    await Promise.all(changing)
  })
  expect(names()).toEqual(['A', 'C', 'B'])
})

test('cuts rows into parts of 500, each with the one before it', () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => index)
  const parts = inParts(rows, (part, partBefore) => [part[0], part.length, partBefore.at(-1)])
  expect(parts).toEqual([[0, 500, undefined], [500, 500, 499], [1_000, 1, 999]])
})
