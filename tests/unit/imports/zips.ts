import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a ZIP, with what can be wrong about it. */
interface Entry {
  name: string
  content: Uint8Array
  isDeflated?: boolean
  /** The unpacked bytes that the ZIP declares. */
  declared?: number
  /** The mode of Unix, with the kind of file. */
  mode?: number
  flags?: number
}

/** A ZIP written by hand, so that it can be wrong (APPNOTE 4.3). */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, isDeflated = false, declared = content.length, ...rest } of entries) {
    const { mode = 0o100644, flags = 0x800 } = rest
    const title = Buffer.from(name)
    const data = isDeflated ? deflateRawSync(content) : Buffer.from(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(isDeflated ? 8 : 0, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(declared, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.from([0x50, 0x4b, 3, 4])
    parts.push(local, common, title, data)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 3]), common, tail, title)
    offset += local.length + common.length + title.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}
