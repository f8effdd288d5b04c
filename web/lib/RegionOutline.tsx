import type { Region } from './region.ts'

/** The part of a picture that a comment is about: a red line on white, to be seen on any picture. */
export function RegionOutline({ region: { x, y, width, height } }: { region: Region }) {
  const line = { x, y, width, height, fill: 'none', vectorEffect: 'non-scaling-stroke', rx: 8 }
  return (
    <>
      <rect {...line} stroke="white" strokeWidth={4} strokeOpacity={0.85} />
      <rect {...line} stroke="#e5484d" strokeWidth={2} />
    </>
  )
}
