/** The color names of HTML 4 and CSS 2.1, as `#rrggbb`. */
const NAMED_COLORS: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#ffffff',
  yellow: '#ffff00',
}

const HEXADECIMAL = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
const FUNCTIONAL = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)(%?)\s*)?\)$/

/** A color read from text: `color` is `#rrggbb` in lower case, `opacity` 0–1. */
export interface ParsedColor {
  readonly color: string
  readonly opacity: number
}

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` and the basic CSS names; null for all else. */
export function parseColor(text: string): ParsedColor | null {
  const wanted = text.trim().toLowerCase()
  const hexadecimal = Object.hasOwn(NAMED_COLORS, wanted) ? NAMED_COLORS[wanted] : wanted
  if (hexadecimal !== undefined && HEXADECIMAL.test(hexadecimal)) {
    const digits = hexadecimal.slice(1)
    const long = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits
    return { color: `#${long.slice(0, 6)}`, opacity: long.length > 6 ? Number.parseInt(long.slice(6), 16) / 255 : 1 }
  }
  const parts = FUNCTIONAL.exec(wanted)
  if (!parts) return null
  const channels = parts.slice(1, 4).map((channel) => Math.min(255, Number(channel)))
  const alpha = parts[4] === undefined ? 1 : Number(parts[4]) / (parts[5] === '%' ? 100 : 1)
  return {
    color: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    opacity: Math.min(1, alpha),
  }
}
