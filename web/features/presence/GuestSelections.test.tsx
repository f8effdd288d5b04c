import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Box } from '../../../drawing/matrix.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { BoardPresence } from './BoardPresence.ts'
import { GuestSelections } from './GuestSelections.tsx'
import { PresenceSender } from './PresenceSender.ts'
import { PresenceContext } from './usePresence.ts'

/** Two CSS pixels to one of the drawing, ten from the left. */
const PLACE = {
  viewport: { width: 860, height: 480, pixelRatio: 1 }, size: { width: 420, height: 240 },
  placement: { x: 10, y: 0, width: 840, height: 480, scale: 2 },
}

test('the box of another person stands in the frame with the name, until it ends or the person leaves', () => {
  const presence = new BoardPresence()
  const sender = new PresenceSender(async () => null)
  const tell = (selection: Box | null, viewId = 'view_1') => act(() => presence.take({
    isComplete: true, now: 0, left: [],
    here: [{
      id: 'user_1:tab', userId: 'user_1', name: 'Rui', shotId: 'shot_1', viewId, mode: 'LOOKING', followingId: null,
      cursor: null, selection, ink: [], playback: null,
    }],
  }))
  const { container } = render(
    <AppProvider>
      <PresenceContext value={{ presence, sender, leave: () => undefined }}>
        <GuestSelections viewId="view_1" place={PLACE} />
      </PresenceContext>
    </AppProvider>,
  )
  const boxes = () => [...container.querySelectorAll<HTMLElement>('[data-selection]')]
  const selection = { left: 20, top: 30, right: 60, bottom: 50 }
  tell(selection)
  expect(boxes().map(({ textContent }) => textContent)).toEqual(['Rui'])
  const { left, top, width, height } = boxes()[0]?.style ?? {}
  expect([left, top, width, height]).toEqual(['50px', '60px', '80px', '40px'])
  tell(null)
  expect(boxes()).toEqual([])
  tell(selection, 'view_2')
  expect(boxes()).toEqual([])
  tell(selection)
  act(() => presence.take({ isComplete: false, now: 0, here: [], left: ['user_1:tab'] }))
  expect(boxes()).toEqual([])
})
