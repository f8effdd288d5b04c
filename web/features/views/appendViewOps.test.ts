import { afterEach, expect, test, vi } from 'vitest'
import { SaveRefusedError } from '../../canvas/sending.ts'
import { storeToken } from '../../lib/session.ts'
import { currentEnvironment } from '../../relay/environment.ts'
import { answerWith } from '../../testing/fakeServer.ts'
import { createViewOpsSender } from './appendViewOps.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('sends nothing under a token other than the one it was made with', async () => {
  const operations = [{ opId: 'operation_1', seq: 1, actorId: 'user_1' }]
  const view = { __typename: 'View', id: 'view_1', name: '', position: 1, revision: 1 }
  const size = { initialWidth: 420, initialHeight: 240, thumbnailUrl: '/media/views/1', image: null }
  const fetched = answerWith({ appendViewOps: { view: { ...view, ...size }, operations } })
  storeToken('hers', { remember: true })
  const send = createViewOpsSender(currentEnvironment())
  const batch = { viewId: 'view_1', operations: [{ opId: 'operation_1', kind: 'CLEAR', payload: '' }] } as const
  expect(await send(batch, { keepalive: false })).toEqual(operations)
  storeToken('his', { remember: true })
  await expect(send(batch, { keepalive: false })).rejects.toBeInstanceOf(SaveRefusedError)
  expect(fetched).toHaveBeenCalledOnce()
})
