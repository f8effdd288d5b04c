import { type ByteReader, UUID_BYTES } from './bytes.ts'
import { DrawingFormatError, UnknownVersionError } from './formatError.ts'
import type { Label } from './label.ts'
import { FIXED_LAYERS, type LayerKey } from './layer.ts'
import {
  MAX_POINTS_PER_STROKE, MAX_RADIUS, MAX_STROKES_PER_OPERATION, MIN_RADIUS, OPACITY_STEPS, RADIUS_STEPS,
} from './limits.ts'
import type { Operation } from './operation.ts'
import { leastPointBytes, readPoints, readPointsOfVersion1 } from './pointReading.ts'
import { fromSteps } from './steps.ts'
import { BRUSHES, onLayer, type Stroke } from './stroke.ts'

/** First byte of the payloads of operations that say nothing of layers, brushes and changes. */
export const FORMAT_VERSION = 2
/** First byte of all others. Payloads of version 1 are read, too: they only hold their points otherwise. */
export const LAYERED_VERSION = 3

/** Of a stroke. */
export const ERASER_FLAG = 1
export const PRESSURE_FLAG = 2
export const TIME_FLAG = 4
/** From version 3 on: points have a tilt, the stroke lies behind, a byte for the brush follows. */
export const TILT_FLAG = 8
export const BEHIND_FLAG = 16
export const BRUSH_FLAG = 32
/** A label follows the outlines of an area. */
export const LABEL_FLAG = 64

const FLAGS_OF_VERSION_2 = ERASER_FLAG | PRESSURE_FLAG | TIME_FLAG
const FLAGS_OF_VERSION_3 = FLAGS_OF_VERSION_2 | TILT_FLAG | BEHIND_FLAG | BRUSH_FLAG | LABEL_FLAG

/** Of an operation: the id of the one that it undoes follows. */
export const UNDOES_FLAG = 1

/** Keys of layers by their numbers; after null a UUID follows. */
export const LAYER_CODES: readonly (LayerKey | null)[] = [...FIXED_LAYERS, null]

/** Id, flags, color, radius, opacity, count and one point. */
const MIN_STROKE_BYTES = UUID_BYTES + 1 + 3 + 1 + 1 + 1 + 2

/** What an ADD_STROKES operation says. */
export type AddedStrokes = Omit<Extract<Operation, { kind: 'ADD_STROKES' }>, 'opId' | 'kind'>

/** How areas and their labels are read. */
export interface AreaReading {
  readonly readRings: (reader: ByteReader, points: number, hasLabel: boolean) => Pick<Stroke, 'rings'>
  readonly readLabel: (reader: ByteReader) => Label
  /** Throws DrawingFormatError for an area that cannot be one, and for outlines and labels of what is none. */
  readonly check: (stroke: Stroke) => void
}

/** The strokes that writeAddedStrokes wrote, and what they undo. Without `areas`, lines alone are known. */
export function readAddedStrokes(reader: ByteReader, version: number, areas: AreaReading | null): AddedStrokes {
  const undoes = readUndoes(reader)
  const isLayered = version === LAYERED_VERSION
  return { strokes: isLayered ? readRuns(reader, areas) : readStrokes(reader, version, areas), ...undoes }
}

/** The key that writeLayer wrote. */
export const readLayer = (reader: ByteReader): LayerKey => reader.choice('layer', LAYER_CODES) ?? reader.uuid()

/** What writeUndoes wrote. */
export function readUndoes(reader: ByteReader): { undoes?: string } {
  const flags = reader.byte()
  if (flags > UNDOES_FLAG) throw new DrawingFormatError('The drawing data has marks that are not known here.')
  return flags === UNDOES_FLAG ? { undoes: reader.uuid() } : {}
}

/** The color that writeColor wrote. */
export function readColor(reader: ByteReader): string {
  let color = '#'
  for (let index = 0; index < 3; index++) color += reader.byte().toString(16).padStart(2, '0')
  return color
}

/** The stroke that writeStroke wrote, in a payload of a version. */
export function readStroke(reader: ByteReader, version: number, areas: AreaReading | null): Stroke {
  const id = reader.uuid()
  const flags = reader.byte()
  if ((flags & ~(version < LAYERED_VERSION ? FLAGS_OF_VERSION_2 : FLAGS_OF_VERSION_3)) !== 0) {
    throw new UnknownVersionError('A stroke has marks that are not known here.')
  }
  const brush = (flags & BRUSH_FLAG) === 0 ? 'ink' : reader.choice('brush', BRUSHES)
  if (brush === 'ink' && (flags & BRUSH_FLAG) !== 0) {
    throw new DrawingFormatError('The drawing data names a brush that is not written.')
  }
  const content = {
    hasPressure: (flags & PRESSURE_FLAG) !== 0, hasTime: (flags & TIME_FLAG) !== 0, hasTilt: (flags & TILT_FLAG) !== 0,
  }
  const color = readColor(reader)
  const radius = fromSteps('radius of a stroke', reader.unsigned(), MIN_RADIUS, MAX_RADIUS, RADIUS_STEPS)
  const opacity = fromSteps('opacity of a stroke', reader.byte(), 0, 1, OPACITY_STEPS)
  const count = reader.count('points', MAX_POINTS_PER_STROKE, leastPointBytes(content))
  const hasLabel = (flags & LABEL_FLAG) !== 0
  if ((brush === 'fill' || hasLabel) && !areas) throw new UnknownVersionError('Areas are not known here.')
  const rings = brush === 'fill' ? areas?.readRings(reader, count, hasLabel) : {}
  const label = hasLabel && areas ? { label: areas.readLabel(reader) } : {}
  const points = (version === 1 ? readPointsOfVersion1 : readPoints)(reader, count, content)
  const stroke: Stroke = {
    id, tool: (flags & ERASER_FLAG) !== 0 ? 'eraser' : 'pen', color, radius, opacity, points,
    ...(brush !== 'ink' && { brush }),
    ...((flags & BEHIND_FLAG) !== 0 && { isBehind: true }),
    ...rings, ...label,
  }
  areas?.check(stroke)
  return stroke
}

function readRuns(reader: ByteReader, areas: AreaReading | null): Stroke[] {
  const strokes: Stroke[] = []
  const count = reader.count('layers', MAX_STROKES_PER_OPERATION, 1 + 1 + MIN_STROKE_BYTES)
  for (let run = 0, last: LayerKey | null = null; run < count; run++) {
    const layer = readLayer(reader)
    if (layer === last) throw new DrawingFormatError('The drawing data names a layer twice in a row.')
    last = layer
    const room = MAX_STROKES_PER_OPERATION - strokes.length
    for (const stroke of readStrokes(reader, LAYERED_VERSION, areas, room)) strokes.push(onLayer(stroke, layer))
  }
  return strokes
}

function readStrokes(
  reader: ByteReader, version: number, areas: AreaReading | null, most = MAX_STROKES_PER_OPERATION,
): Stroke[] {
  const count = reader.count('strokes', most, MIN_STROKE_BYTES)
  return Array.from({ length: count }, () => readStroke(reader, version, areas))
}
