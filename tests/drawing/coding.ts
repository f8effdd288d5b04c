import { expect } from 'vitest'
import { decodePayload } from '../../drawing/encoding.ts'
import { DrawingFormatError } from '../../drawing/formatError.ts'
import type { Operation, OperationKind } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { uuidOf } from './sampleStrokes.ts'

const ROUNDING = 1e-9

/** Expects a stroke to be another one as it is kept: to 1/16 px. */
export function expectClose(actual: Stroke, wanted: Stroke): void {
  expect(actual).toMatchObject({ id: wanted.id, tool: wanted.tool, color: wanted.color })
  expect(Math.abs(actual.radius - wanted.radius)).toBeLessThanOrEqual(1 / 200 + ROUNDING)
  expect(Math.abs(actual.opacity - wanted.opacity)).toBeLessThanOrEqual(1 / 200 + ROUNDING)
  expect(actual.points).toHaveLength(wanted.points.length)
  for (const [index, point] of actual.points.entries()) {
    const other = wanted.points[index] ?? { x: Number.NaN, y: Number.NaN }
    expect(Math.max(Math.abs(point.x - other.x), Math.abs(point.y - other.y))).toBeLessThanOrEqual(1 / 16)
    expect(Object.keys(point).sort()).toEqual(Object.keys(other).sort())
    expect(Math.abs((point.pressure ?? 0) - (other.pressure ?? 0))).toBeLessThanOrEqual(1 / 510 + ROUNDING)
    expect(Math.abs((point.t ?? 0) - (other.t ?? 0))).toBeLessThanOrEqual(0.5)
  }
}

/** An operation that adds strokes. */
export function add(...strokes: Stroke[]): Operation {
  return { opId: uuidOf(1), kind: 'ADD_STROKES', strokes }
}

/** The result of decoding, or the sentence of the refusal; any other error fails the test. */
export function tryToDecode(kind: OperationKind, bytes: Uint8Array): Operation | string {
  try {
    return decodePayload(uuidOf(1), kind, bytes)
  } catch (error) {
    if (error instanceof DrawingFormatError) return error.message
    throw error
  }
}
