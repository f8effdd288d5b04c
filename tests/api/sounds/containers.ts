const text = (value: string) => Buffer.from(value, 'latin1')

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const SILENT_FRAME_BYTES = 417

/** An MP3 of so many silent frames: MPEG 1 layer III, 128 kbit/s, 44,100 Hz, 1,152 samples each. */
export function mp3Of(frames: number): Uint8Array<ArrayBuffer> {
  const frame = Buffer.alloc(SILENT_FRAME_BYTES)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  return new Uint8Array(Buffer.concat(Array.from({ length: frames }, () => frame)))
}

const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([uint32(body.length + 8), text(name), body])
}

const full = (name: string, ...parts: Buffer[]) => box(name, uint32(0), ...parts)

/** The header and the description of an M4A of so many seconds, with no sample in it: what says how long it is. */
export function m4aOf(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 44_100
  const samples = Math.round((seconds * rate) / 1024)
  const duration = samples * 1024
  const zeros = (count: number) => Buffer.alloc(count)
  const entry = box(
    'mp4a', zeros(6), Buffer.from([0, 1]), zeros(8), Buffer.from([0, 2, 0, 16]), zeros(4), uint32(rate << 16 >>> 0),
  )
  const table = box(
    'stbl',
    full('stsd', uint32(1), entry),
    full('stts', uint32(1), uint32(samples), uint32(1024)),
    full('stsc', uint32(1), uint32(1), uint32(samples), uint32(1)),
    full('stsz', uint32(4), uint32(samples)),
    full('stco', uint32(1), uint32(48)),
  )
  const media = box(
    'mdia',
    full('mdhd', uint32(0), uint32(0), uint32(rate), uint32(duration), uint32(0x55c40000)),
    full('hdlr', uint32(0), text('soun'), zeros(12), text('Sound\0')),
    box('minf', full('smhd', uint32(0)), table),
  )
  const place = full('tkhd', uint32(0), uint32(0), uint32(1), uint32(0), uint32(duration), zeros(60))
  const track = box('trak', place, media)
  const header = full('mvhd', uint32(0), uint32(0), uint32(rate), uint32(duration), zeros(80))
  const file = [
    box('ftyp', text('M4A '), uint32(0), text('M4A mp42')),
    box('mdat', zeros(samples * 4)),
    box('moov', header, track),
  ]
  return new Uint8Array(Buffer.concat(file))
}

function crcOf(page: Buffer): number {
  let crc = 0
  for (const byte of page) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  }
  return crc >>> 0
}

function oggPage(packet: Buffer, { flags, granule, index }: { flags: number; granule: number; index: number }): Buffer {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head[5] = flags
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(index, 18)
  head[26] = 1
  head[27] = packet.length
  const page = Buffer.concat([head, packet])
  page.writeUInt32LE(crcOf(page), 22)
  return page
}

/** An Ogg with Opus of so many seconds, silent. */
export function oggOf(seconds: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([text('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])])
  const tags = Buffer.concat([text('OpusTags'), Buffer.from([4, 0, 0, 0]), text('none'), Buffer.alloc(4)])
  const pages = [
    oggPage(head, { flags: 2, granule: 0, index: 0 }),
    oggPage(tags, { flags: 0, granule: 0, index: 1 }),
    oggPage(Buffer.from([0xf8, 0xff, 0xfe]), { flags: 4, granule: seconds * 48_000, index: 2 }),
  ]
  return new Uint8Array(Buffer.concat(pages))
}
