import { describe, expect, it } from 'vitest'
import { applyOperation, type Drawing, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { shownStroke } from '../../drawing/mark.ts'
import type { LayerFields } from '../../drawing/layer.ts'
import type { Operation, StoredOperation, StrokeStyle } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { redoOperation, undoOperation } from '../../drawing/undo.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const moved = (e: number, f = 0) => ({ a: 1, b: 0, c: 0, d: 1, e, f })

/** A log of two people. */
class Log {
  readonly #history: StoredOperation[] = []
  readonly #newId = idsFrom(0xf000)

  get drawing(): Drawing {
    const operations = this.#history.map(({ operation }) => operation)
    const folded = foldOperations(CARD, operations)
    expect(operations.reduce(applyOperation, emptyDrawing(CARD))).toEqual(folded)
    return folded
  }

  /** Numbers of strokes by layer, from bottom to top. */
  get layers(): string {
    const numbers = (strokes: readonly Stroke[]) => strokes.map(({ id }) => Number.parseInt(id.slice(-4), 16)).join(' ')
    const { layers, strokes } = this.drawing
    return layers?.map((layer) => `${layer.key}: ${numbers(layer.strokes)}`).join(', ') ?? numbers(strokes)
  }

  /** Where the first point of a stroke is seen. */
  placeOf(number: number) {
    const mark = this.drawing.strokes.find(({ id }) => id === uuidOf(number))
    return mark && shownStroke(mark).points[0]
  }

  append(actorId: string, operation: Operation): string {
    this.#history.push({ seq: this.#history.length + 1, actorId, operation })
    return operation.opId
  }

  draw(actorId: string, number: number, parts: Partial<Stroke> = {}) {
    return this.append(actorId, { opId: this.#newId(), kind: 'ADD_STROKES', strokes: [strokeOf(number, parts)] })
  }

  place(actorId: string, matrix: ReturnType<typeof moved>, numbers: number[], layer?: string, size = CARD) {
    const groups = [{ matrix, strokeIds: numbers.map(uuidOf) }]
    return this.append(actorId, { opId: this.#newId(), kind: 'PLACE_STROKES', size, groups, ...(layer && { layer }) })
  }

  restyle(actorId: string, style: StrokeStyle, ...numbers: number[]) {
    return this.append(actorId, { opId: this.#newId(), kind: 'RESTYLE_STROKES', style, strokeIds: numbers.map(uuidOf) })
  }

  set(actorId: string, layer: string, fields: Partial<LayerFields>) {
    return this.append(actorId, { opId: this.#newId(), kind: 'SET_LAYER', layer, fields })
  }

  remove(actorId: string, ...numbers: number[]) {
    return this.append(actorId, { opId: this.#newId(), kind: 'REMOVE_STROKES', strokeIds: numbers.map(uuidOf) })
  }

  resize(actorId: string, size: Drawing['size']) {
    return this.append(actorId, { opId: this.#newId(), kind: 'SET_SIZE', size })
  }

  clear(actorId: string, layer: string) {
    return this.append(actorId, { opId: this.#newId(), kind: 'CLEAR', layer })
  }

  undo(actorId: string): boolean {
    return this.#appendIfAny(actorId, undoOperation(this.#history, actorId, this.#newId(), CARD))
  }

  redo(actorId: string): boolean {
    return this.#appendIfAny(actorId, redoOperation(this.#history, actorId, this.#newId(), CARD))
  }

  #appendIfAny(actorId: string, operation: Operation | null): boolean {
    if (operation) this.append(actorId, operation)
    return operation !== null
  }
}

const onLayer = (layer: string) => ({ layer })

describe('layers', () => {
  it('lie in the order of their roles, not in that of their first strokes', () => {
    const log = new Log()
    log.draw('ada', 1, onLayer('ink'))
    log.draw('ben', 2, onLayer('tone'))
    log.draw('ada', 3)
    log.draw('ben', 4, onLayer('ink'))
    log.draw('ben', 5, onLayer(uuidOf(0xaaaa)))
    expect(log.layers).toBe(`tone: 2, base: 3, ink: 1 4, ${uuidOf(0xaaaa)}: 5`)
    expect(log.drawing.strokes.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5].map(uuidOf))
    expect(log.drawing.layers?.map(({ blend }) => blend)).toEqual(['MULTIPLY', 'NORMAL', 'NORMAL', 'NORMAL'])
  })

  it('are no layers while there is but the first, as nobody changed it', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.place('ada', moved(5), [1])
    expect(log.drawing.layers).toBeUndefined()
    log.set('ada', 'base', { opacity: 0.5 })
    expect(log.drawing.layers).toMatchObject([{ key: 'base', opacity: 0.5 }])
    expect([log.undo('ada'), log.drawing.layers]).toEqual([true, undefined])
  })

  it('have of each field what was set last', () => {
    const log = new Log()
    log.set('ada', 'ink', { name: 'Lines', opacity: 0.5 })
    log.set('ben', 'ink', { name: 'Outlines', rank: 0 })
    expect(log.drawing.layers).toMatchObject([{ key: 'ink', name: 'Outlines', opacity: 0.5, rank: 0 }])
    expect([log.undo('ben'), log.drawing.layers?.[0]?.name]).toEqual([true, 'Lines'])
    expect([log.undo('ada'), log.layers]).toEqual([true, ''])
  })

  it('come back with a new stroke, not with an old one', () => {
    const log = new Log()
    log.draw('ada', 1, onLayer('ink'))
    log.draw('ada', 2)
    log.set('ben', 'ink', { isRemoved: true })
    expect(log.layers).toBe('2')
    log.remove('ada', 1)
    expect([log.undo('ada'), log.layers]).toEqual([true, '2'])
    log.draw('ada', 3, onLayer('ink'))
    expect(log.layers).toBe('base: 2, ink: 1 3')
  })

  it('are hidden and locked without a step of undo', () => {
    const log = new Log()
    log.draw('ada', 1, onLayer('ink'))
    log.set('ada', 'ink', { isHidden: true })
    log.set('ada', 'ink', { isLocked: true })
    expect(log.drawing.layers).toMatchObject([{ isHidden: true, isLocked: true }])
    expect([log.undo('ada'), log.drawing.strokes]).toEqual([true, []])
  })

  it('are cleared alone', () => {
    const log = new Log()
    log.draw('ada', 1, onLayer('ink'))
    log.draw('ben', 2)
    log.draw('ben', 3)
    log.place('ben', moved(1), [3], 'ink')
    log.clear('ada', 'ink')
    expect(log.layers).toBe('base: 2, ink: ')
    expect([log.undo('ada'), log.layers]).toEqual([true, 'base: 2, ink: 1 3'])
  })
})

describe('a placement', () => {
  it('brings strokes to the top of their layer, or of another, and back', () => {
    const log = new Log()
    for (const number of [1, 2, 3]) log.draw('ada', number)
    log.place('ada', moved(100), [2, 1])
    log.draw('ada', 4)
    expect([log.layers, log.placeOf(1)]).toEqual(['3 1 2 4', { x: 101, y: 10 }])
    log.place('ada', moved(100), [3], 'ink')
    expect(log.layers).toBe('base: 1 2 4, ink: 3')
    expect([log.undo('ada'), log.layers]).toEqual([true, '3 1 2 4'])
    expect([log.undo('ada'), log.undo('ada'), log.layers]).toEqual([true, true, '1 2 3'])
    expect(log.placeOf(1)).toEqual({ x: 1, y: 10 })
    expect([log.redo('ada'), log.redo('ada'), log.layers]).toEqual([true, true, '3 1 2 4'])
  })

  it('of the later of two people counts, and each can take back what is still theirs', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.place('ada', moved(10), [1])
    log.place('ben', moved(20), [1])
    expect(log.placeOf(1)).toEqual({ x: 21, y: 10 })
    expect([log.undo('ada'), log.drawing.strokes]).toEqual([true, []])
    expect(log.redo('ada')).toBe(true)
    expect([log.undo('ben'), log.placeOf(1)]).toEqual([true, { x: 11, y: 10 }])
    expect([log.undo('ada'), log.placeOf(1)]).toEqual([true, { x: 1, y: 10 }])
    expect([log.redo('ben'), log.placeOf(1)]).toEqual([true, { x: 21, y: 10 }])
  })

  it('counts for a stroke that comes back', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.remove('ben', 1)
    log.place('ada', moved(10), [1])
    expect(log.drawing.strokes).toEqual([])
    expect([log.undo('ben'), log.placeOf(1)]).toEqual([true, { x: 11, y: 10 }])
  })

  it('goes along with another size, also of one who had not seen it', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2)
    log.place('ada', moved(10, 20), [1])
    log.resize('ben', { width: 840, height: 480 })
    log.place('ada', moved(10, 20), [2])
    expect(log.placeOf(1)).toEqual({ x: 22, y: 60 })
    expect(log.placeOf(2)).toEqual({ x: 24, y: 60 })
    log.resize('ben', { width: 420, height: 480 })
    expect(log.placeOf(1)).toEqual({ x: 11, y: 150 })
  })

  it('takes what erasers took along, as long as they are there', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2, { tool: 'eraser' })
    log.draw('ada', 3, { tool: 'eraser', points: [{ x: 300, y: 200 }] })
    log.draw('ada', 4, { tool: 'eraser', layer: 'ink' })
    log.place('ada', moved(100), [1])
    const erasers = () => log.drawing.strokes.find(({ id }) => id === uuidOf(1))?.erasers
    expect(erasers()).toEqual([{ stroke: strokeOf(2, { tool: 'eraser' }), matrix: moved(0) }])
    const { look } = log.drawing.strokes.find(({ id }) => id === uuidOf(1)) ?? {}
    log.remove('ada', 2)
    expect(erasers()).toBeUndefined()
    expect(log.drawing.strokes.find(({ id }) => id === uuidOf(1))?.look).not.toBe(look)
    expect(log.undo('ada')).toBe(true)
    log.place('ada', moved(200, 50), [1])
    expect(erasers()?.map(({ stroke }) => stroke.id)).toEqual([uuidOf(2)])
  })
})

describe('restyling', () => {
  it('sets each of color, opacity and radius by itself', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.restyle('ada', { color: '#ff0000', radiusFactor: 2 }, 1)
    log.restyle('ben', { color: '#00ff00', opacity: 0.5 }, 1)
    expect(log.drawing.strokes).toMatchObject([{ color: '#00ff00', opacity: 0.5, radius: 4 }])
    expect(log.undo('ada')).toBe(true)
    expect(log.drawing.strokes).toMatchObject([{ color: '#00ff00', opacity: 0.5, radius: 2 }])
    expect(log.undo('ben')).toBe(true)
    expect(log.drawing.strokes).toEqual([strokeOf(1)])
    log.place('ada', moved(7), [1])
    log.restyle('ben', { color: '#0000ff' }, 1)
    expect([log.placeOf(1), log.drawing.strokes[0]?.color]).toEqual([{ x: 8, y: 10 }, '#0000ff'])
  })
})

describe('the camera', () => {
  const frame = { x: 210, y: 120, width: 400, angle: 0 }
  const camera = { start: frame, end: { ...frame, width: 200 }, easing: 'LINEAR', holdStart: 0, holdEnd: 12 } as const

  it('goes along with the size, and back by undo', () => {
    const log = new Log()
    log.append('ada', { opId: uuidOf(0xc1), kind: 'SET_CAMERA', size: CARD, camera })
    log.resize('ben', { width: 840, height: 480 })
    expect(log.drawing.camera?.end).toEqual({ x: 420, y: 240, width: 400, angle: 0 })
    log.append('ben', { opId: uuidOf(0xc2), kind: 'SET_CAMERA', size: CARD, camera: null })
    expect(log.drawing.camera).toBeUndefined()
    expect([log.undo('ben'), log.drawing.camera?.start.width]).toEqual([true, 800])
    expect([log.undo('ada'), log.drawing.camera]).toEqual([true, undefined])
  })
})
