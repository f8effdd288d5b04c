import type { AspectRatio } from '../../../../../drawing/aspectRatio.ts'
import type { DrawingSize } from '../../../../../drawing/operation.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { boardImportFailures } from './boardImport.failures.ts'
import { nearestRatio } from './nearestRatio.ts'

/** The ratio of a new shot for a picture, and a word where the picture is fitted into it. */
export function ratioFor({ width, height }: DrawingSize): { aspectRatio: AspectRatio; warnings: Failure[] } {
  const { ratio: aspectRatio, name: nearest, isSame } = nearestRatio(width / height)
  return { aspectRatio, warnings: isSame ? [] : [boardImportFailures.BOARD_RATIO_FITTED({ nearest })] }
}
