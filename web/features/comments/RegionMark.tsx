import { chakra } from '@chakra-ui/react'
import { REGION_STEPS, type Region } from './region.ts'

type RegionMarkProps = {
  region: Region
  /** The drawing space in pixels. */
  size: { readonly width: number; readonly height: number }
  label: string
}

/** The part of the picture that a comment is about, over the picture that fills the parent, fitted as drawings are. */
export function RegionMark({ region, size, label }: RegionMarkProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${size.width * REGION_STEPS} ${size.height * REGION_STEPS}`} role="img" aria-label={label}
      position="absolute" inset="0" width="full" height="full" pointerEvents="none" data-region
    >
      <RegionOutline region={region} />
    </chakra.svg>
  )
}

/** A red line on white, to be seen on any picture. */
export function RegionOutline({ region }: { region: Region }) {
  const line = { ...region, fill: 'none', vectorEffect: 'non-scaling-stroke', rx: 8 }
  return (
    <>
      <rect {...line} stroke="white" strokeWidth={4} strokeOpacity={0.85} />
      <rect {...line} stroke="#e5484d" strokeWidth={2} />
    </>
  )
}
