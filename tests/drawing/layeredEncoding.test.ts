import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePayload, encodePayload, quantizeStroke, versionOf } from '../../drawing/encoding.ts'
import { DrawingFormatError } from '../../drawing/formatError.ts'
import type { LayerFields } from '../../drawing/layer.ts'
import { MAX_STROKES_PER_OPERATION } from '../../drawing/limits.ts'
import type { Operation } from '../../drawing/operation.ts'
import { FORMAT_VERSION, LAYERED_VERSION } from '../../drawing/strokeReading.ts'
import { LAYERED_OPERATION, LAYERED_STROKE, OPERATION } from './arbitraries.ts'
import { add, expectClose, tryToDecode } from './coding.ts'
import { handwriting, strokeOf, uuidOf } from './sampleStrokes.ts'

describe('payloads of version 3', () => {
  it('are written and read as the same bytes again, whatever the operation', () => {
    fc.assert(
      fc.property(fc.oneof(OPERATION, LAYERED_OPERATION), (operation) => {
        const bytes = encodePayload(operation)
        const decoded = decodePayload(operation.opId, operation.kind, bytes)
        expect(encodePayload(decoded)).toEqual(bytes)
        expect(bytes[0]).toBe(versionOf(operation))
      }),
      { numRuns: 60 },
    )
  })

  it('hold only what says something new', () => {
    for (const [operations, version] of [[OPERATION, FORMAT_VERSION], [LAYERED_OPERATION, LAYERED_VERSION]] as const) {
      fc.assert(fc.property(operations, (operation) => {
        expect(encodePayload(operation)[0]).toBe(version)
      }))
    }
    const plain = encodePayload(add(strokeOf(1)))
    expect(encodePayload(add(strokeOf(1, { layer: 'base', brush: 'ink', isBehind: false })))).toEqual(plain)
  })

  it('give back strokes of any brush on their layers', () => {
    fc.assert(
      fc.property(LAYERED_STROKE, (stroke) => {
        const quantized = quantizeStroke(stroke)
        expectClose(quantized, stroke)
        const { layer, brush, isBehind } = stroke
        expect({ layer: quantized.layer, brush: quantized.brush, isBehind: quantized.isBehind })
          .toEqual({ layer, brush, isBehind })
        for (const [index, { altitude = 0, azimuth = 0 }] of quantized.points.entries()) {
          expect(Math.abs(altitude - (stroke.points[index]?.altitude ?? 0))).toBeLessThanOrEqual(2.5)
          expect(Math.abs(azimuth - (stroke.points[index]?.azimuth ?? 0))).toBeLessThanOrEqual(2.5)
        }
      }),
    )
  })

  it('give back placements, looks, layers and cameras as they are kept', () => {
    const opId = uuidOf(1)
    const [size, strokeIds] = [{ width: 420, height: 240 }, [uuidOf(2)]]
    const matrix = { a: 0.5, b: -0.25, c: 0.25, d: 1.5, e: -12.5, f: 3.25 }
    const frame = { x: 210, y: 120.5, width: 400, angle: -12.25 }
    const operations: Operation[] = [
      { opId, kind: 'PLACE_STROKES', size, groups: [{ matrix, strokeIds }] },
      { opId, kind: 'PLACE_STROKES', size: { width: 1, height: 9 }, layer: 'tone', groups: [{ matrix, strokeIds }] },
      { opId, kind: 'RESTYLE_STROKES', style: { color: '#ff0000', opacity: 0.5, radiusFactor: 1.5 }, strokeIds },
      { opId, kind: 'SET_LAYER', layer: uuidOf(3), fields: { name: 'Décor 🌊', rank: 7, isHidden: true } },
      { opId, kind: 'SET_LAYER', layer: 'base', fields: {} },
      { opId, kind: 'CLEAR', layer: 'base' },
      {
        opId, kind: 'SET_CAMERA', size,
        camera: { start: frame, end: { ...frame, angle: 0 }, easing: 'EASE_IN_OUT', holdStart: 12, holdEnd: 0 },
      },
      { opId, kind: 'SET_CAMERA', size, camera: null },
      { opId, kind: 'SET_GUIDES', guides: { horizon: 100, vanishingPoints: [{ x: -900, y: 100 }] } },
      { opId, kind: 'SET_LAYER', undoes: uuidOf(4) },
    ]
    for (const operation of operations) {
      expect(decodePayload(opId, operation.kind, encodePayload(operation))).toEqual(operation)
    }
  })

  it('refuse counts that the remaining bytes cannot hold before room is made for them', () => {
    const many = [0xff, 0xff, 0xff, 0x7f]
    for (const kind of ['PLACE_STROKES', 'RESTYLE_STROKES'] as const) {
      const head = kind === 'PLACE_STROKES' ? [0, 1, 1] : [4, 50]
      expect(tryToDecode(kind, Uint8Array.of(LAYERED_VERSION, ...head, ...many))).toMatch(/at most 10000 are allowed/)
      expect(tryToDecode(kind, Uint8Array.of(LAYERED_VERSION, ...head, 0x90, 0x4e))).toMatch(/ends too early/)
    }
    expect(tryToDecode('SET_LAYER', Uint8Array.of(LAYERED_VERSION, 0, 0, 1, ...many))).toMatch(/ends too early/)
  })

  it('say what cannot be written', () => {
    const opId = uuidOf(1)
    const [size, strokeIds] = [{ width: 420, height: 240 }, [uuidOf(2)]]
    const place = (matrix: object, ids = strokeIds): Operation => ({
      opId, kind: 'PLACE_STROKES', size,
      groups: [{ matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, ...matrix }, strokeIds: ids }],
    })
    const layer = (fields: Partial<LayerFields>, key = 'ink'): Operation =>
      ({ opId, kind: 'SET_LAYER', layer: key, fields })
    const refusals: [Operation, RegExp][] = [
      [place({ a: 0 }), /too small to be seen/],
      [place({ a: 65 }), /factor of a placement lies between/],
      [place({ e: Number.NaN }), /shift of a placement/],
      [place({}, []), /holds no strokes/],
      [place({}, Array.from({ length: MAX_STROKES_PER_OPERATION + 1 }, () => uuidOf(2))), /at most 10000/],
      [{ opId, kind: 'RESTYLE_STROKES', style: {}, strokeIds }, /restyles nothing/],
      [{ opId, kind: 'RESTYLE_STROKES', style: { radiusFactor: 0 }, strokeIds }, /factor of a radius/],
      [layer({}, 'sketch'), /"sketch" is no layer/],
      [layer({ name: 'x'.repeat(61) }), /more than 60 characters/],
      [layer({ name: 'a\nb' }), /no text/],
      [layer({ name: '\ud800' }), /no text/],
      [layer({ rank: -1 }), /rank of a layer/],
      [add(strokeOf(1, { points: [{ x: 0, y: 0, altitude: 30 }] })), /an altitude and an azimuth/],
      [add(strokeOf(1, { points: [{ x: 0, y: 0, altitude: 91, azimuth: 0 }] })), /altitude of a stroke/],
      [{ opId, kind: 'SET_GUIDES', guides: { horizon: 0, vanishingPoints: Array(4).fill({ x: 0, y: 0 }) } }, /at most 3/],
    ]
    for (const [operation, reason] of refusals) {
      expect(() => encodePayload(operation)).toThrow(DrawingFormatError)
      expect(() => encodePayload(operation)).toThrow(reason)
    }
  })

  it('are refused where they say nothing new, and of version 2 where they do', () => {
    const bytes = encodePayload(add(strokeOf(1)))
    const run = [LAYERED_VERSION, 0, 1, 0]
    expect(tryToDecode('ADD_STROKES', Uint8Array.of(...run, ...bytes.subarray(2)))).toMatch(/does not hold this/)
    expect(tryToDecode('REMOVE_STROKES', Uint8Array.of(LAYERED_VERSION, ...encodePayload({
      opId: uuidOf(1), kind: 'REMOVE_STROKES', strokeIds: [uuidOf(2)],
    }).subarray(1)))).toMatch(/does not hold this/)
    const layered = encodePayload({ opId: uuidOf(1), kind: 'SET_LAYER', layer: 'ink', fields: {} })
    expect(tryToDecode('SET_LAYER', Uint8Array.of(FORMAT_VERSION, ...layered.subarray(1)))).toMatch(/does not hold this/)
  })

  it('take 250 bytes at most for a pencil stroke with tilt on a layer of its role, by the median', () => {
    const lengths = Array.from({ length: 15 }, (_, seed) => {
      const points = handwriting(seed + 1, 90).map((point, index) => ({
        ...point,
        altitude: 50 + seed + Math.round(6 * Math.sin(index / 20 + seed)),
        azimuth: 20 * seed + Math.round(15 * Math.sin(index / 30)) + 20,
      }))
      return encodePayload(add(strokeOf(1, { points, brush: 'pencil', layer: 'pencil' }))).length
    })
    expect(lengths.sort((one, other) => one - other)[7]).toBeLessThanOrEqual(250)
  })
})
