import { type ByteReader, isUuid } from './bytes.ts'
import type { ByteWriter } from './byteWriter.ts'
import { checkCount, choiceOf, writeCount } from './fieldCoding.ts'
import { DrawingFormatError } from './formatError.ts'
import { BASE_LAYER, FIXED_LAYERS, type LayerKey, layerOf } from './layer.ts'
import { MAX_STROKES_PER_OPERATION } from './limits.ts'
import type { Operation } from './operation.ts'
import type { Stroke } from './stroke.ts'
import { LAYERED_VERSION, MIN_STROKE_BYTES, readStroke, writeStroke } from './strokeCoding.ts'

const UNDOES_FLAG = 1

const FREE_LAYER = FIXED_LAYERS.length

/** Appends a layer's key: one byte, or 17 where it is a UUID. */
export function writeLayer(writer: ByteWriter, key: LayerKey): void {
  const code = FIXED_LAYERS.indexOf(key)
  if (code < 0 && !isUuid(key)) throw new DrawingFormatError(`${JSON.stringify(key)} is no layer.`)
  writer.byte(code < 0 ? FREE_LAYER : code)
  if (code < 0) writer.uuid(key)
}

/** The key that writeLayer wrote. */
export function readLayer(reader: ByteReader): LayerKey {
  const code = reader.byte()
  return code === FREE_LAYER ? reader.uuid() : choiceOf('layer', code, FIXED_LAYERS)
}

type AddedStrokes = Omit<Extract<Operation, { kind: 'ADD_STROKES' }>, 'opId' | 'kind'>

/** Appends what an ADD_STROKES operation says, in a payload of a version. */
export function writeAddedStrokes(writer: ByteWriter, { strokes, undoes }: AddedStrokes, version: number): void {
  writeUndoes(writer, undoes)
  if (version === LAYERED_VERSION) writeRuns(writer, strokes)
  else writeStrokes(writer, strokes)
}

/** The strokes that writeAddedStrokes wrote, and what they undo. */
export function readAddedStrokes(reader: ByteReader, version: number): AddedStrokes {
  const undoes = readUndoes(reader)
  const isLayered = version === LAYERED_VERSION
  return { strokes: isLayered ? readRuns(reader) : readStrokes(reader, version, MAX_STROKES_PER_OPERATION), ...undoes }
}

/** A stroke as one of a layer. */
export function onLayer(stroke: Stroke, layer: LayerKey): Stroke {
  if (layerOf(stroke) === layer) return stroke
  const { layer: _layer, ...own } = stroke
  return layer === BASE_LAYER ? own : { ...own, layer }
}

function writeStrokes(writer: ByteWriter, strokes: readonly Stroke[]): void {
  writeCount(writer, 'strokes', strokes.length, MAX_STROKES_PER_OPERATION)
  for (const stroke of strokes) writeStroke(writer, stroke)
}

function readStrokes(reader: ByteReader, version: number, most: number): Stroke[] {
  const count = reader.count('strokes', most, MIN_STROKE_BYTES)
  return Array.from({ length: count }, () => readStroke(reader, version))
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
  writeCount(writer, 'layers', runs.length, MAX_STROKES_PER_OPERATION)
  for (const run of runs) {
    writeLayer(writer, run[0] ? layerOf(run[0]) : BASE_LAYER)
    writeStrokes(writer, run)
  }
}

function readRuns(reader: ByteReader): Stroke[] {
  const strokes: Stroke[] = []
  const count = reader.count('layers', MAX_STROKES_PER_OPERATION, 1 + 1 + MIN_STROKE_BYTES)
  for (let run = 0, last: LayerKey | null = null; run < count; run++) {
    const layer = readLayer(reader)
    if (layer === last) throw new DrawingFormatError('The drawing data names a layer twice in a row.')
    last = layer
    const room = MAX_STROKES_PER_OPERATION - strokes.length
    for (const stroke of readStrokes(reader, LAYERED_VERSION, room)) strokes.push(onLayer(stroke, layer))
  }
  return strokes
}

/** Appends the id of the operation that is undone, or that there is none. */
export function writeUndoes(writer: ByteWriter, undoes: string | undefined): void {
  writer.byte(undoes === undefined ? 0 : UNDOES_FLAG)
  if (undoes !== undefined) writer.uuid(undoes)
}

/** What writeUndoes wrote. */
export function readUndoes(reader: ByteReader): { undoes?: string } {
  const flags = reader.byte()
  if (flags > UNDOES_FLAG) throw new DrawingFormatError('The drawing data has marks that are not known here.')
  return flags === UNDOES_FLAG ? { undoes: reader.uuid() } : {}
}
