const STEP = 1_024
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A size as people say it: '1.2 GB', '340 KB'. A kilobyte has 1,024 bytes. */
export function readableBytes(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${numbers.format(unit === 0 ? Math.round(size) : size)} ${UNITS[unit]}`
}
