import { type ByteReader, checkCount, UUID_BYTES } from './bytes.ts'
import type { ByteWriter } from './byteWriter.ts'
import { CAMERA_EASINGS, type CameraFrame, type CameraMove, type Guides } from './cameraMove.ts'
import { checkFlags, field, readFields, Scale, writeFields } from './fieldCoding.ts'
import { DrawingFormatError } from './formatError.ts'
import { LAYER_BLENDS, type LayerFields, type LayerImage } from './layer.ts'
import {
  ANGLE_STEPS, COORDINATE_LIMIT, COORDINATE_STEPS, MAX_ANGLE, MAX_HOLD_FRAMES, MAX_LAYER_NAME, MAX_RADIUS_FACTOR,
  MAX_RANK, MAX_SIDE, MAX_STROKES_PER_OPERATION, MAX_VANISHING_POINTS, MIN_RADIUS, OPACITY_STEPS, RADIUS_STEPS,
} from './limits.ts'
import { readMatrix } from './matrixReading.ts'
import { writeMatrix } from './matrixWriting.ts'
import {
  type Change, type ChangeKind, type DrawingSize, isTakingBack, type PlacedGroup, type StrokeStyle, type TakingBack,
} from './operation.ts'
import { readColor, readLayer } from './strokeReading.ts'
import { writeColor, writeLayer } from './strokeWriting.ts'

const RANK = new Scale('rank of a layer', 0, MAX_RANK, 1)
const OPACITY = new Scale('opacity', 0, 1, OPACITY_STEPS)
const RADIUS_FACTOR = new Scale('factor of a radius', MIN_RADIUS, MAX_RADIUS_FACTOR, RADIUS_STEPS)
const PLACE = new Scale('place', -COORDINATE_LIMIT, COORDINATE_LIMIT, COORDINATE_STEPS)
const IMAGE_SIDE = new Scale('side of a picture', 1 / COORDINATE_STEPS, COORDINATE_LIMIT, COORDINATE_STEPS)
const CAMERA_WIDTH = new Scale('width of the camera', 1, COORDINATE_LIMIT, COORDINATE_STEPS)
const ANGLE = new Scale('angle of the camera', -MAX_ANGLE, MAX_ANGLE, ANGLE_STEPS)
const HOLD = new Scale('hold of the camera', 0, MAX_HOLD_FRAMES, 1)
const SIDE = new Scale('side of a drawing', 1, MAX_SIDE, 1)

/** Flags of every change. */
const TAKING_BACK = 1
/** Of a placement: a layer follows. Of the camera: a move follows. Of a layer: the size of the drawing follows. */
const MORE = 2

/** Appends a change without its id and kind. */
export function writeChange(writer: ByteWriter, change: Change | TakingBack): void {
  if (isTakingBack(change)) {
    writer.byte(TAKING_BACK)
    writer.uuid(change.undoes)
    return
  }
  switch (change.kind) {
    case 'PLACE_STROKES': {
      writer.byte(change.layer === undefined ? 0 : MORE)
      writeSize(writer, change.size)
      if (change.layer !== undefined) writeLayer(writer, change.layer)
      writeGroups(writer, change.groups)
      break
    }
    case 'RESTYLE_STROKES': {
      writeFields(writer, 1, STYLE_FIELDS, change.style)
      writeIds(writer, change.strokeIds)
      break
    }
    case 'SET_LAYER': {
      const { size, fields: { image } } = change
      checkImageSize(image, size)
      writer.byte(size ? MORE : 0)
      writeLayer(writer, change.layer)
      if (size) writeSize(writer, size)
      writeFields(writer, 0, LAYER_FIELDS, change.fields)
      break
    }
    case 'SET_CAMERA': {
      writer.byte(change.camera ? MORE : 0)
      writeSize(writer, change.size)
      if (change.camera) writeCamera(writer, change.camera)
    }
  }
}

/** The change that writeChange wrote. */
export function readChange(reader: ByteReader, opId: string, kind: ChangeKind): Change | TakingBack {
  const flags = reader.byte()
  if (flags === TAKING_BACK) return { opId, kind, undoes: reader.uuid() }
  switch (kind) {
    case 'PLACE_STROKES': {
      checkFlags(flags, MORE)
      const size = readSize(reader)
      const layer = flags === MORE ? { layer: readLayer(reader) } : {}
      return { opId, kind, size, ...layer, groups: readGroups(reader) }
    }
    case 'RESTYLE_STROKES': {
      if (flags === 0) throw new DrawingFormatError('The drawing data restyles nothing.')
      const style = readFields(reader, 1, STYLE_FIELDS, flags)
      return { opId, kind, style, strokeIds: readIds(reader, MAX_STROKES_PER_OPERATION) }
    }
    case 'SET_LAYER': {
      checkFlags(flags, MORE)
      const layer = readLayer(reader)
      const size = flags === MORE ? { size: readSize(reader) } : {}
      const fields = readFields(reader, 0, LAYER_FIELDS, reader.byte())
      checkImageSize(fields.image, size.size)
      return { opId, kind, layer, ...size, fields }
    }
    case 'SET_CAMERA': {
      checkFlags(flags, MORE)
      return { opId, kind, size: readSize(reader), camera: flags === MORE ? readCamera(reader) : null }
    }
  }
}

const ofStyle = field<StrokeStyle>()
const STYLE_FIELDS = [
  ofStyle('color', writeColor, readColor),
  ofStyle('opacity', OPACITY.write, OPACITY.read),
  ofStyle('radiusFactor', RADIUS_FACTOR.write, RADIUS_FACTOR.read),
]

const CHOICES = [false, true] as const
const ofLayer = field<LayerFields>()
const flag = (name: 'isHidden' | 'isLocked' | 'isRemoved') =>
  ofLayer(name, (writer, value) => writer.byte(value ? 1 : 0), (reader) => reader.choice('choice', CHOICES))
const LAYER_FIELDS = [
  ofLayer(
    'name',
    (writer, value) => writer.text('name of a layer', value, MAX_LAYER_NAME),
    (reader) => reader.text('name of a layer', MAX_LAYER_NAME),
  ),
  ofLayer('rank', RANK.write, RANK.read),
  ofLayer('opacity', OPACITY.write, OPACITY.read),
  ofLayer(
    'blend',
    (writer, value) => writer.choice('blend', value, LAYER_BLENDS),
    (reader) => reader.choice('blend', LAYER_BLENDS),
  ),
  flag('isHidden'), flag('isLocked'), flag('isRemoved'),
  ofLayer('image', writeImage, readImage),
]

function writeSize(writer: ByteWriter, { width, height }: DrawingSize): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side)) throw new DrawingFormatError(`The side of a drawing is a whole number, not ${side}.`)
    SIDE.write(writer, side)
  }
}

const readSize = (reader: ByteReader): DrawingSize => ({ width: SIDE.read(reader), height: SIDE.read(reader) })

/** A picture lies in the space that it was placed in. */
function checkImageSize(image: LayerImage | null | undefined, size: DrawingSize | undefined): void {
  if ((image != null) !== (size !== undefined)) {
    throw new DrawingFormatError('A picture of a layer has the size of the drawing beside it.')
  }
}

/** Appends whether there is a picture, its id, its size and where it lies. */
function writeImage(writer: ByteWriter, image: LayerImage | null): void {
  writer.byte(image ? 1 : 0)
  if (!image) return
  writer.uuid(image.mediaId)
  IMAGE_SIDE.write(writer, image.width)
  IMAGE_SIDE.write(writer, image.height)
  writeMatrix(writer, image.matrix)
}

function readImage(reader: ByteReader): LayerImage | null {
  if (!reader.choice('choice', CHOICES)) return null
  const mediaId = reader.uuid()
  return { mediaId, width: IMAGE_SIDE.read(reader), height: IMAGE_SIDE.read(reader), matrix: readMatrix(reader) }
}

function writeIds(writer: ByteWriter, ids: readonly string[]): void {
  writer.count('strokes', ids.length, MAX_STROKES_PER_OPERATION)
  for (const id of ids) writer.uuid(id)
}

function readIds(reader: ByteReader, most: number): string[] {
  const count = reader.count('strokes', most, UUID_BYTES)
  return Array.from({ length: count }, () => reader.uuid())
}

function writeGroups(writer: ByteWriter, groups: readonly PlacedGroup[]): void {
  const count = groups.reduce((sum, { strokeIds }) => sum + strokeIds.length, 0)
  checkCount('strokes', count, MAX_STROKES_PER_OPERATION)
  writer.count('groups', groups.length, MAX_STROKES_PER_OPERATION)
  for (const { matrix, strokeIds } of groups) {
    writeMatrix(writer, matrix)
    writeIds(writer, strokeIds)
  }
}

/** Six numbers of a byte, a count and an id. */
const MIN_GROUP_BYTES = 6 + 1 + UUID_BYTES

function readGroups(reader: ByteReader): PlacedGroup[] {
  let left = MAX_STROKES_PER_OPERATION
  const count = reader.count('groups', MAX_STROKES_PER_OPERATION, MIN_GROUP_BYTES)
  return Array.from({ length: count }, () => {
    const matrix = readMatrix(reader)
    const strokeIds = readIds(reader, left)
    left -= strokeIds.length
    return { matrix, strokeIds }
  })
}

function writeCamera(writer: ByteWriter, { start, end, easing, holdStart, holdEnd }: CameraMove): void {
  for (const { x, y, width, angle } of [start, end]) {
    PLACE.write(writer, x)
    PLACE.write(writer, y)
    CAMERA_WIDTH.write(writer, width)
    ANGLE.write(writer, angle)
  }
  writer.choice('easing', easing, CAMERA_EASINGS)
  HOLD.write(writer, holdStart)
  HOLD.write(writer, holdEnd)
}

function readCamera(reader: ByteReader): CameraMove {
  const readFrame = (): CameraFrame => ({
    x: PLACE.read(reader), y: PLACE.read(reader), width: CAMERA_WIDTH.read(reader), angle: ANGLE.read(reader),
  })
  return {
    start: readFrame(), end: readFrame(), easing: reader.choice('easing', CAMERA_EASINGS),
    holdStart: HOLD.read(reader), holdEnd: HOLD.read(reader),
  }
}

/** Appends guides: whether there is a horizon, how many vanishing points, and where they are. */
export function writeGuides(writer: ByteWriter, { horizon, vanishingPoints }: Guides): void {
  if (vanishingPoints.length > MAX_VANISHING_POINTS) {
    throw new DrawingFormatError(`There are at most ${MAX_VANISHING_POINTS} vanishing points.`)
  }
  writer.byte(horizon === null ? 0 : 1)
  if (horizon !== null) PLACE.write(writer, horizon)
  writer.byte(vanishingPoints.length)
  for (const { x, y } of vanishingPoints) {
    PLACE.write(writer, x)
    PLACE.write(writer, y)
  }
}

/** The guides that writeGuides wrote. */
export function readGuides(reader: ByteReader): Guides {
  const horizon = reader.choice('horizon', CHOICES) ? PLACE.read(reader) : null
  const count = reader.byte()
  checkFlags(count, MAX_VANISHING_POINTS)
  const vanishingPoints = Array.from({ length: count }, () => ({ x: PLACE.read(reader), y: PLACE.read(reader) }))
  return { horizon, vanishingPoints }
}
