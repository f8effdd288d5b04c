import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDrawing } from '../../drawing/fold.ts'
import { createStore } from '../lib/store.ts'
import { DEFAULT_BRUSH } from './brush.ts'
import { DrawingCanvas } from './DrawingCanvas.tsx'
import type { DrawingCanvasProps } from './DrawingCanvas.tsx'
import type { EngineEvents } from './engineEvents.ts'
import { BOARD_SETTINGS } from './engineSettings.ts'

const calls: string[] = []
let events: EngineEvents | null = null
let engineCount = 0

vi.mock('./engine.ts', () => ({
  DrawingEngine: class {
    readonly surface = document.createElement('button')
    readonly pictures = {
      setBackground: () => void calls.push('background'),
      setUnderlays: () => void calls.push('underlays'),
    }

    constructor() {
      engineCount += 1
    }

    mount(container: HTMLElement, mounted: EngineEvents) {
      container.append(this.surface)
      events = mounted
    }

    unmount(container: HTMLElement) {
      if (this.surface.parentElement === container) this.surface.remove()
    }

    setDrawing() {
      calls.push('drawing')
    }

    setPreliminary() {
      calls.push('preliminary')
    }

    setSettings() {
      calls.push('settings')
    }

    setBrush() {
      calls.push('brush')
    }

    setLayer(layer: string | undefined) {
      calls.push(`layer ${layer}`)
    }

    setSolo() {
      calls.push('solo')
    }

    setReadOnly() {
      calls.push('readOnly')
    }

    setLabel(label: string) {
      this.surface.setAttribute('aria-label', label)
    }
  },
}))

const listeners = new Set<() => void>()
const drawing = emptyDrawing({ width: 420, height: 240 })
const model = {
  getDrawing: () => drawing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const onOperation = vi.fn()

function canvasOf(label: string, more: Partial<DrawingCanvasProps> = {}) {
  const props = { model, brush: DEFAULT_BRUSH, label, onOperation, ...more }
  return <DrawingCanvas key={label} {...props} />
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  calls.length = 0
  events = null
})

describe('DrawingCanvas', () => {
  it('moves the page’s one engine to the canvas mounted last, and back', () => {
    const { rerender } = render(<StrictMode>{[canvasOf('Card')]}</StrictMode>)
    expect(screen.getByRole('button', { name: 'Card' })).toBeTruthy()

    rerender(<StrictMode>{[canvasOf('Card'), canvasOf('Preview')]}</StrictMode>)
    expect(screen.getByRole('button', { name: 'Preview' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Card' })).toBeTruthy()

    rerender(<StrictMode>{[canvasOf('Card')]}</StrictMode>)
    expect(screen.getByRole('button', { name: 'Card' })).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(engineCount).toBe(1)
  })

  it('gives the engine what has changed and nothing else', () => {
    const { rerender } = render(canvasOf('Card'))
    expect(calls.toSorted())
      .toEqual(['background', 'brush', 'drawing', 'preliminary', 'readOnly', 'solo', 'underlays'])
    calls.length = 0
    rerender(canvasOf('Card', { brush: { ...DEFAULT_BRUSH, radius: 9 } }))
    expect(calls).toEqual(['brush'])
    calls.length = 0
    for (const listener of listeners) listener()
    expect(calls).toEqual(['drawing'])
  })

  it('follows the chosen layer without being rendered', () => {
    const layer = createStore<string | undefined>('ink')
    render(canvasOf('Card', { layer }))
    expect(calls).toContain('layer ink')
    layer.set('tone')
    expect(calls.at(-1)).toBe('layer tone')
  })

  it('gives the drawing last, which a waiting press draws in with the brush', () => {
    render(canvasOf('Card', { settings: BOARD_SETTINGS }))
    expect(calls.at(-1)).toBe('drawing')
    expect(calls).toContain('brush')
  })

  it('hands finished lines to its owner of the moment', () => {
    const { rerender } = render(canvasOf('Card'))
    const onLater = vi.fn()
    rerender(canvasOf('Card', { onOperation: onLater }))
    const operation = { opId: 'operation', kind: 'CLEAR' } as const
    void events?.onStrokeFinished(operation)
    expect(onLater).toHaveBeenCalledWith(operation)
    expect(onOperation).not.toHaveBeenCalled()
  })

  it('keeps presses that draw from a card that can be dragged', () => {
    const onPress = vi.fn()
    render(<div onPointerDown={onPress} onClick={onPress}>{canvasOf('Card')}</div>)
    screen.getByRole('button', { name: 'Card' }).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    screen.getByRole('button', { name: 'Card' }).click()
    expect(onPress).not.toHaveBeenCalled()
  })
})
