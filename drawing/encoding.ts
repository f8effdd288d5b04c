import { ByteReader, isUuid, UUID_BYTES } from './bytes.ts'
import { ByteWriter } from './byteWriter.ts'
import { readChange, readGuides, writeChange, writeGuides } from './changeCoding.ts'
import { AREAS } from './fill/ringCoding.ts'
import { DrawingFormatError, UnknownVersionError } from './formatError.ts'
import { BASE_LAYER, layerOf } from './layer.ts'
import { MAX_LABEL_LENGTH, MAX_PAYLOAD_BYTES, MAX_SIDE, MAX_STROKES_PER_OPERATION } from './limits.ts'
import type { DrawingSize, Operation, OperationKind } from './operation.ts'
import { onLayer, type Stroke } from './stroke.ts'
import {
  FORMAT_VERSION, LAYERED_VERSION, readAddedStrokes, readLayer, readStroke, readUndoes,
} from './strokeReading.ts'
import { hasNewLook, writeAddedStrokes, writeLayer, writeStroke, writeUndoes } from './strokeWriting.ts'

/** Version, flags, what it undoes and count. */
const MAX_HEAD_BYTES = 1 + 1 + UUID_BYTES + 5
/** The layer, and how many strokes on it follow. */
const MAX_RUN_HEAD_BYTES = 1 + UUID_BYTES + 5
/** Id, flags, brush, color, radius, opacity and count. */
const MAX_STROKE_HEAD_BYTES = UUID_BYTES + 1 + 1 + 3 + 5 + 1 + 5
/** Lines of a label, of three bytes a character, and its place. */
const MAX_LABEL_BYTES = 2 * (MAX_LABEL_LENGTH + 1) + 3 * MAX_LABEL_LENGTH + 64
/** More than x, y, pressure, time, altitude and azimuth take. */
const MAX_POINT_BYTES = 20

const isOnBase = (stroke: Stroke): boolean => layerOf(stroke) === BASE_LAYER

/** The version in which an operation is written: the oldest that can hold it, so that old programs read the most. */
export function versionOf(operation: Operation): number {
  switch (operation.kind) {
    case 'ADD_STROKES':
      return operation.strokes.some((stroke) => !isOnBase(stroke) || hasNewLook(stroke))
        ? LAYERED_VERSION
        : FORMAT_VERSION
    case 'CLEAR':
      return operation.layer === undefined ? FORMAT_VERSION : LAYERED_VERSION
    case 'REMOVE_STROKES':
    case 'SET_SIZE':
      return FORMAT_VERSION
    default:
      return LAYERED_VERSION
  }
}

/**
 * Bytes of an operation without its id and kind, which are stored beside them.
 * Throws DrawingFormatError for what the format cannot hold: NaN, values past limits.ts, ids that are no UUIDs.
 */
export function encodePayload(operation: Operation): Uint8Array {
  const writer = new ByteWriter()
  const version = versionOf(operation)
  writer.byte(version)
  switch (operation.kind) {
    case 'ADD_STROKES':
      writeAddedStrokes(writer, operation, version)
      break
    case 'REMOVE_STROKES': {
      writeUndoes(writer, operation.undoes)
      writer.count('strokes', operation.strokeIds.length, MAX_STROKES_PER_OPERATION)
      for (const id of operation.strokeIds) writer.uuid(id)
      break
    }
    case 'CLEAR':
      if (operation.layer !== undefined) writeLayer(writer, operation.layer)
      break
    case 'SET_SIZE': {
      checkSize(operation.size)
      writer.unsigned(operation.size.width)
      writer.unsigned(operation.size.height)
      break
    }
    case 'SET_GUIDES':
      writeGuides(writer, operation.guides)
      break
    default:
      writeChange(writer, operation)
  }
  const bytes = writer.finish()
  checkLength(bytes)
  return bytes
}

/**
 * The operation that the bytes are the payload of, ids in lower case. Throws DrawingFormatError and nothing else:
 * UnknownVersionError for what a later release may have written.
 */
export function decodePayload(opId: string, kind: OperationKind, bytes: Uint8Array): Operation {
  if (!isUuid(opId)) throw new DrawingFormatError(`The operation id ${JSON.stringify(opId)} is not a UUID.`)
  checkLength(bytes)
  const reader = new ByteReader(bytes)
  const version = reader.byte()
  if (version < 1 || version > LAYERED_VERSION) {
    throw new UnknownVersionError(`Drawing data of version ${version} is not known here.`)
  }
  const operation = readOperation(reader, opId.toLowerCase(), kind, version)
  reader.end()
  // Of each operation there is one payload: equal drawings have equal bytes.
  if (versionOf(operation) !== Math.max(version, FORMAT_VERSION)) {
    throw new DrawingFormatError(`Drawing data of version ${version} does not hold this operation.`)
  }
  return operation
}

/** Bytes of one stroke without its layer. Throws DrawingFormatError like encodePayload. */
export function encodeStroke(stroke: Stroke): Uint8Array {
  const writer = new ByteWriter()
  writeStroke(writer, stroke)
  return writer.finish()
}

/** The stroke that encodeStroke wrote. Throws DrawingFormatError and nothing else, whatever the bytes. */
export function decodeStroke(bytes: Uint8Array): Stroke {
  const reader = new ByteReader(bytes)
  const stroke = readStroke(reader, LAYERED_VERSION, AREAS)
  reader.end()
  return stroke
}

/** The stroke as everybody will see it once stored: paint this one, so that nothing moves when it comes back. */
export const quantizeStroke = (stroke: Stroke): Stroke => onLayer(decodeStroke(encodeStroke(stroke)), layerOf(stroke))

/** The operation as everybody will have it once stored. Throws DrawingFormatError like encodePayload. */
export const quantizeOperation = (operation: Operation): Operation =>
  decodePayload(operation.opId, operation.kind, encodePayload(operation))

/** The strokes in their order as lists of which each fits one ADD_STROKES operation. */
export function splitStrokes(strokes: readonly Stroke[]): Stroke[][] {
  const pointCount = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0)
  const strokeBytes = strokes.length * (MAX_RUN_HEAD_BYTES + MAX_STROKE_HEAD_BYTES)
  const labelBytes = strokes.filter(({ label }) => label).length * MAX_LABEL_BYTES
  const mostBytes = MAX_HEAD_BYTES + strokeBytes + labelBytes + pointCount * MAX_POINT_BYTES
  if (strokes.length > 0 && strokes.length <= MAX_STROKES_PER_OPERATION && mostBytes <= MAX_PAYLOAD_BYTES) {
    return [[...strokes]]
  }
  const lists: Stroke[][] = []
  let room = 0
  for (const stroke of strokes) {
    const length = encodeStroke(stroke).length + (isOnBase(stroke) ? 0 : MAX_RUN_HEAD_BYTES)
    const list = lists.at(-1)
    if (list && length <= room && list.length < MAX_STROKES_PER_OPERATION) {
      list.push(stroke)
    } else {
      lists.push([stroke])
      room = MAX_PAYLOAD_BYTES - MAX_HEAD_BYTES - MAX_RUN_HEAD_BYTES
    }
    room -= length
  }
  return lists
}

function readOperation(reader: ByteReader, opId: string, kind: OperationKind, version: number): Operation {
  switch (kind) {
    case 'ADD_STROKES':
      return { opId, kind, ...readAddedStrokes(reader, version, AREAS) }
    case 'REMOVE_STROKES': {
      const undoes = readUndoes(reader)
      const count = reader.count('strokes', MAX_STROKES_PER_OPERATION, UUID_BYTES)
      return { opId, kind, strokeIds: Array.from({ length: count }, () => reader.uuid()), ...undoes }
    }
    case 'CLEAR':
      return { opId, kind, ...(version === LAYERED_VERSION && { layer: readLayer(reader) }) }
    case 'SET_SIZE': {
      const size = { width: reader.unsigned(), height: reader.unsigned() }
      checkSize(size)
      return { opId, kind, size }
    }
    case 'SET_GUIDES':
      return { opId, kind, guides: readGuides(reader) }
    case 'PLACE_STROKES':
    case 'RESTYLE_STROKES':
    case 'SET_LAYER':
    case 'SET_CAMERA':
      return readChange(reader, opId, kind)
    default:
      throw new UnknownVersionError(`The operation kind ${JSON.stringify(kind)} is not known.`)
  }
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
