import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadMessages } from '../../messages/uploads.ts'
import { UPLOAD_PATIENCE_MS } from '../../relay/upload.ts'
import { inFields, withEvents } from '../../testing/fakeServer.ts'
import { imageOf, openStoryboard, viewOf } from '../../testing/openStoryboard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { MAXIMUM_IMAGE_BYTES } from '../uploads/imageRules.ts'

const toasts = recordToasts()

const words = uploadMessages
configure({ defaultHidden: true })

/** The browser's request as far as an upload needs it; the test plays the network. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  body: FormData | null = null
  responseText = ''
  status = 200
  isAborted = false
  open() {}
  setRequestHeader() {}

  send(body: FormData) {
    this.body = body
    FakeRequest.sent.push(this)
  }

  abort() {
    this.isAborted = true
  }

  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })))
  }

  async answer(body: object) {
    this.responseText = JSON.stringify(body)
    await act(async () => void this.dispatchEvent(new Event('load')))
  }

  async fail() {
    await act(async () => void this.dispatchEvent(new Event('error')))
  }
}

const picture = (size = 10, type = 'image/png') => {
  const file = new File(['x'], 'sketch.png', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const frame = () => within(screen.getByRole('article', { name: 'Shot 1' })).getByRole('button', { name: /^Draw in/ })
const said = () => toasts.map(({ title }) => title)

function drop(file: File): void {
  fireEvent.drop(frame(), { dataTransfer: { types: ['Files'], files: [file] } })
}

async function sent(): Promise<FakeRequest> {
  return waitFor(() => {
    const request = FakeRequest.sent.shift()
    if (!request) throw new Error('Nothing was sent')
    return request
  })
}

beforeEach(() => {
  toasts.length = 0
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is no image or too large never leaves, and the free plan has its own sentence', async () => {
  await openStoryboard({ plan: 'STARTER' })
  toasts.length = 0
  drop(picture(10, 'text/plain'))
  drop(picture(MAXIMUM_IMAGE_BYTES + 1))
  expect(said()).toEqual([words.notImage, words.tooLargeFree])
  expect(FakeRequest.sent).toEqual([])
  drop(picture(MAXIMUM_IMAGE_BYTES))
  await (await sent()).fail()
})

test('elsewhere than on the free plan nobody is told to upgrade', async () => {
  await openStoryboard()
  toasts.length = 0
  drop(picture(MAXIMUM_IMAGE_BYTES + 1))
  expect(said()).toEqual([words.tooLarge])
})

test('a dropped picture is sent with its progress and lies under the drawing then', async () => {
  const view = viewOf(1, { image: imageOf(1), thumbnailUrl: '/media/views/1/2' })
  await openStoryboard({ answers: { useLiveBoardQuery: { board: null, nodes: [view] } } })
  toasts.length = 0
  drop(picture())
  const request = await sent()
  const operation = JSON.parse(String(request.body?.get('operations'))) as { variables: object }
  expect(operation.variables).toEqual({ input: { viewId: 'view_1', file: null } })
  expect(request.body?.get('map')).toBe(JSON.stringify({ 0: ['variables.input.file'] }))
  request.progress(30, 100)
  expect(screen.getByText(words.uploading(30))).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  request.progress(100, 100)
  expect(screen.getByText(words.preparing)).toBeTruthy()
  await request.answer(withEvents(
    { setViewImage: { view: { __typename: 'View', id: 'view_1' } } }, ['view.imageSet', 'view_1'],
  ))
  await waitFor(() => expect(said()).toEqual([words.uploaded]))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('img', { name: /^Drawing of shot 1/ }).getAttribute('src')).toBe('/media/views/1/2')
})

test('one that is given up says nothing and shows nothing', async () => {
  await openStoryboard()
  toasts.length = 0
  drop(picture())
  const request = await sent()
  fireEvent.click(screen.getByRole('button', { name: words.cancel }))
  expect(request.isAborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(said()).toEqual([])
})

test('a lost network can be tried again; what the server refuses is told in the words of the product', async () => {
  await openStoryboard()
  toasts.length = 0
  drop(picture())
  await (await sent()).fail()
  await waitFor(() => expect(said()).toEqual([words.network]))
  act(() => toasts[0]?.action?.onClick())
  const refuse = async (code: string, message: string, file?: string): Promise<void> => {
    const fields = file === undefined ? undefined : inFields({ file })
    await (await sent()).answer({ errors: [{ message, extensions: { code, fields } }] })
  }
  await refuse('INVALID_INPUT', 'Check what you entered.', words.notImage)
  await waitFor(() => expect(said()).toEqual([words.network, words.notImage]))
  drop(picture())
  await refuse('INVALID_INPUT', 'Check what you entered.', '')
  drop(picture())
  await refuse('INTERNAL', 'Broken')
  drop(picture())
  await refuse('PLAN_LIMIT', 'Your plan has no more storage.')
  await waitFor(() => expect(said().slice(2)).toEqual([
    words.fallback, words.failed, 'Your plan has no more storage.',
  ]))
})

test('a minute without progress ends it, however long it took before', async () => {
  await openStoryboard()
  toasts.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  drop(picture())
  await act(async () => vi.advanceTimersByTimeAsync(0))
  const request = FakeRequest.sent.shift()
  for (let step = 1; step <= 3; step += 1) {
    await act(async () => vi.advanceTimersByTimeAsync(UPLOAD_PATIENCE_MS - 1))
    expect(said()).toEqual([])
    request?.progress(step, 10)
  }
  await act(async () => vi.advanceTimersByTimeAsync(UPLOAD_PATIENCE_MS))
  expect(request?.isAborted).toBe(true)
  expect(said()).toEqual(['Upload timeout. Please try again with a smaller file or check your connection.'])
})

test('a file that cannot be read any more is told', async () => {
  await openStoryboard()
  toasts.length = 0
  const file = picture()
  Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })
  drop(file)
  await waitFor(() => expect(said()).toEqual([words.unreadable]))
  expect(FakeRequest.sent).toEqual([])
})
