import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCanvasData, toCanvasData } from '../../drawing/canvasData.ts'
import { diffCanvasData } from '../../drawing/canvasDiff.ts'
import { encodePayload, quantizeStroke } from '../../drawing/encoding.ts'
import type { Drawing } from '../../drawing/fold.ts'
import { applyOperation, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { DrawingFormatError } from '../../drawing/formatError.ts'
import { MAX_POINTS_PER_STROKE } from '../../drawing/limits.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { STROKES } from './arbitraries.ts'
import { handwriting, idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const drawingOf = (...strokes: Stroke[]): Drawing => ({ size: CARD, strokes })
const DRAWINGS = STROKES.map((strokes) => drawingOf(...strokes.map(quantizeStroke)))

/** What a reader keeps who knows only the documented keys. */
const plain = (drawing: Drawing) => {
  const { lines, width, height } = toCanvasData(drawing, 0)
  return {
    lines: lines.map(({ points, brushColor, brushRadius }) => ({ points, brushColor, brushRadius })),
    width,
    height,
  }
}

/** Writes canvasData: the operations, and the drawing after them, all of which the format can hold. */
const write = (drawing: Drawing, canvasData: unknown) => {
  const operations = diffCanvasData(drawing, parseCanvasData(canvasData), idsFrom(1_000_000))
  for (const operation of operations) encodePayload(operation)
  return { kinds: operations.map(({ kind }) => kind), drawing: operations.reduce(applyOperation, drawing), operations }
}

const line = (parts: object = {}) => ({ points: [{ x: 1, y: 2 }], brushColor: '#000', brushRadius: 2, ...parts })

describe('toCanvasData', () => {
  it('gives the documented keys, and the others only where they say something', () => {
    const pen = strokeOf(1, { points: [{ x: 1.125, y: 2, pressure: 0.5, t: 0 }], color: '#123456', radius: 2.5 })
    const faint = strokeOf(2, { opacity: 0.5 })
    const eraser = strokeOf(3, { tool: 'eraser', points: [{ x: -1, y: 0 }] })
    expect(toCanvasData(drawingOf(pen, faint, eraser), 7)).toEqual({
      lines: [
        { points: [{ x: 1.125, y: 2 }], brushColor: '#123456', brushRadius: 2.5, id: uuidOf(1) },
        { points: faint.points, brushColor: '#000000', brushRadius: 2, id: uuidOf(2), opacity: 0.5 },
        { points: [{ x: -1, y: 0 }], brushColor: '#ffffff', brushRadius: 2, id: uuidOf(3), tool: 'eraser' },
      ],
      width: 420,
      height: 240,
      revision: 7,
    })
    expect(toCanvasData(emptyDrawing({ width: 400, height: 400 }), 0)).toEqual({
      lines: [],
      width: 400,
      height: 400,
      revision: 0,
    })
  })
})

describe('parseCanvasData', () => {
  it('reads text and objects alike, numbers as text, and passes over what it does not know', () => {
    const data = {
      lines: [{ points: [{ x: '1.5', y: ' 2 ', z: 3 }], brushColor: '#ABC', brushRadius: '2', id: 'x', blend: 1 }],
      width: '400',
      height: 400.2,
      revision: '3',
      app: 'other',
    }
    const parsed = {
      lines: [{
        points: [{ x: 1.5, y: 2 }], color: '#aabbcc', radius: 2,
        id: null, tool: null, opacity: null, brush: null, rings: null, layer: null,
      }],
      size: { width: 400, height: 400 },
      revision: 3,
    }
    expect(parseCanvasData(data)).toEqual(parsed)
    expect(parseCanvasData(JSON.stringify(data))).toEqual(parsed)
  })

  it('reads doubled first points, dots, lines without points and a missing size', () => {
    const points = [[5, 5, 5, 5, 9, 9], [3, 4], [3, 4, 3, 4, 3, 4], []].map((numbers) =>
      Array.from({ length: numbers.length / 2 }, (_, index) => ({ x: numbers[index * 2], y: numbers[index * 2 + 1] })),
    )
    const parsed = parseCanvasData({ lines: points.map((list) => line({ points: list })) })
    expect(parsed.lines.map((read) => read.points)).toEqual(points.slice(0, 3))
    expect(parsed).toMatchObject({ size: null, revision: null })
  })

  it.each<[unknown, unknown, object | null]>([
    ['420px', '240 PX', { width: 420, height: 240 }],
    ['100%', '400', null],
    [420, '80vh', null],
  ])('reads the size %o by %o of a page', (width, height, size) => {
    expect(parseCanvasData({ lines: [], width, height }).size).toEqual(size)
  })

  it('reads id, tool, opacity and colors with transparency', () => {
    const id = uuidOf(0xabc)
    const [first, second, third] = parseCanvasData({
      lines: [
        line({ id: id.toUpperCase(), tool: 'eraser', opacity: '0.5', brushColor: 'red' }),
        line({ tool: 'brush', brushColor: 'rgba(0,0,0,0.5)', opacity: 0.5 }),
        line({ tool: null, brushColor: '#00000080' }),
      ],
    }).lines
    expect(first).toMatchObject({ id, tool: 'eraser', opacity: 0.5, color: '#ffffff' })
    expect(second).toMatchObject({ id: null, tool: null, opacity: 0.25 })
    expect(third).toMatchObject({ tool: null, opacity: 0.5, color: '#000000' })
  })

  it.each<[unknown, string]>([
    ['{"lines":', 'canvasData is not valid JSON.'],
    ['', 'canvasData is not valid JSON.'],
    ['[]', 'canvasData is not an object.'],
    [null, 'canvasData is not an object.'],
    [7, 'canvasData is not an object.'],
    [{}, 'lines is not a list.'],
    [{ lines: {} }, 'lines is not a list.'],
    [{ lines: [7] }, 'lines[0] is not an object.'],
    [{ lines: [line(), line({ points: 'M0 0' })] }, 'lines[1].points is not a list.'],
    [{ lines: [line({ points: [null] })] }, 'lines[0].points[0] is not an object.'],
    [{ lines: [line({ points: [{ x: 1, y: 1 }, { x: 1 }] })] }, 'lines[0].points[1].y is not a number.'],
    [{ lines: [line({ points: [{ x: 'NaN', y: 1 }] })] }, 'lines[0].points[0].x is not a number.'],
    [{ lines: [line({ points: [{ x: '', y: 1 }] })] }, 'lines[0].points[0].x is not a number.'],
    [
      { lines: [line({ points: [{ x: 1e9, y: 1 }] })] },
      'lines[0].points[0].x is 1000000000; it lies between -32768 and 32768.',
    ],
    [{ lines: [line({ brushRadius: 0 })] }, 'lines[0].brushRadius is 0; it lies between 0.01 and 1000.'],
    [{ lines: [line({ brushColor: 'none' })] }, 'lines[0].brushColor is not a color like #1a2b3c.'],
    [{ lines: [line({ brushColor: 7 })] }, 'lines[0].brushColor is not a color like #1a2b3c.'],
    [{ lines: [line({ opacity: 2 })] }, 'lines[0].opacity is 2; it lies between 0 and 1.'],
    [{ lines: [], width: 400 }, 'height is not a number.'],
    [{ lines: [], width: 0, height: 1 }, 'width is 0; it lies between 1 and 16384.'],
    [{ lines: [], revision: 'new' }, 'revision is not a number.'],
    [' '.repeat(10 * 1_024 * 1_024 + 1), 'canvasData has more than 10485760 characters.'],
  ])('refuses malformed data %#', (source, reason) => {
    expect(() => parseCanvasData(source)).toThrow(new DrawingFormatError(reason))
  })

  it('reads or refuses any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        try {
          parseCanvasData(text)
        } catch (error) {
          expect(error).toBeInstanceOf(DrawingFormatError)
        }
      }),
    )
  })
})

describe('diffCanvasData', () => {
  it('does nothing when a drawing is written back, with all keys or the documented ones alone', () => {
    fc.assert(
      fc.property(DRAWINGS, (drawing) => {
        expect(write(drawing, JSON.stringify(toCanvasData(drawing, 1))).operations).toEqual([])
        expect(write(drawing, plain(drawing)).operations).toEqual([])
      }),
    )
  })

  it('makes any drawing what was written, and a second write of the same does nothing', () => {
    fc.assert(
      fc.property(DRAWINGS, DRAWINGS, (before, wanted) => {
        // Lines that both have stay where they are: others come on top of them, in another order than was written.
        const had = new Set(plain(before).lines.map((each) => JSON.stringify(each)))
        fc.pre(!plain(wanted).lines.some((each) => had.has(JSON.stringify(each))))
        const { drawing } = write(before, plain(wanted))
        expect(plain(drawing)).toEqual(plain(wanted))
        expect(write(drawing, plain(wanted)).operations).toEqual([])
      }),
    )
  })

  it('fills an empty drawing, keeping ids that are UUIDs', () => {
    const lines = [line({ id: uuidOf(5) }), line({ id: '7' }), line()]
    const { drawing, kinds } = write(emptyDrawing(CARD), { lines })
    expect(kinds).toEqual(['ADD_STROKES'])
    expect(drawing.strokes[0]).toEqual({
      id: uuidOf(5),
      tool: 'pen',
      color: '#000000',
      radius: 2,
      opacity: 1,
      points: [{ x: 1, y: 2 }],
    })
    expect(new Set(drawing.strokes.map(({ id }) => id)).size).toBe(3)
  })

  it('keeps strokes by id or by shape with their pressure and opacity, removes the missing, adds the rest', () => {
    const pressed = { points: handwriting(1, 20).map((point) => ({ ...point, t: 1 })), opacity: 0.5 }
    const strokes = [1, 2, 3].map((number) => quantizeStroke(strokeOf(number, { ...pressed, radius: number })))
    const before = drawingOf(...strokes)
    const [, second, third] = toCanvasData(before, 0).lines
    const { points, brushColor, brushRadius } = third ?? line()
    const { drawing, operations } = write(before, {
      lines: [second, { points, brushColor, brushRadius }, line({ brushColor: '#00f' })],
    })
    expect(operations).toMatchObject([
      { kind: 'REMOVE_STROKES', strokeIds: [uuidOf(1)] },
      { kind: 'ADD_STROKES', strokes: [{ color: '#0000ff' }] },
    ])
    expect(drawing.strokes.slice(0, 2)).toEqual(strokes.slice(1))
  })

  it('removes all for an empty list and keeps equal lines as often as they are there', () => {
    const twins = drawingOf(strokeOf(1), strokeOf(2, { points: strokeOf(1).points }))
    expect(write(twins, { lines: [] }).drawing.strokes).toEqual([])
    expect(write(twins, { lines: plain(twins).lines.slice(1) }).drawing.strokes).toHaveLength(1)
    const tripled = write(twins, { lines: [...plain(twins).lines, ...plain(twins).lines.slice(1)] })
    expect(tripled.kinds).toEqual(['ADD_STROKES'])
    expect(tripled.drawing.strokes).toHaveLength(3)
  })

  it('replaces a stroke whose line was changed, with its pressure where the path is the same', () => {
    const stroke = quantizeStroke(strokeOf(1, { points: handwriting(1, 9), opacity: 0.5 }))
    const [known = line()] = toCanvasData(drawingOf(stroke), 0).lines
    const recolored = write(drawingOf(stroke), { lines: [{ ...known, brushColor: '#f00' }] })
    expect(recolored.kinds).toEqual(['REMOVE_STROKES', 'ADD_STROKES'])
    expect(recolored.drawing.strokes).toMatchObject([{ color: '#ff0000', opacity: 0.5, points: stroke.points }])
    expect(recolored.drawing.strokes[0]?.id).not.toBe(stroke.id)

    const moved = write(drawingOf(stroke), { lines: [{ ...known, points: [{ x: 1, y: 1 }] }] })
    expect(moved.drawing.strokes).toMatchObject([{ points: [{ x: 1, y: 1 }], opacity: 0.5 }])
    const opaque = write(drawingOf(stroke), { lines: [{ ...known, opacity: 1 }] })
    expect(opaque.drawing.strokes).toMatchObject([{ points: stroke.points, opacity: 1 }])
  })

  it('gives the second line of one id an id of its own', () => {
    const [known] = toCanvasData(drawingOf(strokeOf(1)), 0).lines
    const { drawing } = write(drawingOf(strokeOf(1)), { lines: [known, known] })
    expect(drawing.strokes[0]).toEqual(strokeOf(1))
    expect(drawing.strokes).toHaveLength(2)
    expect(drawing.strokes[1]?.id).not.toBe(strokeOf(1).id)
  })

  it('scales what is there when the size changes and the lines with known ids are as before or scaled too', () => {
    const before = drawingOf(strokeOf(1), strokeOf(2))
    const doubled = foldOperations(CARD, [
      { opId: uuidOf(9), kind: 'ADD_STROKES', strokes: before.strokes },
      { opId: uuidOf(9), kind: 'SET_SIZE', size: { width: 840, height: 480 } },
    ])
    for (const lines of [toCanvasData(before, 0).lines, toCanvasData(doubled, 0).lines]) {
      const written = write(before, { lines, width: 840, height: 480 })
      expect(written.kinds).toEqual(['SET_SIZE'])
      expect(written.drawing.strokes).toEqual(doubled.strokes)
    }
    const written = write(before, { ...plain(before), width: 840, height: 480 })
    expect(plain(written.drawing)).toEqual({ ...plain(before), width: 840, height: 480 })
  })

  it('splits what does not fit one stroke or one operation', () => {
    const points = handwriting(5, 2 * MAX_POINTS_PER_STROKE).map(({ x, y }) => ({ x: x % 400, y }))
    const { drawing } = write(emptyDrawing(CARD), { lines: [line({ points })] })
    expect(drawing.strokes.map((stroke) => stroke.points.length)).toEqual([50_000, 50_000, 2])
    expect(drawing.strokes[1]?.points[0]).toEqual(drawing.strokes[0]?.points.at(-1))

    const lines = Array.from({ length: 25_000 }, () => line())
    const many = write(emptyDrawing(CARD), { lines })
    expect(many.kinds).toEqual(['ADD_STROKES', 'ADD_STROKES', 'ADD_STROKES'])
    expect(write(many.drawing, { lines }).kinds).toEqual([])
    expect(write(many.drawing, { lines: [] }).kinds).toEqual(['REMOVE_STROKES', 'REMOVE_STROKES', 'REMOVE_STROKES'])
  })
})
