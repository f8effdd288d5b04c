import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ViewerCamera } from './ViewerCamera.tsx'

const FRAME = { x: 210, y: 120, width: 420, angle: 0 }
const CAMERA = { start: FRAME, end: { ...FRAME, x: 600 }, easing: 'LINEAR', holdStart: 0, holdEnd: 0 }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(840)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
})
afterEach(() => vi.restoreAllMocks())

function openViewer(viewId: string, camera: object | null) {
  answerEach({
    ViewerCameraQuery: () => ({
      node: {
        __typename: 'View', id: viewId, width: 420, height: 240, camera, cameraUrl: camera ? '/paper.webp' : null,
      },
    }),
  })
  renderAt('/', (
    <Suspense fallback="…">
      <ViewerCamera viewId={viewId} revision={1} timing={{ frames: 24, framesPerSecond: 24 }} />
    </Suspense>
  ))
}

test('a viewer watches the move, with the paper that the server painted, and cannot change it', async () => {
  openViewer('view_1', CAMERA)
  await userEvent.click(await screen.findByRole('button', { name: words.watch }))
  expect(screen.getByRole('img', { name: words.frames.end })).toBeTruthy()
  expect(document.querySelector('[data-camera] img')?.getAttribute('src')).toBe('/paper.webp')
  expect([screen.queryByRole('application'), screen.queryByRole('combobox')]).toEqual([null, null])
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.close }))
  expect(document.querySelector('[data-camera]')).toBeNull()
  expect(screen.getByRole('button', { name: words.watch })).toBeTruthy()
})

test('without a move there is nothing to watch', async () => {
  openViewer('view_2', null)
  await vi.waitFor(() => expect(screen.queryByText('…')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})
