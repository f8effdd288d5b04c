import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commonMessages } from '../messages/common.ts'
import { AppProvider } from './AppProvider.tsx'
import { ColorPicker } from './ColorPicker.tsx'

const words = commonMessages.color
const LABEL = 'Color of Layout'

/** Opens the panel of a button whose color changes with each choice. */
async function openPanel(initial: string, isInDialog = false) {
  const onChosen = vi.fn<(color: string) => void>()
  function Status() {
    const [color, setColor] = useState(initial)
    return (
      <ColorPicker
        value={color} label={LABEL}
        onChosen={(chosen) => {
          onChosen(chosen)
          setColor(chosen)
        }}
      >
        {color}
      </ColorPicker>
    )
  }
  const status = isInDialog ? <div role="dialog" aria-label="Statuses"><Status /></div> : <Status />
  render(<AppProvider>{status}</AppProvider>)
  await userEvent.click(screen.getByRole('button', { name: LABEL }))
  const element = await screen.findByRole('dialog', { name: LABEL })
  // It takes the focus in one of the next frames.
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true))
  return { panel: within(element), element, chosen: () => onChosen.mock.calls.map(([color]) => color) }
}

test('a color that is entered as a code is reported once', async () => {
  const { panel, chosen } = await openPanel('#3d6fb4')
  const code = panel.getByRole('textbox', { name: words.hex })
  expect(code).toHaveProperty('value', '#3D6FB4')
  await userEvent.clear(code)
  await userEvent.type(code, 'AA5500{Enter}')
  await userEvent.tab()
  expect(chosen()).toEqual(['#aa5500'])
  expect(screen.getByRole('button', { name: LABEL }).textContent).toBe('#aa5500')
})

test('a code that is none changes nothing', async () => {
  const { panel, chosen } = await openPanel('#3d6fb4')
  const code = panel.getByRole('textbox', { name: words.hex })
  await userEvent.clear(code)
  await userEvent.type(code, 'marsh{Enter}')
  expect(chosen()).toEqual([])
})

test('a choice by keys is reported when the panel closes, and black keeps its hue', async () => {
  const { panel, chosen } = await openPanel('#ff0000')
  const area = panel.getByRole('slider', { name: words.area })
  const hue = panel.getByRole('slider', { name: words.hue })
  const code = panel.getByRole<HTMLInputElement>('textbox', { name: words.hex })
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count += 1) await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`)
  }
  hue.focus()
  await press('ArrowRight', 6)
  await waitFor(() => expect(code.value).toBe('#FFFF00'))
  area.focus()
  await press('ArrowDown', 10)
  await waitFor(() => expect(code.value).toBe('#000000'))
  await press('ArrowUp', 10)
  await waitFor(() => expect(code.value).toBe('#FFFF00'))
  expect(chosen()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(chosen()).toEqual(['#ffff00']))
})

test('Esc closes it, and the button has the focus again', async () => {
  const { chosen } = await openPanel('#3d6fb4')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: LABEL })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: LABEL })))
  expect(chosen()).toEqual([])
})

test('in a dialog it is a part of the dialog', async () => {
  const { element } = await openPanel('#3d6fb4', true)
  expect(screen.getByRole('dialog', { name: 'Statuses' }).contains(element)).toBe(true)
})
