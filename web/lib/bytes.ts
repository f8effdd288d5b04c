import { commonMessages } from '../messages/common.ts'
import { formatRounded } from '../messages/format.ts'

const STEP = 1_024

/** A size as people say it: '1.2 GB', '340 KB', rounded to so many digits. A kilobyte has 1,024 bytes. */
export function readableBytes(bytes: number, digits?: number): string {
  const units = commonMessages.byteUnits
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < units.length - 1) {
    size /= STEP
    unit += 1
  }
  const rounded = digits === undefined ? size : Number(size.toPrecision(digits))
  return `${formatRounded(unit === 0 ? Math.round(rounded) : rounded)} ${units[unit]}`
}
