import type { DrawingSize } from '../../drawing/operation.ts'
import { RegionOutline } from '../lib/RegionOutline.tsx'
import { type Region, regionSpace } from '../lib/region.ts'
import { useRegionPaper } from '../lib/useRegionPaper.ts'
import { words } from './words.ts'

type RegionPaperProps = { region: Region | null; size: DrawingSize; onChanged: (region: Region | null) => void }

/** Where a guest marks the part of the picture that the comment is about. */
export function RegionPaper({ region, size, onChanged }: RegionPaperProps) {
  const { paper, shown } = useRegionPaper(size, region, onChanged)
  return (
    <svg {...paper} className="paper" aria-label={words.regionPaper} aria-description={words.regionHere}>
      {shown ? <RegionOutline region={shown} /> : null}
    </svg>
  )
}

type MarkedRegionProps = { region: Region; size: DrawingSize; label: string }

/** The part of the picture that a comment is about. */
export function MarkedRegion({ region, size, label }: MarkedRegionProps) {
  return (
    <svg className="region" viewBox={regionSpace(size).viewBox} role="img" aria-label={label}>
      <RegionOutline region={region} />
    </svg>
  )
}
