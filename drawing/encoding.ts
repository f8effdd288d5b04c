import { ByteReader, ByteWriter, isUuid, UUID_BYTES } from './bytes.ts'
import { DrawingFormatError } from './formatError.ts'
import {
  MAX_PAYLOAD_BYTES,
  MAX_POINTS_PER_STROKE,
  MAX_RADIUS,
  MAX_SIDE,
  MAX_STROKES_PER_OPERATION,
  MIN_RADIUS,
  OPACITY_STEPS,
  RADIUS_STEPS,
} from './limits.ts'
import type { DrawingSize, Operation, OperationKind } from './operation.ts'
import { leastPointBytes, readPoints, readPointsOfVersion1, writePoints } from './pointCoding.ts'
import { fromSteps, toSteps } from './steps.ts'
import type { Stroke, StrokePoint } from './stroke.ts'

/** First byte of every payload that is written. */
export const FORMAT_VERSION = 2
/** Payloads of this version are read, too: they only hold their points otherwise. */
const FIRST_VERSION = 1

const ERASER_FLAG = 1
const PRESSURE_FLAG = 2
const TIME_FLAG = 4
const UNDOES_FLAG = 1

/** Id, flags, color, radius, opacity, count and one point. */
const MIN_STROKE_BYTES = UUID_BYTES + 1 + 3 + 1 + 1 + 1 + 2

/** Version, flags, what it undoes and count; id, flags, color, radius, opacity and count; x, y, pressure and time. */
const MAX_HEAD_BYTES = 1 + 1 + UUID_BYTES + 5
const MAX_STROKE_HEAD_BYTES = UUID_BYTES + 1 + 3 + 5 + 1 + 5
const MAX_POINT_BYTES = 4 * 5

/**
 * Bytes of an operation without its id and kind, which are stored beside them.
 * Throws DrawingFormatError for what the format cannot hold: NaN, values past limits.ts, ids that are no UUIDs.
 */
export function encodePayload(operation: Operation): Uint8Array {
  const writer = new ByteWriter()
  writer.byte(FORMAT_VERSION)
  switch (operation.kind) {
    case 'ADD_STROKES': {
      writeUndoes(writer, operation.undoes)
      writeCount(writer, 'strokes', operation.strokes.length, MAX_STROKES_PER_OPERATION)
      for (const stroke of operation.strokes) writeStroke(writer, stroke)
      break
    }
    case 'REMOVE_STROKES': {
      writeUndoes(writer, operation.undoes)
      writeCount(writer, 'strokes', operation.strokeIds.length, MAX_STROKES_PER_OPERATION)
      for (const id of operation.strokeIds) writer.uuid(id)
      break
    }
    case 'CLEAR':
      break
    case 'SET_SIZE': {
      checkSize(operation.size)
      writer.unsigned(operation.size.width)
      writer.unsigned(operation.size.height)
      break
    }
  }
  const bytes = writer.finish()
  checkLength(bytes)
  return bytes
}

/** The operation that the bytes are the payload of, ids in lower case. Throws DrawingFormatError and nothing else. */
export function decodePayload(opId: string, kind: OperationKind, bytes: Uint8Array): Operation {
  if (!isUuid(opId)) throw new DrawingFormatError(`The operation id ${JSON.stringify(opId)} is not a UUID.`)
  checkLength(bytes)
  const reader = new ByteReader(bytes)
  const version = reader.byte()
  if (version !== FORMAT_VERSION && version !== FIRST_VERSION) {
    throw new DrawingFormatError(`Drawing data of version ${version} is not known here.`)
  }
  const read = version === FORMAT_VERSION ? readPoints : readPointsOfVersion1
  const operation = readOperation(reader, opId.toLowerCase(), kind, read)
  reader.end()
  return operation
}

/** Bytes of one stroke, as it lies in an ADD_STROKES payload. Throws DrawingFormatError like encodePayload. */
export function encodeStroke(stroke: Stroke): Uint8Array {
  const writer = new ByteWriter()
  writeStroke(writer, stroke)
  return writer.finish()
}

/** The stroke that encodeStroke wrote. Throws DrawingFormatError and nothing else, whatever the bytes. */
export function decodeStroke(bytes: Uint8Array): Stroke {
  const reader = new ByteReader(bytes)
  const stroke = readStroke(reader, readPoints)
  reader.end()
  return stroke
}

/** The stroke as everybody will see it once stored: paint this one, so that nothing moves when it comes back. */
export function quantizeStroke(stroke: Stroke): Stroke {
  return decodeStroke(encodeStroke(stroke))
}

/** The strokes in their order as lists of which each fits one ADD_STROKES operation. */
export function splitStrokes(strokes: readonly Stroke[]): Stroke[][] {
  const pointCount = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0)
  const mostBytes = MAX_HEAD_BYTES + strokes.length * MAX_STROKE_HEAD_BYTES + pointCount * MAX_POINT_BYTES
  if (strokes.length > 0 && strokes.length <= MAX_STROKES_PER_OPERATION && mostBytes <= MAX_PAYLOAD_BYTES) {
    return [[...strokes]]
  }
  const lists: Stroke[][] = []
  let room = 0
  for (const stroke of strokes) {
    const length = encodeStroke(stroke).length
    const list = lists.at(-1)
    if (list && length <= room && list.length < MAX_STROKES_PER_OPERATION) {
      list.push(stroke)
    } else {
      lists.push([stroke])
      room = MAX_PAYLOAD_BYTES - MAX_HEAD_BYTES
    }
    room -= length
  }
  return lists
}

function readOperation(reader: ByteReader, opId: string, kind: OperationKind, read: typeof readPoints): Operation {
  switch (kind) {
    case 'ADD_STROKES': {
      const undoes = readUndoes(reader)
      const count = reader.count('strokes', MAX_STROKES_PER_OPERATION, MIN_STROKE_BYTES)
      return { opId, kind, strokes: Array.from({ length: count }, () => readStroke(reader, read)), ...undoes }
    }
    case 'REMOVE_STROKES': {
      const undoes = readUndoes(reader)
      const count = reader.count('strokes', MAX_STROKES_PER_OPERATION, UUID_BYTES)
      return { opId, kind, strokeIds: Array.from({ length: count }, () => reader.uuid()), ...undoes }
    }
    case 'CLEAR':
      return { opId, kind }
    case 'SET_SIZE': {
      const size = { width: reader.unsigned(), height: reader.unsigned() }
      checkSize(size)
      return { opId, kind, size }
    }
    default:
      throw new DrawingFormatError(`The operation kind ${JSON.stringify(kind)} is not known.`)
  }
}

function writeUndoes(writer: ByteWriter, undoes: string | undefined): void {
  writer.byte(undoes === undefined ? 0 : UNDOES_FLAG)
  if (undoes !== undefined) writer.uuid(undoes)
}

function readUndoes(reader: ByteReader): { undoes?: string } {
  const flags = reader.byte()
  if (flags > UNDOES_FLAG) throw new DrawingFormatError('The drawing data has marks that are not known here.')
  return flags === UNDOES_FLAG ? { undoes: reader.uuid() } : {}
}

function writeCount(writer: ByteWriter, name: string, count: number, maximum: number): void {
  if (count === 0) throw new DrawingFormatError(`The operation holds no ${name}.`)
  if (count > maximum) {
    throw new DrawingFormatError(`There are ${count} ${name}; at most ${maximum} are allowed.`)
  }
  writer.unsigned(count)
}

function checkLength(bytes: Uint8Array): void {
  if (bytes.length > MAX_PAYLOAD_BYTES) {
    throw new DrawingFormatError(`The drawing data is larger than ${MAX_PAYLOAD_BYTES} bytes.`)
  }
}

function checkSize(size: DrawingSize): void {
  for (const [name, side] of Object.entries(size)) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new DrawingFormatError(`The ${name} of a drawing is a whole number between 1 and ${MAX_SIDE}, not ${side}.`)
    }
  }
}

function writeStroke(writer: ByteWriter, stroke: Stroke): void {
  const { points } = stroke
  const color = /^#([0-9a-f]{6})$/i.exec(stroke.color)?.[1]
  if (color === undefined) throw new DrawingFormatError(`${JSON.stringify(stroke.color)} is not a color like #1a2b3c.`)
  const hasPressure = holdsEverywhere('pressure', points)
  const hasTime = holdsEverywhere('t', points)

  writer.uuid(stroke.id)
  const toolFlag = stroke.tool === 'eraser' ? ERASER_FLAG : 0
  writer.byte(toolFlag | (hasPressure ? PRESSURE_FLAG : 0) | (hasTime ? TIME_FLAG : 0))
  for (let index = 0; index < 6; index += 2) writer.byte(Number.parseInt(color.slice(index, index + 2), 16))
  writer.unsigned(toSteps('radius', stroke.radius, MIN_RADIUS, MAX_RADIUS, RADIUS_STEPS))
  writer.byte(toSteps('opacity', stroke.opacity, 0, 1, OPACITY_STEPS))
  writeCount(writer, 'points', points.length, MAX_POINTS_PER_STROKE)
  writePoints(writer, points, { hasPressure, hasTime })
}

function holdsEverywhere(key: 'pressure' | 't', points: readonly StrokePoint[]): boolean {
  const count = points.filter((point) => point[key] !== undefined).length
  if (count > 0 && count < points.length) {
    const name = key === 't' ? 'time' : key
    throw new DrawingFormatError(`Either every point of a stroke has a ${name} or none has.`)
  }
  return count > 0
}

function readStroke(reader: ByteReader, read: typeof readPoints): Stroke {
  const id = reader.uuid()
  const flags = reader.byte()
  if (flags > (ERASER_FLAG | PRESSURE_FLAG | TIME_FLAG)) {
    throw new DrawingFormatError('A stroke has marks that are not known here.')
  }
  const content = { hasPressure: (flags & PRESSURE_FLAG) !== 0, hasTime: (flags & TIME_FLAG) !== 0 }
  let color = '#'
  for (let index = 0; index < 3; index++) color += reader.byte().toString(16).padStart(2, '0')
  const radius = fromSteps('radius', reader.unsigned(), MIN_RADIUS, MAX_RADIUS, RADIUS_STEPS)
  const opacity = fromSteps('opacity', reader.byte(), 0, 1, OPACITY_STEPS)
  const count = reader.count('points', MAX_POINTS_PER_STROKE, leastPointBytes(content))
  const points = read(reader, count, content)
  return { id, tool: (flags & ERASER_FLAG) !== 0 ? 'eraser' : 'pen', color, radius, opacity, points }
}
