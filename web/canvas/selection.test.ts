import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyOperation, type Drawing, emptyDrawing } from '../../drawing/fold.ts'
import { IDENTITY, placeAfter } from '../../drawing/matrix.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { SelectedMarks, type Lifted, type Selection } from './selectedMarks.ts'
import { SelectionHand } from './selectionHand.ts'

const SIZE = { width: 420, height: 240 }
/** Two CSS pixels to one of the drawing. */
const PLACE = {
  viewport: { width: 840, height: 480, pixelRatio: 1 }, size: SIZE,
  placement: { x: 0, y: 0, width: 840, height: 480, scale: 2 },
}
const PLAIN = { isEraserEnd: false, isStraight: false, isTakingOff: false, isTouch: false }

let drawing: Drawing
let mayBegin: boolean
let lifted: Lifted | null
let selections: (Selection | null)[]
let done: Operation[]
let repaints: number
let canCut: boolean
let selected: SelectedMarks
let hand: SelectionHand

const line = (id: string, y: number): Stroke => ({
  id, tool: 'pen', color: '#000000', radius: 2, opacity: 1, points: [{ x: 20, y }, { x: 40, y }, { x: 60, y }],
})
const ids = Array.from({ length: 3 }, () => newId())
const [one = '', two = '', three = ''] = ids
const chosen = () => [...(selected.selection?.ids ?? [])]

function apply(operation: Operation): void {
  drawing = applyOperation(drawing, operation)
  selected.follow()
}

/** A drag between places of the drawing. */
function drag(places: readonly (readonly [number, number])[], manner: Partial<typeof PLAIN> = {}): void {
  const samples = places.map(([x, y], time) => ({ x: x * 2, y: y * 2, time }))
  const [first] = samples
  if (first) hand.begin(first, { ...PLAIN, ...manner })
  for (const sample of samples.slice(1)) hand.move([{ samples: [sample], manner: { ...PLAIN, ...manner } }])
  hand.finish()
}
const around = (top: number, bottom: number) => [[10, top], [70, top], [70, bottom], [10, bottom]] as const

/** Where the first point of a line lies. */
function startOf(id: string): { x: number; y: number } {
  const { matrix = IDENTITY, points: [point = { x: 0, y: 0 }] } =
    drawing.strokes.find((mark) => mark.id === id) ?? { points: [] }
  return placeAfter(matrix, point.x, point.y)
}

beforeEach(() => {
  vi.useFakeTimers()
  drawing = applyOperation(emptyDrawing(SIZE), {
    opId: newId(), kind: 'ADD_STROKES', strokes: [line(one, 40), line(two, 60), line(three, 200)],
  })
  mayBegin = true
  lifted = null
  selections = []
  done = []
  repaints = 0
  canCut = false
  selected = new SelectedMarks({
    newId, drawingOf: () => drawing, layerOf: () => 'base', mayBegin: () => mayBegin,
    onSelected(selection, isCuttable) {
      selections.push(selection)
      canCut = isCuttable
    },
    onOperation(operation) {
      done.push(operation)
      apply(operation)
    },
    show: (next) => {
      lifted = next
    },
    onTried: () => {
      repaints += 1
    },
  })
  hand = new SelectionHand(selected, { placeOf: () => PLACE, mayBegin: () => mayBegin, onChanged: () => undefined })
  hand.shape = 'lasso'
  return () => vi.useRealTimers()
})

describe('selecting', () => {
  it('takes the lines that are drawn around, more with Shift, fewer with Alt, and none beside them', () => {
    drag(around(30, 50))
    expect(chosen()).toEqual([one])
    drag(around(190, 210), { isStraight: true })
    expect(chosen()).toEqual([one, three])
    drag(around(30, 50), { isTakingOff: true })
    expect(chosen()).toEqual([three])
    drag([[200, 100], [220, 100], [220, 120]])
    expect(selected.selection).toBeNull()
    expect(selections.at(-1)).toBeNull()
  })

  it('takes the lines in a rectangle between two corners', () => {
    hand.shape = 'rectangle'
    drag([[70, 70], [10, 30]])
    expect(chosen()).toEqual([one, two])
  })

  it('takes the line that is tapped, also within what is selected', () => {
    drag([[40, 40], [40, 40]])
    expect(chosen()).toEqual([one])
    drag(around(30, 70))
    drag([[40, 60], [40, 60]])
    expect(chosen()).toEqual([two])
    expect(done).toEqual([])
  })

  it('takes all lines of the layer, and forgets those that are gone', async () => {
    await selected.selectAll()
    expect(chosen()).toEqual(ids)
    apply({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds: [two] })
    expect(chosen()).toEqual([one, three])
    apply({ opId: newId(), kind: 'CLEAR' })
    expect(selected.selection).toBeNull()
  })
})

describe('cutting lines at the outline', () => {
  const across = [[30, 30], [50, 30], [50, 50], [30, 50]] as const

  it('leaves pieces of which those within are selected', async () => {
    drag(across)
    expect(canCut).toBe(true)
    await selected.cut()
    expect(done.map(({ kind }) => kind)).toEqual(['REMOVE_STROKES', 'ADD_STROKES'])
    expect(drawing.strokes).toHaveLength(2 + 3)
    const [piece] = drawing.strokes.filter(({ id }) => selected.selection?.ids.has(id))
    expect(piece?.points.map(({ x }) => x)).toEqual([30, 40, 50])
    expect([chosen().length, canCut]).toEqual([1, false])
  })

  it('is offered also where nothing is selected, until something else is done', () => {
    drag([[15, 30], [25, 30], [25, 50], [15, 50]])
    expect([selected.selection, canCut]).toEqual([null, true])
    drag([[200, 100], [220, 100], [220, 120]])
    expect(canCut).toBe(false)
    drag(around(30, 50))
    expect(canCut).toBe(false)
  })

  it('cuts nothing on a layer that takes no ink', async () => {
    drag(across)
    mayBegin = false
    await selected.cut()
    expect(done).toEqual([])
  })
})

describe('what is selected', () => {
  beforeEach(() => drag(around(30, 70)))

  it('is off the paper while it is moved, and put down by one operation', async () => {
    hand.begin({ x: 80, y: 100, time: 0 }, PLAIN)
    hand.move([{ samples: [{ x: 100, y: 140, time: 1 }], manner: PLAIN }])
    expect(lifted).toMatchObject({ ids: new Set([one, two]), map: { e: 10, f: 20 } })
    expect(done).toEqual([])
    hand.finish()
    await selected.drop()
    expect(done.map(({ kind }) => kind)).toEqual(['PLACE_STROKES'])
    expect([one, two, three].map(startOf)).toEqual([{ x: 30, y: 60 }, { x: 30, y: 80 }, { x: 20, y: 200 }])
    expect(lifted).toBeNull()
    expect(chosen()).toEqual([one, two])
    expect(selected.selection?.box).toMatchObject({ left: 28, top: 58 })
  })

  it('moves along one axis with Shift', async () => {
    hand.begin({ x: 80, y: 100, time: 0 }, PLAIN)
    hand.move([{ samples: [{ x: 180, y: 120, time: 1 }], manner: { ...PLAIN, isStraight: true } }])
    hand.finish()
    await selected.drop()
    expect(startOf(one)).toEqual({ x: 70, y: 40 })
  })

  it('is scaled by a corner about the other one, in shape, and freely with Shift', async () => {
    const { box } = selected.selection ?? { box: { left: 0, top: 0, right: 0, bottom: 0 } }
    const corner = { x: box.right * 2, y: box.bottom * 2 }
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const to = { x: (box.right + width) * 2, y: (box.bottom + height) * 2 }
    hand.begin({ ...corner, time: 0 }, PLAIN)
    hand.move([{ samples: [{ ...to, time: 1 }], manner: PLAIN }])
    expect(lifted?.map).toMatchObject({ a: 2, d: 2 })
    hand.move([{ samples: [{ x: to.x, y: corner.y, time: 2 }], manner: { ...PLAIN, isStraight: true } }])
    expect(lifted?.map).toMatchObject({ a: 2, d: 1 })
    hand.cancel()
    expect([lifted, done]).toEqual([null, []])
    expect(startOf(one)).toEqual({ x: 20, y: 40 })
  })

  it('is turned by its knob about its middle, in steps of 15° with Shift', async () => {
    const { box } = selected.selection ?? { box: { left: 0, top: 0, right: 0, bottom: 0 } }
    const middle = { x: box.left + box.right, y: box.top + box.bottom }
    const knob = { x: middle.x, y: box.top * 2 - 28 }
    hand.begin({ ...knob, time: 0 }, PLAIN)
    const right = { x: middle.x + (middle.y - knob.y), y: middle.y + 3 }
    hand.move([{ samples: [{ ...right, time: 1 }], manner: { ...PLAIN, isStraight: true } }])
    hand.finish()
    await selected.drop()
    expect(startOf(one)).toEqual({ x: expect.closeTo(50, 1), y: expect.closeTo(30, 1) })
  })

  it('moves by keys, which is one change when they follow each other', async () => {
    selected.nudge(1, 0)
    selected.nudge(1, 0)
    selected.nudge(0, 10)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(done).toHaveLength(1)
    expect(startOf(one)).toEqual({ x: 22, y: 50 })
    selected.nudge(1, 0)
    await selected.remove()
    expect(done.map(({ kind }) => kind)).toEqual(['PLACE_STROKES', 'PLACE_STROKES', 'REMOVE_STROKES'])
    expect(selected.selection).toBeNull()
  })

  it('is flipped, colored and copied', async () => {
    await selected.flip('across')
    expect(startOf(one)).toEqual({ x: 60, y: 40 })
    await selected.restyle({ color: '#ff0000' })
    expect(drawing.strokes.filter(({ color }) => color === '#ff0000').map(({ id }) => id)).toEqual([one, two])
    const copies = await selected.copies()
    expect(copies.map(({ color, points: [point] }) => [color, point])).toEqual([
      ['#ff0000', { x: 60, y: 40 }], ['#ff0000', { x: 60, y: 60 }],
    ])
  })

  it('is seen in a look that is tried, and gets it by one operation', async () => {
    selected.tryLook({ opacity: 0.5 })
    selected.tryLook({ opacity: 0.25 })
    const shown = selected.inTriedLook(selected.marks)
    expect(shown.map(({ opacity }) => opacity)).toEqual([0.25, 0.25, 1])
    expect(selected.marks.every(({ opacity }) => opacity === 1)).toBe(true)
    expect(shown[0]?.look).not.toBe(selected.marks[0]?.look)
    expect([done, repaints]).toEqual([[], 2])
    await selected.restyle({ opacity: 0.25 })
    expect(done).toMatchObject([{ kind: 'RESTYLE_STROKES', style: { opacity: 0.25 }, strokeIds: [one, two] }])
    expect(selected.inTriedLook(selected.marks)).toBe(selected.marks)
    expect(selected.selection?.look).toEqual({ opacity: 0.25, radiusFactor: 1 })
  })

  it('looks as it did when the look that is tried is left', () => {
    selected.tryLook({ radiusFactor: 2 })
    selected.tryLook(null)
    expect(selected.inTriedLook(selected.marks)).toBe(selected.marks)
    mayBegin = false
    selected.tryLook({ radiusFactor: 2 })
    expect(selected.inTriedLook(selected.marks)).toBe(selected.marks)
  })

  it('stays where it is on a layer that takes no ink', async () => {
    mayBegin = false
    drag([[40, 50], [60, 70]])
    selected.nudge(1, 0)
    await selected.remove()
    await selected.flip('down')
    expect([done, lifted]).toEqual([[], null])
    expect(chosen()).toEqual([one, two])
  })
})
