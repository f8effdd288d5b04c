import fc from 'fast-check'
import { CAMERA_EASINGS, type CameraMove } from '../../drawing/cameraMove.ts'
import type { TransformMatrix } from '../../drawing/drawingContext.ts'
import { areaOf } from '../../drawing/fill/rings.ts'
import { BALLOONS, hasTail, type Label, LABEL_ALIGNS } from '../../drawing/label.ts'
import { LAYER_BLENDS, LAYER_ROLES, type LayerFields } from '../../drawing/layer.ts'
import {
  COORDINATE_LIMIT, MAX_LAYER_NAME, MAX_RADIUS, MAX_RANK, MAX_SIDE, MAX_STROKE_DURATION_MS, MIN_RADIUS,
} from '../../drawing/limits.ts'
import type { ChangeKind, DrawingSize, Operation, StrokeStyle } from '../../drawing/operation.ts'
import { BRUSHES, type Stroke, type StrokePoint } from '../../drawing/stroke.ts'

const COORDINATE = fc.oneof(
  fc.double({ min: -COORDINATE_LIMIT, max: COORDINATE_LIMIT, noNaN: true }),
  fc.double({ min: 0, max: 480, noNaN: true }),
  fc.constantFrom(-COORDINATE_LIMIT, COORDINATE_LIMIT, -0, 0.0625, -0.0625),
)

const NO_TILT = fc.constant(false)

/** Points that all have, or all lack, pressure, time and, where it may be, tilt. */
const pointsOf = (mayTilt: fc.Arbitrary<boolean>): fc.Arbitrary<StrokePoint[]> => fc
  .record({ hasPressure: fc.boolean(), hasTime: fc.boolean(), hasTilt: mayTilt })
  .chain(({ hasPressure, hasTime, hasTilt }) =>
    fc.array(
      fc.record({
        x: COORDINATE,
        y: COORDINATE,
        ...(hasPressure && { pressure: fc.double({ min: 0, max: 1, noNaN: true }) }),
        ...(hasTime && { t: fc.double({ min: 0, max: MAX_STROKE_DURATION_MS, noNaN: true }) }),
        ...(hasTilt && { altitude: fc.integer({ min: 0, max: 90 }), azimuth: fc.integer({ min: 0, max: 355 }) }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  )

export const POINTS = pointsOf(NO_TILT)

export const COLOR = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const OPACITY = fc.double({ min: 0, max: 1, noNaN: true })

const strokeWith = (points: fc.Arbitrary<StrokePoint[]>): fc.Arbitrary<Stroke> => fc.record({
  id: fc.uuid(),
  tool: fc.constantFrom('pen', 'eraser'),
  color: COLOR,
  radius: fc.double({ min: MIN_RADIUS, max: MAX_RADIUS, noNaN: true }),
  opacity: OPACITY,
  points,
})

/** A stroke as payloads of version 2 have it. */
export const STROKE = strokeWith(POINTS)

const LAYER = fc.oneof(fc.constantFrom(...LAYER_ROLES), fc.uuid())

const LINES = BRUSHES.filter((brush) => brush !== 'fill')
const RING = fc.array(fc.record({ x: COORDINATE, y: COORDINATE }), { minLength: 3, maxLength: 12 })

const AREA: fc.Arbitrary<Stroke> = fc
  .tuple(STROKE, fc.array(RING, { minLength: 1, maxLength: 5 }))
  .map(([stroke, rings]) => ({ ...stroke, tool: 'pen', brush: 'fill', ...areaOf(rings) }))

const FACTOR = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100)
const SHIFT = fc.integer({ min: -5_000, max: 5_000 }).map((tenths) => tenths / 10)

/** Scaling, turning, flipping, shearing; nothing that would vanish. */
export const MATRIX: fc.Arbitrary<TransformMatrix> = fc
  .record({ a: FACTOR, b: FACTOR, c: FACTOR, d: FACTOR, e: SHIFT, f: SHIFT })
  .filter(({ a, b, c, d }) => Math.abs(a * d - b * c) > 0.01)

const LABEL: fc.Arbitrary<Label> = fc
  .record({
    text: fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 4 })
      .map((lines) => lines.join('\n').normalize('NFC').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')),
    align: fc.constantFrom(...LABEL_ALIGNS), balloon: fc.constantFrom(...BALLOONS),
    tail: fc.record({ x: SHIFT, y: SHIFT }), paper: fc.nat(1), matrix: MATRIX,
  })
  .map((label) => ({ ...label, tail: hasTail(label.balloon) ? label.tail : null }))

const LABELLED: fc.Arbitrary<Stroke> = fc.tuple(AREA, LABEL).map(([area, label]) => ({ ...area, label }))

const LINE: fc.Arbitrary<Stroke> = fc
  .tuple(strokeWith(pointsOf(fc.boolean())), fc.constantFrom(...LINES))
  .map(([stroke, brush]) => ({ ...stroke, ...(brush !== 'ink' && { brush }) }))

/** A line of any brush, an area or a label, on any layer. */
export const LAYERED_STROKE: fc.Arbitrary<Stroke> = fc
  .tuple(fc.oneof({ arbitrary: LINE, weight: 4 }, AREA, LABELLED), fc.option(LAYER), fc.boolean())
  .map(([stroke, layer, isBehind]) =>
    ({ ...stroke, ...(layer !== null && { layer }), ...(isBehind && !stroke.label && { isBehind }) }))

/** Strokes of different ids. */
export const STROKES = fc.uniqueArray(STROKE, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })

export const SIZE: fc.Arbitrary<DrawingSize> = fc.record({
  width: fc.integer({ min: 1, max: MAX_SIDE }),
  height: fc.integer({ min: 1, max: MAX_SIDE }),
})

const someOf = <Model extends object>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<Model>>

export const STYLE: fc.Arbitrary<StrokeStyle> = someOf<Required<StrokeStyle>>({
  color: COLOR, opacity: OPACITY, radiusFactor: fc.double({ min: 0.1, max: 10, noNaN: true }),
}).filter((style) => Object.keys(style).length > 0)

const SIDE = fc.double({ min: 0.125, max: 2_000, noNaN: true })

const FIELDS: fc.Arbitrary<Partial<LayerFields>> = someOf<LayerFields>({
  name: fc.string({ unit: 'grapheme-ascii', maxLength: MAX_LAYER_NAME }),
  rank: fc.integer({ min: 0, max: MAX_RANK }),
  opacity: OPACITY,
  blend: fc.constantFrom(...LAYER_BLENDS),
  isHidden: fc.boolean(),
  isLocked: fc.boolean(),
  isRemoved: fc.boolean(),
  image: fc.option(fc.record({ mediaId: fc.uuid(), width: SIDE, height: SIDE, matrix: MATRIX })),
})

const PLACE = fc.double({ min: -2_000, max: 2_000, noNaN: true })
const CAMERA_FRAME = fc.record({
  x: PLACE, y: PLACE, width: fc.double({ min: 1, max: 2_000, noNaN: true }),
  angle: fc.double({ min: -180, max: 180, noNaN: true }),
})

export const CAMERA: fc.Arbitrary<CameraMove> = fc.record({
  start: CAMERA_FRAME, end: CAMERA_FRAME, easing: fc.constantFrom(...CAMERA_EASINGS),
  holdStart: fc.nat(500), holdEnd: fc.nat(500),
})

const GUIDES = fc.record({
  horizon: fc.option(PLACE), vanishingPoints: fc.array(fc.record({ x: PLACE, y: PLACE }), { maxLength: 3 }),
})

const IDS = fc.array(fc.uuid(), { minLength: 1, maxLength: 20 })
const GROUP = fc.record({ matrix: MATRIX, strokeIds: IDS })
const CHANGE_KIND = fc.constantFrom<ChangeKind>('PLACE_STROKES', 'RESTYLE_STROKES', 'SET_LAYER', 'SET_CAMERA')

const UNDOES = fc.oneof(fc.constant({}), fc.record({ undoes: fc.uuid() }))

/** Operations that payloads of version 2 cannot hold. */
export const LAYERED_OPERATION: fc.Arbitrary<Operation> = fc.uuid().chain((opId) =>
  fc.oneof(
    fc
      .tuple(fc.uniqueArray(LAYERED_STROKE, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }), LAYER, UNDOES)
      .map(([[first, ...strokes], layer, undoes]): Operation =>
        ({ opId, kind: 'ADD_STROKES', strokes: [...(first ? [{ ...first, layer }] : []), ...strokes], ...undoes })),
    LAYER.map((layer): Operation => ({ opId, kind: 'CLEAR', layer })),
    fc
      .tuple(SIZE, fc.option(LAYER), fc.array(GROUP, { minLength: 1, maxLength: 4 }))
      .map(([size, layer, groups]): Operation =>
        ({ opId, kind: 'PLACE_STROKES', size, ...(layer !== null && { layer }), groups })),
    fc.tuple(STYLE, IDS).map(([style, strokeIds]): Operation => ({ opId, kind: 'RESTYLE_STROKES', style, strokeIds })),
    fc.tuple(LAYER, FIELDS, SIZE).map(([layer, fields, size]): Operation =>
      ({ opId, kind: 'SET_LAYER', layer, ...(fields.image && { size }), fields })),
    fc.tuple(SIZE, fc.option(CAMERA)).map(([size, camera]): Operation => ({ opId, kind: 'SET_CAMERA', size, camera })),
    GUIDES.map((guides): Operation => ({ opId, kind: 'SET_GUIDES', guides })),
    fc.tuple(CHANGE_KIND, fc.uuid()).map(([kind, undoes]): Operation => ({ opId, kind, undoes })),
  ),
)

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
