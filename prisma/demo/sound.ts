const RATE = 16_000
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const LOUDEST = 32_767
const FULL_CIRCLE = 2 * Math.PI

/** A WAV of one channel and 16 bits of what `sample` gives between -1 and 1, called in the order of time. */
function wavOf(seconds: number, sample: (at: number) => number): Buffer {
  const count = Math.round(seconds * RATE)
  const bytes = Buffer.alloc(HEADER_BYTES + count * BYTES_PER_SAMPLE)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * BYTES_PER_SAMPLE, 28)
  bytes.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  bytes.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(count * BYTES_PER_SAMPLE, 40)
  for (let index = 0; index < count; index += 1) {
    const value = Math.max(-1, Math.min(1, sample(index / RATE)))
    bytes.writeInt16LE(Math.round(value * LOUDEST), HEADER_BYTES + index * BYTES_PER_SAMPLE)
  }
  return bytes
}

/** The same noise every time (a linear congruential generator with the constants of Numerical Recipes). */
function noise(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** Wind over the marsh: noise through a filter that opens and closes slowly, above a low note. */
export function wind(seconds: number): Buffer {
  const next = noise()
  let [low, lower] = [0, 0]
  return wavOf(seconds, (at) => {
    const gust = 0.5 + 0.3 * Math.sin(FULL_CIRCLE * at / 11) + 0.2 * Math.sin(FULL_CIRCLE * at / 4.3)
    low += (0.02 + 0.05 * gust) * (next() - low)
    lower += 0.1 * (low - lower)
    const ends = Math.min(1, at / 2, (seconds - at) / 2)
    return ends * (lower * (0.8 + 1.6 * gust) + 0.05 * Math.sin(FULL_CIRCLE * 55 * at))
  })
}

/** A scratch voice, as somebody hums a line to its length: four syllables a second, falling at the end. */
export function murmur(seconds: number): Buffer {
  let phase = 0
  return wavOf(seconds, (at) => {
    const pitch = 190 - 50 * (at / seconds) + 14 * Math.sin(FULL_CIRCLE * at * 0.9)
    phase += FULL_CIRCLE * pitch / RATE
    const syllable = Math.max(0, Math.sin(FULL_CIRCLE * 2 * at)) ** 0.6
    const tone = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase) + 0.2 * Math.sin(5 * phase)
    return 0.22 * syllable * tone * Math.min(1, 8 * (seconds - at))
  })
}
