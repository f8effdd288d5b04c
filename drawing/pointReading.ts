import { BitReader } from './bits.ts'
import { type ByteReader, unzigzag } from './bytes.ts'
import { COORDINATE_LIMIT, COORDINATE_STEPS, MAX_STROKE_DURATION_MS, PRESSURE_STEPS, TILT_STEPS } from './limits.ts'
import { fromSteps } from './steps.ts'
import type { StrokePoint } from './stroke.ts'

/** What a stroke's points hold beside `x` and `y`. */
export interface PointContent {
  readonly hasPressure: boolean
  readonly hasTime: boolean
  readonly hasTilt: boolean
}

/** One number of every point. */
interface Column {
  readonly key: keyof StrokePoint
  readonly name: string
  readonly minimum: number
  readonly maximum: number
  readonly stepsPerUnit: number
  /** The next number is foretold as going on like the last two, which a steady hand does; otherwise as the last. */
  readonly isLinear: boolean
}

const COORDINATE = { minimum: -COORDINATE_LIMIT, maximum: COORDINATE_LIMIT, stepsPerUnit: COORDINATE_STEPS } as const
const X: Column = { key: 'x', name: 'x of a stroke', ...COORDINATE, isLinear: true }
const Y: Column = { key: 'y', name: 'y of a stroke', ...COORDINATE, isLinear: true }
const PRESSURE: Column = {
  key: 'pressure', name: 'pressure of a stroke', minimum: 0, maximum: 1, stepsPerUnit: PRESSURE_STEPS, isLinear: false,
}
const TIME: Column = {
  key: 't', name: 'time of a stroke', minimum: 0, maximum: MAX_STROKE_DURATION_MS, stepsPerUnit: 1, isLinear: true,
}
const ALTITUDE: Column = {
  key: 'altitude', name: 'altitude of a stroke', minimum: 0, maximum: 90, stepsPerUnit: TILT_STEPS, isLinear: false,
}
const AZIMUTH: Column = {
  key: 'azimuth', name: 'azimuth of a stroke', minimum: 0, maximum: 355, stepsPerUnit: TILT_STEPS, isLinear: false,
}

const BITS_OF_BYTE = 8

/** The numbers of every point, in their order. */
export const columnsOf = ({ hasPressure, hasTime, hasTilt }: PointContent): Column[] => [
  X, Y, ...(hasPressure ? [PRESSURE] : []), ...(hasTime ? [TIME] : []), ...(hasTilt ? [ALTITUDE, AZIMUTH] : []),
]

/** Fewest bytes a point takes: every number at least a bit. */
export const leastPointBytes = (content: PointContent): number => columnsOf(content).length / BITS_OF_BYTE

/** Foretells the next number of a column, so that only the difference is kept. */
export class Forecast {
  readonly #isLinear: boolean
  #last: number
  #change = 0

  constructor(first: number, isLinear: boolean) {
    this.#last = first
    this.#isLinear = isLinear
  }

  residueOf(value: number): number {
    const residue = value - this.#last - this.#change
    this.#advance(value)
    return residue
  }

  valueOf(residue: number): number {
    const value = this.#last + this.#change + residue
    this.#advance(value)
    return value
  }

  #advance(value: number): void {
    if (this.#isLinear) this.#change = value - this.#last
    this.#last = value
  }
}

/** The points that writePoints wrote. Throws DrawingFormatError and nothing else, whatever the bytes. */
export function readPoints(reader: ByteReader, count: number, content: PointContent): StrokePoint[] {
  const columns = columnsOf(content)
  const firsts = columns.map(() => reader.signed())
  const bits = new BitReader(reader)
  const lists = columns.map(({ isLinear }, index) => {
    const first = firsts[index] ?? 0
    const forecast = new Forecast(first, isLinear)
    const residues = bits.list(count - 1)
    const steps = [first]
    for (let point = 0; point < residues.length; point++) steps.push(forecast.valueOf(unzigzag(residues[point] ?? 0)))
    return steps
  })
  bits.finish()
  return pointsOf(columns, lists, count)
}

/** The points of a payload of version 1: point by point, residues in whole bytes, pressure as it is. */
export function readPointsOfVersion1(reader: ByteReader, count: number, content: PointContent): StrokePoint[] {
  const columns = columnsOf(content)
  const forecasts = columns.map(() => null as Forecast | null)
  const lists = columns.map(() => [] as number[])
  for (let point = 0; point < count; point++) {
    for (const [index, { key }] of columns.entries()) {
      const number = key === 'pressure' ? reader.byte() : reader.signed()
      const forecast = forecasts[index]
      if (!forecast) forecasts[index] = new Forecast(number, true)
      lists[index]?.push(forecast && key !== 'pressure' ? forecast.valueOf(number) : number)
    }
  }
  return pointsOf(columns, lists, count)
}

function pointsOf(columns: readonly Column[], lists: readonly number[][], count: number): StrokePoint[] {
  // In place and by index: a drawing has tens of thousands of points, and each list more would be garbage.
  for (const [index, { name, minimum, maximum, stepsPerUnit }] of columns.entries()) {
    const list = lists[index] ?? []
    for (let point = 0; point < list.length; point++) {
      list[point] = fromSteps(name, list[point] ?? 0, minimum, maximum, stepsPerUnit)
    }
  }
  const [x = [], y = []] = lists
  const pressure = lists[columns.indexOf(PRESSURE)]
  const t = lists[columns.indexOf(TIME)]
  const points: StrokePoint[] = []
  for (let index = 0; index < count; index++) {
    points.push(pointOf(x[index] ?? 0, y[index] ?? 0, pressure?.[index], t?.[index]))
  }
  const altitudes = lists[columns.indexOf(ALTITUDE)]
  const azimuths = lists[columns.indexOf(AZIMUTH)]
  if (!altitudes || !azimuths) return points
  return points.map((point, index) => ({ ...point, altitude: altitudes[index] ?? 0, azimuth: azimuths[index] ?? 0 }))
}

/** All properties at once: an object that grows is slower to make and larger. */
function pointOf(x: number, y: number, pressure: number | undefined, t: number | undefined): StrokePoint {
  if (pressure === undefined) return t === undefined ? { x, y } : { x, y, t }
  return t === undefined ? { x, y, pressure } : { x, y, pressure, t }
}
