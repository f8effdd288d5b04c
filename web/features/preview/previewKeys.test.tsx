import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Player, type PlayedSound } from '../../playback/player.ts'
import { buildTimeline } from '../../playback/timeline.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { DurationHandle } from './DurationHandle.tsx'
import { usePreviewKeys } from './usePreviewKeys.ts'
import type { PreviewShot } from './usePreviewShots.ts'

const FRAMES = 48

function silence(): PlayedSound {
  const nothing = (): void => undefined
  const wake = () => Promise.resolve()
  return { now: () => 0, wake, start: () => 0, follow: nothing, stop: nothing, scrub: nothing }
}

function open() {
  const shots = ['shot1', 'shot2', 'shot3'].map((id) => ({ id, frames: FRAMES, pictureIds: [id] }))
  const player = new Player(buildTimeline(shots, 'all'), { numerator: 24, denominator: 1 }, silence())
  const told = { fullScreen: vi.fn(), captions: vi.fn(), undo: vi.fn() }
  function Room() {
    usePreviewKeys({ player, onFullScreen: told.fullScreen, onCaptions: told.captions, onUndo: told.undo })
    return (
      <>
        <input aria-label="Name" />
        <button type="button">Loop</button>
        <div role="slider" aria-label="Duration" aria-valuenow={1} tabIndex={0} />
      </>
    )
  }
  render(<Room />)
  return { player, told }
}

const press = (key: string, more: object = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...more })

test('keys step by shot and by frame, and to both ends', () => {
  const { player } = open()
  const frameAfter = (...keys: Parameters<typeof press>) => {
    press(...keys)
    return player.getFrame()
  }
  expect(frameAfter('ArrowRight')).toBe(FRAMES)
  expect(frameAfter('ArrowRight', { shiftKey: true })).toBe(FRAMES + 1)
  expect(frameAfter('.')).toBe(FRAMES + 2)
  expect(frameAfter(',')).toBe(FRAMES + 1)
  expect(frameAfter('ArrowLeft')).toBe(0)
  expect(frameAfter('End')).toBe(3 * FRAMES - 1)
  expect(frameAfter('Home')).toBe(0)
})

test('J, K, L and the space bar play; F and C look otherwise', () => {
  const { player, told } = open()
  const stateAfter = (key: string) => {
    press(key)
    return player.getState()
  }
  expect(stateAfter('l')).toMatchObject({ isPlaying: true, speed: 1 })
  expect(stateAfter('L')).toMatchObject({ isPlaying: true, speed: 2 })
  expect(stateAfter('j')).toMatchObject({ isPlaying: true, speed: -1 })
  expect(stateAfter('k')).toMatchObject({ isPlaying: false, speed: 1 })
  expect(stateAfter(' ')).toMatchObject({ isPlaying: true })
  expect(stateAfter(' ')).toMatchObject({ isPlaying: false })
  press('f')
  press('c')
  expect([told.fullScreen, told.captions].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('Ctrl+Z undoes, but not in a text field', () => {
  const { told } = open()
  press('z', { ctrlKey: true }, screen.getByLabelText('Name'))
  press('z')
  expect(told.undo).not.toHaveBeenCalled()
  press('z', { ctrlKey: true })
  expect(told.undo).toHaveBeenCalledOnce()
  press('z', { ctrlKey: true }, screen.getByRole('slider', { name: 'Duration' }))
  expect(told.undo).toHaveBeenCalledTimes(2)
})

test('what is typed, pressed on a button or meant for the browser is left alone', () => {
  const { player, told } = open()
  press('l', {}, screen.getByLabelText('Name'))
  press(' ', {}, screen.getByRole('button', { name: 'Loop' }))
  press('f', { ctrlKey: true })
  press('ArrowRight', { altKey: true })
  expect(player.getState().isPlaying).toBe(false)
  expect(player.getFrame()).toBe(0)
  expect(told.fullScreen).not.toHaveBeenCalled()
})

function openHandle(reason: string | null, frames = FRAMES) {
  const shot = { id: 'shot1', name: 'SH0010', frames } as PreviewShot
  const changed = vi.fn<(shot: PreviewShot, frames: number) => void>()
  render(
    <AppProvider>
      <DurationHandle
        shot={shot} position={1} frames={frames} scale={2} isCurrent reason={reason} onTried={() => undefined}
        onChanged={changed}
      />
    </AppProvider>,
  )
  const handle = screen.getByRole('slider', { name: 'Duration of shot 1' })
  return { handle, lengths: () => changed.mock.calls.map(([, length]) => length) }
}

test('the arrow keys change a length by a frame, with Shift by ten, and never to nothing', () => {
  const { handle, lengths } = openHandle(null, 2)
  press('ArrowRight', {}, handle)
  press('ArrowUp', { shiftKey: true }, handle)
  press('ArrowLeft', { shiftKey: true }, handle)
  press('Enter', {}, handle)
  expect(lengths()).toEqual([3, 12, 1])
  expect(handle.getAttribute('aria-valuenow')).toBe('2')
})

test('who may not change a length changes none', () => {
  const { handle, lengths } = openHandle('The project is archived')
  press('ArrowRight', {}, handle)
  fireEvent.pointerDown(handle, { button: 0, clientX: 0 })
  fireEvent.pointerUp(handle, { clientX: 40 })
  expect(lengths()).toEqual([])
  expect(handle.getAttribute('aria-disabled')).toBe('true')
})
