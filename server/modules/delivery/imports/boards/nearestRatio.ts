import { ASPECT_RATIOS, type AspectRatio, DEFAULT_ASPECT_RATIO } from '../../../../../drawing/aspectRatio.ts'
import type { DrawingSize } from '../../../../../drawing/operation.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { boardImportFailures } from './boardImport.failures.ts'

/** A picture whose ratio differs from that of the frame by less needs no warning. */
const ALIKE = 0.01

/** The ratio that a name stands for: "16:9", "1.85". */
function valueOf(name: string): number {
  const [width = 1, height = 1] = name.split(':').map(Number)
  return width / height
}

/** The ratio of frames that is nearest to a width by a height of 1, and whether it is the same within 1 %. */
export function nearestRatio(value: number): { ratio: AspectRatio; name: string; isSame: boolean } {
  const differences = ASPECT_RATIOS.map(({ value: ratio, name }) =>
    ({ ratio, name, difference: Math.abs(Math.log(value / valueOf(name))) }))
  const [nearest] = differences.toSorted((one, other) => one.difference - other.difference)
  const { ratio = DEFAULT_ASPECT_RATIO, name = '16:9', difference = 0 } = nearest ?? {}
  return { ratio, name, isSame: difference <= Math.log(1 + ALIKE) }
}

/** The ratio of a new shot for a picture, and a warning where the picture is fitted into it. */
export function ratioFor({ width, height }: DrawingSize): { aspectRatio: AspectRatio; warnings: Failure[] } {
  const { ratio: aspectRatio, name: nearest, isSame } = nearestRatio(width / height)
  return { aspectRatio, warnings: isSame ? [] : [boardImportFailures.BOARD_RATIO_FITTED({ nearest })] }
}
