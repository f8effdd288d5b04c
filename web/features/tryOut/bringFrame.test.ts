import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkFailure } from '../../relay/errors.ts'
import { currentEnvironment } from '../../relay/environment.ts'
import type { ToastContent } from '../../ui/toaster.tsx'
import { bringFrame } from './bringFrame.ts'
import type { CarryEnd } from './carryFrame.ts'
import type { KeptFrame } from './keptFrame.ts'

const { toasts, storage, carrying } = vi.hoisted(() => ({
  toasts: [] as ToastContent[],
  storage: { frame: null as object | null },
  carrying: { end: null as object | Error | null, count: 0 },
}))
vi.mock('../../ui/toaster.tsx', () => ({ showToast: (toast: ToastContent) => toasts.push(toast) }))
vi.mock('./carryServer.ts', () => ({ carryServerOf: () => ({}) }))
vi.mock('./carryFrame.ts', () => ({
  carryFrame: () => {
    carrying.count += 1
    return carrying.end instanceof Error ? Promise.reject(carrying.end) : Promise.resolve(carrying.end)
  },
}))
vi.mock('./keptFrame.ts', () => ({
  readKeptFrame: () => Promise.resolve(storage.frame),
  putKeptFrame: (frame: KeptFrame) => Promise.resolve(void (storage.frame = frame)),
  forgetKeptFrame: () => Promise.resolve(void (storage.frame = null)),
}))

const HOUR_MS = 3_600_000
const CARRIED: CarryEnd = {
  kind: 'carried', projectId: 'project_1', projectName: 'My first board', newOrganizationId: 'org_1',
  imageProblem: null,
}
const opened: string[] = []
const refresh = vi.fn()

function keep(ageMs: number, progress = {}): void {
  const frame: Partial<KeptFrame> = { id: 'frame', keptAt: Date.now() - ageMs, progress }
  storage.frame = frame
}

const bring = () => bringFrame({ environment: currentEnvironment(), open: (path) => opened.push(path), refresh })
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  toasts.length = opened.length = carrying.count = 0
  carrying.end = CARRIED
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('brings a frame that was kept just now over, says so, and leads to its board', async () => {
  keep(0)
  bring()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({
    type: 'success', title: 'Your frame is on the board', description: 'It is the first shot of My first board.',
  })
  expect(storage.frame).toBeNull()
  expect(refresh).toHaveBeenCalled()
  expect(localStorage.getItem('framewright.organization')).toBe('org_1')
  toasts[0]?.action?.onClick()
  expect(opened).toEqual(['/dashboard/projects/project_1/storyboard'])
  bring()
  await settled()
  expect([carrying.count, toasts.length]).toEqual([1, 1])
})

test('offers one that was kept long ago, once, and brings it over for who says yes', async () => {
  keep(2 * HOUR_MS)
  bring()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ type: 'info', action: { label: 'Make project' } })
  bring()
  await settled()
  expect([carrying.count, toasts.length]).toEqual([0, 1])
  toasts[0]?.action?.onClick()
  await vi.waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]).toMatchObject({ title: 'Your frame is on the board' })
})

test('goes on with one that is begun, however long ago', async () => {
  keep(20 * HOUR_MS, { userId: 'user_1' })
  bring()
  await vi.waitFor(() => expect(carrying.count).toBe(1))
})

test('forgets one that nobody came back for', async () => {
  keep(8 * 24 * HOUR_MS)
  bring()
  await vi.waitFor(() => expect(storage.frame).toBeNull())
  expect([carrying.count, toasts.length]).toEqual([0, 0])
})

test('keeps what could not be brought over, and what is somebody else’s', async () => {
  keep(0)
  carrying.end = new NetworkFailure()
  bring()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ type: 'error', title: 'Your frame could not be brought over' })
  expect(storage.frame).not.toBeNull()
  carrying.end = CARRIED
  toasts[0]?.action?.onClick()
  await vi.waitFor(() => expect(storage.frame).toBeNull())

  keep(0)
  carrying.end = { kind: 'not-theirs' }
  toasts.length = 0
  bring()
  await settled()
  expect(storage.frame).not.toBeNull()
  expect(toasts).toEqual([])
})
