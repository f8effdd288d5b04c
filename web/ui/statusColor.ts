import type { ColorMode } from './colorMode.ts'

const LEAST_CONTRAST = 4.5
const MIX_STEP = 0.06
const TINT = 0.13
const PANELS: Record<ColorMode, Rgb> = { light: [247, 245, 240], dark: [30, 33, 40] }
const TEXTS: Record<ColorMode, Rgb> = { light: [23, 23, 28], dark: [236, 237, 239] }

type Rgb = [red: number, green: number, blue: number]

function parseHex(color: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!match) return null
  return [parseInt(match[1] ?? '0', 16), parseInt(match[2] ?? '0', 16), parseInt(match[3] ?? '0', 16)]
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

function channelLuminance(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * channelLuminance(red) + 0.7152 * channelLuminance(green) + 0.0722 * channelLuminance(blue)
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Moves a status color towards the text color until it can be read (4.5:1) on its own tint. */
export function readableStatusColor(color: string, mode: ColorMode): string {
  const start = parseHex(color)
  if (!start) return color
  let shown = start
  for (let share = 0; share <= 1; share += MIX_STEP) {
    shown = mix(start, TEXTS[mode], share)
    if (contrast(shown, mix(PANELS[mode], shown, TINT)) >= LEAST_CONTRAST) break
  }
  return `rgb(${shown.map(Math.round).join(', ')})`
}
