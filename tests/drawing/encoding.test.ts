import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodePayload,
  decodeStroke,
  encodePayload,
  encodeStroke,
  quantizeStroke,
  splitStrokes,
} from '../../drawing/encoding.ts'
import { DrawingFormatError, UnknownVersionError } from '../../drawing/formatError.ts'
import {
  COORDINATE_LIMIT,
  MAX_PAYLOAD_BYTES,
  MAX_POINTS_PER_STROKE,
  MAX_SIDE,
  MAX_STROKES_PER_OPERATION,
} from '../../drawing/limits.ts'
import type { Operation, OperationKind } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { FORMAT_VERSION, LAYERED_VERSION } from '../../drawing/strokeReading.ts'
import { LAYERED_OPERATION, OPERATION, STROKE, STROKES } from './arbitraries.ts'
import { add, expectClose, tryToDecode } from './coding.ts'
import { handwriting, strokeOf, uuidOf } from './sampleStrokes.ts'

const KINDS: OperationKind[] = [
  'ADD_STROKES', 'REMOVE_STROKES', 'CLEAR', 'SET_SIZE',
  'PLACE_STROKES', 'RESTYLE_STROKES', 'SET_LAYER', 'SET_CAMERA', 'SET_GUIDES',
]
const ANY_OPERATION = fc.oneof(OPERATION, LAYERED_OPERATION)

describe('encoding', () => {
  it('gives back every operation, strokes to 1/16 px', () => {
    fc.assert(
      fc.property(OPERATION, (operation) => {
        const decoded = decodePayload(operation.opId, operation.kind, encodePayload(operation))
        if (operation.kind !== 'ADD_STROKES' || decoded.kind !== 'ADD_STROKES') {
          expect(decoded).toEqual(operation)
          return
        }
        expect({ ...decoded, strokes: [] }).toEqual({ ...operation, strokes: [] })
        expect(decoded.strokes).toHaveLength(operation.strokes.length)
        for (const [index, stroke] of decoded.strokes.entries()) {
          expectClose(stroke, operation.strokes[index] ?? strokeOf(0))
        }
      }),
    )
  })

  it('gives back single strokes, and leaves a quantised stroke as it is', () => {
    fc.assert(
      fc.property(STROKE, (stroke) => {
        const quantized = quantizeStroke(stroke)
        expectClose(quantized, stroke)
        expect(quantizeStroke(quantized)).toEqual(quantized)
        expect(decodeStroke(encodeStroke(stroke))).toEqual(quantized)
      }),
    )
  })

  it('reads any bytes or refuses them, and writes what it read as the same bytes', () => {
    const head = fc.tuple(fc.constantFrom(FORMAT_VERSION, LAYERED_VERSION), fc.constantFrom([], [0], [0, 1], [1], [2]))
      .map(([version, more]) => [version, ...more])
    const bytes = fc.tuple(fc.oneof(head, fc.constant([])), fc.uint8Array({ maxLength: 200 }))
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), bytes, (kind, [start, rest]) => {
        const sent = Uint8Array.of(...start, ...rest)
        const decoded = tryToDecode(kind, sent)
        if (typeof decoded === 'string') expect(decoded).toMatch(/\.$/)
        else if (sent[0] !== 1) expect(encodePayload(decoded)).toEqual(sent)
      }),
      { numRuns: 1_000 },
    )
  })

  it('reads or refuses a payload with any byte changed, cut off or added', () => {
    const changes = fc.record({ at: fc.nat(), value: fc.integer({ min: 0, max: 255 }) })
    fc.assert(
      fc.property(ANY_OPERATION, changes, fc.nat(), fc.uint8Array({ minLength: 1 }), (operation, change, cut, more) => {
        const { at, value } = change
        const bytes = encodePayload(operation)
        const changed = bytes.slice()
        changed[at % bytes.length] = value
        const decoded = tryToDecode(operation.kind, changed)
        const isWritten = typeof decoded !== 'string' && changed[0] !== 1
        if (isWritten) expect(encodePayload(decoded)).toEqual(changed)
        expect(tryToDecode(operation.kind, bytes.subarray(0, cut % bytes.length))).toBeTypeOf('string')
        const longer = tryToDecode(operation.kind, Uint8Array.of(...bytes, ...more))
        expect(longer).toMatch(/after its end/)
      }),
      { numRuns: 300 },
    )
  })

  it('refuses counts that the remaining bytes cannot hold before it makes room for them', () => {
    const many = [0xff, 0xff, 0xff, 0x7f]
    for (const kind of ['ADD_STROKES', 'REMOVE_STROKES'] as const) {
      expect(tryToDecode(kind, Uint8Array.of(FORMAT_VERSION, 0, ...many))).toMatch(/at most 10000 are allowed/)
      expect(tryToDecode(kind, Uint8Array.of(FORMAT_VERSION, 0, 0x90, 0x4e))).toMatch(/ends too early/)
    }
    const stroke = encodePayload(add(strokeOf(1, { points: [{ x: 1, y: 1 }] })))
    const promising = Uint8Array.of(...stroke.subarray(0, -5), 0xd0, 0x86, 0x03, 8, 8)
    expect(tryToDecode('ADD_STROKES', promising)).toMatch(/ends too early/)
    expect(tryToDecode('ADD_STROKES', new Uint8Array(MAX_PAYLOAD_BYTES + 1))).toMatch(/larger than 1048576 bytes/)
  })

  it('says what it refuses to write', () => {
    const refusals: [Operation, RegExp][] = [
      [add(strokeOf(1, { points: [{ x: Number.NaN, y: 0 }] })), /x of a stroke lies between .* not at NaN/],
      [add(strokeOf(1, { points: [{ x: 0, y: Number.POSITIVE_INFINITY }] })), /y of a stroke .* not at Infinity/],
      [add(strokeOf(1, { points: [{ x: COORDINATE_LIMIT + 0.01, y: 0 }] })), /x of a stroke/],
      [add(strokeOf(1, { points: [{ x: 0, y: 0, pressure: 1.01 }] })), /pressure/],
      [add(strokeOf(1, { points: [{ x: 0, y: 0, t: -1 }] })), /time/],
      [add(strokeOf(1, { points: [{ x: 0, y: 0, t: 1 }, { x: 0, y: 0 }] })), /every point of a stroke has a time/],
      [add(strokeOf(1, { points: [] })), /holds no points/],
      [add(strokeOf(1, { points: Array(MAX_POINTS_PER_STROKE + 1).fill({ x: 0, y: 0 }) })), /at most 50000/],
      [add(strokeOf(1, { radius: 0 })), /radius/],
      [add(strokeOf(1, { opacity: Number.NaN })), /opacity/],
      [add(strokeOf(1, { color: 'red' })), /"red" is not a color/],
      [add(strokeOf(1, { id: 'one' })), /"one" is not a UUID/],
      [add(), /holds no strokes/],
      [add(...Array.from({ length: MAX_STROKES_PER_OPERATION + 1 }, (_, index) => strokeOf(index))), /at most 10000/],
      [{ opId: uuidOf(1), kind: 'REMOVE_STROKES', strokeIds: [] }, /holds no strokes/],
      [{ opId: uuidOf(1), kind: 'SET_SIZE', size: { width: 0, height: 10 } }, /width of a drawing/],
      [{ opId: uuidOf(1), kind: 'SET_SIZE', size: { width: 10, height: MAX_SIDE + 1 } }, /height of a drawing/],
      [{ opId: uuidOf(1), kind: 'SET_SIZE', size: { width: 10, height: 1.5 } }, /height of a drawing/],
    ]
    for (const [operation, reason] of refusals) {
      expect(() => encodePayload(operation)).toThrow(DrawingFormatError)
      expect(() => encodePayload(operation)).toThrow(reason)
    }
  })

  it('refuses other versions, unknown kinds and ids that are none', () => {
    expect(tryToDecode('CLEAR', Uint8Array.of(LAYERED_VERSION + 1))).toMatch(/version 4 is not known/)
    expect(tryToDecode('CLEAR', new Uint8Array())).toMatch(/ends too early/)
    expect(tryToDecode('ERASE' as OperationKind, Uint8Array.of(FORMAT_VERSION))).toMatch(/kind "ERASE" is not known/)
    expect(() => decodePayload(uuidOf(1), 'CLEAR', Uint8Array.of(LAYERED_VERSION + 1))).toThrow(UnknownVersionError)
    expect(() => decodePayload('1', 'CLEAR', Uint8Array.of(FORMAT_VERSION))).toThrow(DrawingFormatError)
  })

  it('takes about a byte and a half a point of handwriting, with pressure and time', () => {
    const points = handwriting(7, 1_000)
    const bytesPerPoint = (...keys: ('x' | 'y' | 'pressure' | 't')[]) => {
      const kept = points.map((point) => Object.fromEntries(keys.map((key) => [key, point[key]])))
      return encodeStroke(strokeOf(1, { points: kept as unknown as Stroke['points'] })).length / points.length
    }
    expect(bytesPerPoint('x', 'y')).toBeLessThan(1)
    expect(bytesPerPoint('x', 'y', 'pressure')).toBeLessThan(1.5)
    expect(bytesPerPoint('x', 'y', 'pressure', 't')).toBeLessThan(1.7)
  })

  it('reads what was written in version 1', () => {
    const stroke = strokeOf(1, {
      points: [
        { x: 1, y: 2, pressure: 1, t: 0 },
        { x: 2, y: 2, pressure: 0, t: 8 },
        { x: 3, y: 2.5, pressure: 1, t: 16 },
      ],
    })
    const alone = encodePayload(add(strokeOf(1, { points: stroke.points.slice(0, 1) })))
    const afterHead = 1 + 5 + 3
    const points = [16, 32, 255, 0, 16, 0, 0, 16, 0, 8, 255, 0]
    const ofVersion1 = Uint8Array.of(1, ...alone.subarray(1, -afterHead), stroke.points.length, ...points)
    expect(decodePayload(uuidOf(1), 'ADD_STROKES', ofVersion1)).toEqual({ ...add(stroke), strokes: [stroke] })
  })

  it('takes the longest and wildest stroke there is', () => {
    const points = Array.from({ length: MAX_POINTS_PER_STROKE }, (_, index) => ({
      x: index % 2 === 0 ? COORDINATE_LIMIT : -COORDINATE_LIMIT,
      y: index % 2 === 0 ? -COORDINATE_LIMIT : COORDINATE_LIMIT,
      pressure: 1,
      t: index % 2 === 0 ? 0 : 86_400_000,
    }))
    const operation = add(strokeOf(1, { points }))
    expect(decodePayload(operation.opId, operation.kind, encodePayload(operation))).toEqual(operation)
  })

  it('splits strokes into lists that each fit an operation', () => {
    fc.assert(
      fc.property(STROKES, (strokes) => {
        expect(splitStrokes(strokes)).toEqual([strokes])
      }),
    )
    const long = { points: handwriting(3, 40_000).map(({ x, y }) => ({ x, y })) }
    const strokes = Array.from({ length: 100 }, (_, index) => strokeOf(index, index % 2 === 0 ? long : {}))
    const lists = splitStrokes(strokes)
    expect(lists.length).toBeGreaterThan(1)
    expect(lists.flat()).toEqual(strokes)
    for (const list of lists) expect(encodePayload(add(...list)).length).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES)
    const many = Array.from({ length: MAX_STROKES_PER_OPERATION + 1 }, (_, index) => strokeOf(index))
    expect(splitStrokes(many).map(({ length }) => length)).toEqual([MAX_STROKES_PER_OPERATION, 1])
    expect(splitStrokes([])).toEqual([])
  })
})
