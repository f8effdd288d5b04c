import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CameraMove } from '../../drawing/cameraMove.ts'
import type { ReviewView } from './reviewApi.ts'
import { Stage } from './Stage.tsx'

const FRAME = { x: 420, y: 240, width: 840, angle: 0 }
const CAMERA: CameraMove = {
  start: { ...FRAME, width: 420 }, end: { ...FRAME, angle: 15 }, easing: 'LINEAR', holdStart: 0, holdEnd: 0,
}
const VIEW: ReviewView = {
  viewId: 'view_1', name: '', width: 840, height: 480, smallUrl: '/s.webp', pictureUrl: '/p.webp',
  largeUrl: '/l.webp', downloadUrl: null, camera: CAMERA, cameraUrl: '/paper.webp',
}
const NOTHING = () => undefined

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  return () => vi.unstubAllGlobals()
})

const stageOf = (view: ReviewView, at: number) => (
  <Stage
    view={view} name="Shot" nextViews={[]} isPlaying={false} frame={at} place={() => ({ at, frames: 24 })} layers={[]}
    regions={[]} strokes={[]} region={null} tool={null} onStroke={NOTHING} onRegion={NOTHING} onTap={NOTHING}
  />
)

test('a view with a camera move shows its paper once it is there, and moves it with what lies over it', async () => {
  const { container, rerender } = render(stageOf(VIEW, 0))
  const moved = () => container.querySelector<HTMLElement>('.moved')
  const address = () => moved()?.querySelector('img')?.getAttribute('src')
  expect([address(), moved()?.style.transform]).toEqual(['/s.webp', ''])
  await waitFor(() => expect(address()).toBe('/paper.webp'))
  expect(moved()?.querySelector('canvas')).not.toBeNull()
  expect(moved()?.style.transform).toBe('rotate(0deg) scale(2) translate(0px, 0px)')
  rerender(stageOf(VIEW, 23))
  expect(moved()?.style.transform).toBe('rotate(-15deg) scale(1) translate(0px, 0px)')
  rerender(stageOf({ ...VIEW, camera: null, cameraUrl: null }, 0))
  expect(moved()?.style.transform).toBe('')
})
