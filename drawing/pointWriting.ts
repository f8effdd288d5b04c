import { BitWriter } from './bitWriter.ts'
import type { ByteWriter } from './byteWriter.ts'
import { zigzag } from './bytes.ts'
import { columnsOf, Forecast, type PointContent } from './pointReading.ts'
import { toSteps } from './steps.ts'
import type { StrokePoint } from './stroke.ts'

/**
 * Appends points, column by column: the first number of each, then the residues of the others in a Rice code, which
 * takes one and a half bytes for a point of handwriting with pressure and time. Throws DrawingFormatError for numbers
 * out of range.
 */
export function writePoints(writer: ByteWriter, points: readonly StrokePoint[], content: PointContent): void {
  const columns = columnsOf(content).map((column) => {
    const { key, name, minimum, maximum, stepsPerUnit, isLinear } = column
    const steps = points.map((point) => toSteps(name, point[key] ?? Number.NaN, minimum, maximum, stepsPerUnit))
    return { steps, isLinear }
  })
  for (const { steps } of columns) writer.signed(steps[0] ?? 0)
  const bits = new BitWriter(writer)
  for (const { steps, isLinear } of columns) {
    const forecast = new Forecast(steps[0] ?? 0, isLinear)
    bits.list(steps.slice(1).map((value) => zigzag(forecast.residueOf(value))))
  }
  bits.finish()
}
