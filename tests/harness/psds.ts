import { randomInt } from 'node:crypto'
import { type Layer, writePsdBuffer } from 'ag-psd'

/** The size of the files, in the ratio of the drawing space of 16:9. */
export const PSD_SIZE = { width: 84, height: 48 }

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Pixels of one color. */
const flat = ([red, green, blue, alpha]: Color, width: number, height: number) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, alpha], at)
  return { data, width, height }
}

/** A layer of one color that fills the file, or the rectangle that is said. */
export function colored(name: string, color: Color, parts: Layer & { width?: number; height?: number } = {}): Layer {
  const { width = PSD_SIZE.width, height = PSD_SIZE.height, ...rest } = parts
  return { name, left: 0, top: 0, imageData: flat(color, width, height), ...rest }
}

/** A Photoshop file of layers from bottom to top. */
export const psdOf = (...children: Layer[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(writePsdBuffer({ ...PSD_SIZE, children, imageData: flat([9, 9, 9, 255], 84, 48) }))

/** One that nobody else has. */
export const anyPsd = async (): Promise<Uint8Array<ArrayBuffer>> =>
  psdOf(colored('Any', [randomInt(256), randomInt(256), randomInt(256), 255]))
