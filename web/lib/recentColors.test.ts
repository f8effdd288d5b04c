import { afterEach, expect, test } from 'vitest'
import { runDrawingKey } from '../canvas/keymap.ts'
import { DEFAULT_BRUSH, type Brush } from '../canvas/brush.ts'
import { readSetting, rememberSetting } from './deviceSettings.ts'
import { colorBefore, colorsIn, noteColor } from './recentColors.ts'

afterEach(() => localStorage.clear())

const remembered = () => colorsIn(readSetting('recentColors'))

test('the newest twelve colors are remembered, each once', () => {
  expect([remembered(), colorBefore('#000000')]).toEqual([[], '#000000'])
  noteColor('#111111', '#000000')
  noteColor('#222222', '#111111')
  noteColor('#000000', '#222222')
  expect(remembered()).toEqual(['#000000', '#222222', '#111111'])
  for (let step = 0; step < 20; step++) noteColor(`#3333${10 + step}`, '#000000')
  expect(remembered()).toHaveLength(12)
  expect(remembered().slice(0, 2)).toEqual(['#333329', '#000000'])
})

test('what is no list of colors is none', () => {
  for (const stored of ['red', '#12345', '#111111,', '#111111;#222222']) {
    rememberSetting('recentColors', stored)
    expect(remembered()).toEqual([])
  }
})

test('X goes back and forth between the last two colors, and draws', () => {
  noteColor('#4fb3e8', '#000000')
  let brush: Brush = { ...DEFAULT_BRUSH, color: '#4fb3e8', tool: 'eraser' }
  const press = () => runDrawingKey(
    { key: 'x', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null },
    {
      onBrushChanged: (change) => {
        const next = change(brush)
        noteColor(next.color, brush.color)
        brush = next
      },
      onUndo: () => undefined, onRedo: () => undefined,
    },
  )
  expect(press()).toBe(true)
  expect(brush).toMatchObject({ color: '#000000', tool: 'pen' })
  press()
  expect(brush.color).toBe('#4fb3e8')
})
