import { chakra } from '@chakra-ui/react'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { RegionOutline } from '../../lib/RegionOutline.tsx'
import type { Region } from '../../lib/region.ts'
import { useRegionPaper } from '../../lib/useRegionPaper.ts'
import { commentMessages } from '../../messages/comments.ts'

type RegionPaperProps = { size: DrawingSize; region: Region | null; onChanged: (region: Region | null) => void }

/** Where the part of the picture is marked that a comment is about: by a drag, or by the arrow keys. */
export function RegionPaper({ size, region, onChanged }: RegionPaperProps) {
  const { paper, shown } = useRegionPaper(size, region, onChanged)
  return (
    <chakra.svg
      {...paper} aria-label={commentMessages.regionPaper} aria-description={commentMessages.regionHelp}
      position="absolute" inset="0" width="full" height="full" cursor="crosshair" touchAction="none"
      focusVisibleRing="inside" data-region-paper
    >
      {shown ? <RegionOutline region={shown} /> : null}
    </chakra.svg>
  )
}
