import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CommonLook } from '../../../drawing/selection.ts'
import { selectionMessages } from '../../messages/selection.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { SelectionLook } from './SelectionLook.tsx'

const words = selectionMessages

/** Without a layout sliders are hidden. */
const sliderOf = (name: string): HTMLElement => screen.getByLabelText(name, { selector: '[role=slider]' })

function show(look: CommonLook) {
  const work = { tryLook: vi.fn(), restyle: vi.fn(async () => undefined) }
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  const selection = { ids: new Set(['one', 'two']), box, look }
  render(<AppProvider><SelectionLook work={{ ...work, selection }} /></AppProvider>)
  const press = async (name: string, key: string): Promise<void> => {
    act(() => sliderOf(name).focus())
    await userEvent.keyboard(key)
  }
  return { ...work, press }
}

test('each press of a key is one change of the look', async () => {
  const { restyle, tryLook, press } = show({ opacity: 0.8, radiusFactor: 1.5 })
  await press(words.opacity, '{ArrowLeft}')
  await press(words.thickness, '{ArrowRight}')
  expect(restyle.mock.calls).toEqual([[{ opacity: 0.79 }], [{ radiusFactor: 1.55 }]])
  expect(tryLook.mock.calls).toEqual([[{ opacity: 0.79 }], [{ radiusFactor: 1.55 }]])
})

test('lines that differ say so, and get one look', async () => {
  const { restyle, press } = show({ opacity: null, radiusFactor: null })
  expect(sliderOf(words.thickness).getAttribute('aria-valuetext')).toBe(words.mixed)
  await press(words.thickness, '{ArrowLeft}')
  expect(restyle.mock.calls).toEqual([[{ radiusFactor: 0.95 }]])
})
