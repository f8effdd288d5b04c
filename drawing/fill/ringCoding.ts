import { type ByteReader, checkCount } from '../bytes.ts'
import type { ByteWriter } from '../byteWriter.ts'
import { DrawingFormatError } from '../formatError.ts'
import { checkLabel, readLabel } from '../labelReading.ts'
import { MAX_LABEL_RINGS, MAX_POINTS_PER_FILL, MAX_RINGS, MIN_POINTS_PER_RING } from '../limits.ts'
import type { Stroke } from '../stroke.ts'
import type { AreaReading } from '../strokeReading.ts'

/** Throws DrawingFormatError for an area that cannot be one, and for outlines of what is none. */
export function checkRings({ brush, tool, points, rings, label, isBehind = false }: Stroke): void {
  if (brush !== 'fill') {
    if (rings || label) throw new DrawingFormatError('Only an area has outlines and a label.')
    return
  }
  const [first] = points
  const hasMore = first && [first.pressure, first.t, first.altitude].some((value) => value !== undefined)
  if (tool !== 'pen' || hasMore) {
    throw new DrawingFormatError('An area is of a pen, and its points are places alone.')
  }
  checkCount('points of an area', points.length, MAX_POINTS_PER_FILL)
  const counts = rings ?? [points.length]
  if (rings) checkCount('outlines', rings.length, mostRings(label !== undefined))
  if (label) checkLabel(label, counts.length, isBehind)
  if (rings?.length === 1 || counts.some((count) => !Number.isInteger(count) || count < MIN_POINTS_PER_RING)) {
    throw new DrawingFormatError(`An outline has at least ${MIN_POINTS_PER_RING} points.`)
  }
  if (counts.reduce((sum, count) => sum + count, 0) !== points.length) {
    throw new DrawingFormatError('The outlines of an area have other points than the area.')
  }
}

/** Letters have more outlines than what a hand fills. */
const mostRings = (hasLabel: boolean): number => (hasLabel ? MAX_LABEL_RINGS : MAX_RINGS)

/** Appends how many outlines an area has, and how many points each but the last. */
export function writeRings(writer: ByteWriter, { rings = [0], label }: Stroke): void {
  writer.count('outlines', rings.length, mostRings(label !== undefined))
  for (const count of rings.slice(0, -1)) writer.unsigned(count)
}

/** The outlines that writeRings wrote of an area with so many points; checkRings says whether they are some. */
function readRings(reader: ByteReader, points: number, hasLabel: boolean): Pick<Stroke, 'rings'> {
  const count = reader.count('outlines', mostRings(hasLabel), 1)
  if (count === 1) return {}
  const rings = Array.from({ length: count - 1 }, () => reader.unsigned())
  return { rings: [...rings, points - rings.reduce((sum, ring) => sum + ring, 0)] }
}

/** Reads areas with their outlines and labels. */
export const AREAS: AreaReading = { readRings, readLabel, check: checkRings }
