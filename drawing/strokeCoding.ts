import { type ByteReader, UUID_BYTES } from './bytes.ts'
import type { ByteWriter } from './byteWriter.ts'
import { choiceOf, codeOf, writeCount } from './fieldCoding.ts'
import { DrawingFormatError, UnknownVersionError } from './formatError.ts'
import { checkRings, readRings, writeRings } from './fill/ringCoding.ts'
import { MAX_POINTS_PER_STROKE, MAX_RADIUS, MIN_RADIUS, OPACITY_STEPS, RADIUS_STEPS } from './limits.ts'
import { leastPointBytes, readPoints, readPointsOfVersion1, writePoints } from './pointCoding.ts'
import { fromSteps, toSteps } from './steps.ts'
import { BRUSHES, type Stroke, type StrokePoint } from './stroke.ts'

/** First byte of the payloads of operations that say nothing of layers, brushes and changes. */
export const FORMAT_VERSION = 2
/** First byte of all others. Payloads of version 1 are read, too: they only hold their points otherwise. */
export const LAYERED_VERSION = 3

const ERASER_FLAG = 1
const PRESSURE_FLAG = 2
const TIME_FLAG = 4
/** From version 3 on: points have a tilt, the stroke lies behind, a byte for the brush follows. */
const TILT_FLAG = 8
const BEHIND_FLAG = 16
const BRUSH_FLAG = 32

const FLAGS_OF_VERSION_2 = ERASER_FLAG | PRESSURE_FLAG | TIME_FLAG
const FLAGS_OF_VERSION_3 = FLAGS_OF_VERSION_2 | TILT_FLAG | BEHIND_FLAG | BRUSH_FLAG

/** Id, flags, color, radius, opacity, count and one point. */
export const MIN_STROKE_BYTES = UUID_BYTES + 1 + 3 + 1 + 1 + 1 + 2

/** Whether a stroke, wherever it lies, has what payloads before version 3 cannot hold. */
export const hasNewLook = ({ brush = 'ink', isBehind = false, points }: Stroke): boolean =>
  brush !== 'ink' || isBehind || points[0]?.altitude !== undefined || points[0]?.azimuth !== undefined

/** Appends a color as its three bytes. Throws DrawingFormatError when it is none. */
export function writeColor(writer: ByteWriter, text: string): void {
  const color = /^#([0-9a-f]{6})$/i.exec(text)?.[1]
  if (color === undefined) throw new DrawingFormatError(`${JSON.stringify(text)} is not a color like #1a2b3c.`)
  for (let index = 0; index < 6; index += 2) writer.byte(Number.parseInt(color.slice(index, index + 2), 16))
}

/** The color that writeColor wrote. */
export function readColor(reader: ByteReader): string {
  let color = '#'
  for (let index = 0; index < 3; index++) color += reader.byte().toString(16).padStart(2, '0')
  return color
}

/** Appends a stroke without its layer; as version 2 does where it has nothing new. */
export function writeStroke(writer: ByteWriter, stroke: Stroke): void {
  const { points, brush = 'ink', isBehind = false } = stroke
  const hasPressure = holdsEverywhere('pressure', points)
  const hasTime = holdsEverywhere('t', points)
  const hasTilt = holdsEverywhere('altitude', points)
  checkRings(stroke)
  if (holdsEverywhere('azimuth', points) !== hasTilt) {
    throw new DrawingFormatError('Points have an altitude and an azimuth, or none of them.')
  }
  writer.uuid(stroke.id)
  const toolFlag = stroke.tool === 'eraser' ? ERASER_FLAG : 0
  const pointFlags = (hasPressure ? PRESSURE_FLAG : 0) | (hasTime ? TIME_FLAG : 0) | (hasTilt ? TILT_FLAG : 0)
  writer.byte(toolFlag | pointFlags | (isBehind ? BEHIND_FLAG : 0) | (brush === 'ink' ? 0 : BRUSH_FLAG))
  if (brush !== 'ink') writer.byte(codeOf('brush', brush, BRUSHES))
  writeColor(writer, stroke.color)
  writer.unsigned(toSteps('radius of a stroke', stroke.radius, MIN_RADIUS, MAX_RADIUS, RADIUS_STEPS))
  writer.byte(toSteps('opacity of a stroke', stroke.opacity, 0, 1, OPACITY_STEPS))
  writeCount(writer, 'points', points.length, MAX_POINTS_PER_STROKE)
  if (brush === 'fill') writeRings(writer, stroke)
  writePoints(writer, points, { hasPressure, hasTime, hasTilt })
}

function holdsEverywhere(key: keyof StrokePoint, points: readonly StrokePoint[]): boolean {
  const count = points.filter((point) => point[key] !== undefined).length
  if (count > 0 && count < points.length) {
    const name = key === 't' ? 'time' : key
    throw new DrawingFormatError(`Either every point of a stroke has a ${name} or none has.`)
  }
  return count > 0
}

/** The stroke that writeStroke wrote, in a payload of a version. */
export function readStroke(reader: ByteReader, version: number): Stroke {
  const id = reader.uuid()
  const flags = reader.byte()
  if ((flags & ~(version < LAYERED_VERSION ? FLAGS_OF_VERSION_2 : FLAGS_OF_VERSION_3)) !== 0) {
    throw new UnknownVersionError('A stroke has marks that are not known here.')
  }
  const brush = (flags & BRUSH_FLAG) === 0 ? 'ink' : choiceOf('brush', reader.byte(), BRUSHES)
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
  const rings = brush === 'fill' ? readRings(reader, count) : {}
  const points = (version === 1 ? readPointsOfVersion1 : readPoints)(reader, count, content)
  const stroke: Stroke = {
    id, tool: (flags & ERASER_FLAG) !== 0 ? 'eraser' : 'pen', color, radius, opacity, points,
    ...(brush !== 'ink' && { brush }),
    ...((flags & BEHIND_FLAG) !== 0 && { isBehind: true }),
    ...rings,
  }
  checkRings(stroke)
  return stroke
}
