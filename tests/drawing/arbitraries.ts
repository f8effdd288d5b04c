import fc from 'fast-check'
import { COORDINATE_LIMIT, MAX_RADIUS, MAX_SIDE, MAX_STROKE_DURATION_MS, MIN_RADIUS } from '../../drawing/limits.ts'
import type { DrawingSize, Operation } from '../../drawing/operation.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'

const COORDINATE = fc.oneof(
  fc.double({ min: -COORDINATE_LIMIT, max: COORDINATE_LIMIT, noNaN: true }),
  fc.double({ min: 0, max: 480, noNaN: true }),
  fc.constantFrom(-COORDINATE_LIMIT, COORDINATE_LIMIT, -0, 0.0625, -0.0625),
)

/** Points that all have, or all lack, pressure and time. */
export const POINTS: fc.Arbitrary<StrokePoint[]> = fc
  .record({ hasPressure: fc.boolean(), hasTime: fc.boolean() })
  .chain(({ hasPressure, hasTime }) =>
    fc.array(
      fc.record({
        x: COORDINATE,
        y: COORDINATE,
        ...(hasPressure && { pressure: fc.double({ min: 0, max: 1, noNaN: true }) }),
        ...(hasTime && { t: fc.double({ min: 0, max: MAX_STROKE_DURATION_MS, noNaN: true }) }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  )

export const COLOR = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

export const STROKE: fc.Arbitrary<Stroke> = fc.record({
  id: fc.uuid(),
  tool: fc.constantFrom('pen', 'eraser'),
  color: COLOR,
  radius: fc.double({ min: MIN_RADIUS, max: MAX_RADIUS, noNaN: true }),
  opacity: fc.double({ min: 0, max: 1, noNaN: true }),
  points: POINTS,
})

/** Strokes of different ids. */
export const STROKES = fc.uniqueArray(STROKE, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })

export const SIZE: fc.Arbitrary<DrawingSize> = fc.record({
  width: fc.integer({ min: 1, max: MAX_SIDE }),
  height: fc.integer({ min: 1, max: MAX_SIDE }),
})

const UNDOES = fc.oneof(fc.constant({}), fc.record({ undoes: fc.uuid() }))

export const OPERATION: fc.Arbitrary<Operation> = fc.uuid().chain((opId) =>
  fc.oneof(
    fc
      .tuple(STROKES, UNDOES)
      .map(([strokes, undoes]): Operation => ({ opId, kind: 'ADD_STROKES', strokes, ...undoes })),
    fc
      .tuple(fc.array(fc.uuid(), { minLength: 1, maxLength: 20 }), UNDOES)
      .map(([strokeIds, undoes]): Operation => ({ opId, kind: 'REMOVE_STROKES', strokeIds, ...undoes })),
    fc.constant<Operation>({ opId, kind: 'CLEAR' }),
    SIZE.map((size): Operation => ({ opId, kind: 'SET_SIZE', size })),
  ),
)
