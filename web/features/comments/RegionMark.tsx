import { chakra } from '@chakra-ui/react'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { RegionOutline } from '../../lib/RegionOutline.tsx'
import { type Region, regionSpace } from '../../lib/region.ts'

type RegionMarkProps = { region: Region; size: DrawingSize; label: string }

/** The part of the picture that a comment is about, over the picture that fills the parent, fitted as drawings are. */
export function RegionMark({ region, size, label }: RegionMarkProps) {
  return (
    <chakra.svg
      viewBox={regionSpace(size).viewBox} role="img" aria-label={label} position="absolute" inset="0" width="full"
      height="full" pointerEvents="none" data-region
    >
      <RegionOutline region={region} />
    </chakra.svg>
  )
}
