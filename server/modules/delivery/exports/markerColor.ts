import type { ManifestStatus } from './manifest.ts'

/** The names that OpenTimelineIO and Avid share. */
const COLORS = {
  RED: [0xff, 0, 0], YELLOW: [0xff, 0xff, 0], GREEN: [0, 0xff, 0], CYAN: [0, 0xff, 0xff], BLUE: [0, 0, 0xff],
  MAGENTA: [0xff, 0, 0xff], WHITE: [0xff, 0xff, 0xff], BLACK: [0, 0, 0],
} as const

type MarkerColor = keyof typeof COLORS

/** The color that is nearest to a status's; WHITE without a status. */
export function markerColor(status: ManifestStatus | null): MarkerColor {
  const color = status?.color ?? '#ffffff'
  const channels = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  const distance = (name: MarkerColor) =>
    COLORS[name].reduce<number>((sum, channel, index) => sum + (channel - (channels[index] ?? 0)) ** 2, 0)
  const names = Object.keys(COLORS) as MarkerColor[]
  return names.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest))
}
