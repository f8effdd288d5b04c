import { checkCount, isUuid } from './bytes.ts'
import type { ByteWriter } from './byteWriter.ts'
import { checkRings, writeRings } from './fill/ringCoding.ts'
import { DrawingFormatError } from './formatError.ts'
import { writeLabel } from './labelWriting.ts'
import { BASE_LAYER, type LayerKey, layerOf } from './layer.ts'
import {
  MAX_POINTS_PER_STROKE, MAX_RADIUS, MAX_STROKES_PER_OPERATION, MIN_RADIUS, OPACITY_STEPS, RADIUS_STEPS,
} from './limits.ts'
import { writePoints } from './pointWriting.ts'
import { toSteps } from './steps.ts'
import { BRUSHES, type Stroke, type StrokePoint } from './stroke.ts'
import {
  type AddedStrokes, BEHIND_FLAG, BRUSH_FLAG, ERASER_FLAG, LABEL_FLAG, LAYER_CODES, LAYERED_VERSION, PRESSURE_FLAG,
  TILT_FLAG, TIME_FLAG, UNDOES_FLAG,
} from './strokeReading.ts'

/** Whether a stroke, wherever it lies, has what payloads before version 3 cannot hold. */
export const hasNewLook = ({ brush = 'ink', isBehind = false, points }: Stroke): boolean =>
  brush !== 'ink' || isBehind || points[0]?.altitude !== undefined || points[0]?.azimuth !== undefined

/** Appends what an ADD_STROKES operation says, in a payload of a version. */
export function writeAddedStrokes(writer: ByteWriter, { strokes, undoes }: AddedStrokes, version: number): void {
  writeUndoes(writer, undoes)
  if (version === LAYERED_VERSION) writeRuns(writer, strokes)
  else writeStrokes(writer, strokes)
}

/** Appends a layer's key: one byte, or 17 where it is a UUID. */
export function writeLayer(writer: ByteWriter, key: LayerKey): void {
  if (LAYER_CODES.includes(key)) return writer.choice('layer', key, LAYER_CODES)
  if (!isUuid(key)) throw new DrawingFormatError(`${JSON.stringify(key)} is no layer.`)
  writer.choice('layer', null, LAYER_CODES)
  writer.uuid(key)
}

/** Appends the id of the operation that is undone, or that there is none. */
export function writeUndoes(writer: ByteWriter, undoes: string | undefined): void {
  writer.byte(undoes === undefined ? 0 : UNDOES_FLAG)
  if (undoes !== undefined) writer.uuid(undoes)
}

/** Appends a color as its three bytes. Throws DrawingFormatError when it is none. */
export function writeColor(writer: ByteWriter, text: string): void {
  const color = /^#([0-9a-f]{6})$/i.exec(text)?.[1]
  if (color === undefined) throw new DrawingFormatError(`${JSON.stringify(text)} is not a color like #1a2b3c.`)
  for (let index = 0; index < 6; index += 2) writer.byte(Number.parseInt(color.slice(index, index + 2), 16))
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
  const lookFlags = (isBehind ? BEHIND_FLAG : 0) | (brush === 'ink' ? 0 : BRUSH_FLAG) | (stroke.label ? LABEL_FLAG : 0)
  writer.byte(toolFlag | pointFlags | lookFlags)
  if (brush !== 'ink') writer.choice('brush', brush, BRUSHES)
  writeColor(writer, stroke.color)
  writer.unsigned(toSteps('radius of a stroke', stroke.radius, MIN_RADIUS, MAX_RADIUS, RADIUS_STEPS))
  writer.byte(toSteps('opacity of a stroke', stroke.opacity, 0, 1, OPACITY_STEPS))
  writer.count('points', points.length, MAX_POINTS_PER_STROKE)
  if (brush === 'fill') writeRings(writer, stroke)
  if (stroke.label) writeLabel(writer, stroke.label)
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

function writeStrokes(writer: ByteWriter, strokes: readonly Stroke[]): void {
  writer.count('strokes', strokes.length, MAX_STROKES_PER_OPERATION)
  for (const stroke of strokes) writeStroke(writer, stroke)
}

/** Appends strokes as runs of one layer each. */
function writeRuns(writer: ByteWriter, strokes: readonly Stroke[]): void {
  const runs: Stroke[][] = []
  for (const stroke of strokes) {
    const last = runs.at(-1)
    if (last?.[0] && layerOf(last[0]) === layerOf(stroke)) last.push(stroke)
    else runs.push([stroke])
  }
  checkCount('strokes', strokes.length, MAX_STROKES_PER_OPERATION)
  writer.count('layers', runs.length, MAX_STROKES_PER_OPERATION)
  for (const run of runs) {
    writeLayer(writer, run[0] ? layerOf(run[0]) : BASE_LAYER)
    writeStrokes(writer, run)
  }
}
