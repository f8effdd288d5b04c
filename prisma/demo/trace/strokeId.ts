import { createHash } from 'node:crypto'

/** When the demo was drawn, so that its stroke ids are the same on every machine: 1 October 2026, 08:00 UTC. */
const DRAWN_AT_MS = Date.UTC(2026, 9, 1, 8)

/** A UUIDv7 that is always the same for the n-th stroke of a frame; later strokes have later ids. */
export function strokeIdOf(frame: string, index: number): string {
  const time = (DRAWN_AT_MS + index).toString(16).padStart(12, '0')
  const random = createHash('sha256').update(`${frame}/${index}`).digest('hex')
  const variant = (0x8 | (Number.parseInt(random.slice(3, 4), 16) & 0x3)).toString(16)
  return [
    time.slice(0, 8), time.slice(8), `7${random.slice(0, 3)}`, `${variant}${random.slice(4, 7)}`, random.slice(7, 19),
  ].join('-')
}
