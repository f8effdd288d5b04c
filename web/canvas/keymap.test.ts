import { describe, expect, it } from 'vitest'
import { drawingCommandOf, isTypingTarget } from './keymap.ts'
import type { KeyPress } from './keymap.ts'

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: document.body, ...more }
}

describe('drawingCommandOf', () => {
  it.each([
    [press('b'), { type: 'tool', tool: 'pen' }],
    [press('B'), { type: 'tool', tool: 'pen' }],
    [press('e'), { type: 'tool', tool: 'eraser' }],
    [press('['), { type: 'radius', direction: 'smaller' }],
    [press(']'), { type: 'radius', direction: 'larger' }],
    [press('z', { ctrlKey: true }), { type: 'undo' }],
    [press('z', { metaKey: true }), { type: 'undo' }],
    [press('Z', { ctrlKey: true, shiftKey: true }), { type: 'redo' }],
    [press('y', { ctrlKey: true }), { type: 'redo' }],
  ])('reads %j', (key, command) => {
    expect(drawingCommandOf(key)).toEqual(command)
  })

  it.each([press('z'), press('b', { ctrlKey: true }), press('e', { altKey: true }), press('B', { shiftKey: true })])(
    'leaves %j to the page',
    (key) => {
      expect(drawingCommandOf(key)).toBeNull()
    },
  )

  it('leaves keys alone while text is typed or composed', () => {
    const input = document.createElement('input')
    expect(drawingCommandOf(press('b', { target: input }))).toBeNull()
    expect(drawingCommandOf(press('z', { target: input, ctrlKey: true }))).toBeNull()
    expect(drawingCommandOf(press('b', { isComposing: true }))).toBeNull()
  })
})

describe('isTypingTarget', () => {
  it('knows fields for text from other controls', () => {
    document.body.innerHTML = `<textarea></textarea><input type="search"><p contenteditable="true"><b>x</b></p>
      <input type="range"><input type="color"><button></button><p contenteditable="false"><i>x</i></p>`
    const isTyping = (selector: string): boolean => isTypingTarget(document.querySelector(selector))
    expect(['textarea', '[type=search]', 'b'].map(isTyping)).toEqual([true, true, true])
    expect(['[type=range]', '[type=color]', 'button', 'i'].map(isTyping)).toEqual([false, false, false, false])
  })
})
