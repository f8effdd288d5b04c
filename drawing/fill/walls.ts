/** The pixels of a picture without paper, as a canvas gives them: red, green, blue and cover of each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A picture of cells, one for each pixel and one row and column more on every side; `stride` cells are a row. */
export interface Grid {
  readonly cells: Uint8Array
  readonly stride: number
}

/** A cell of walls. */
export const INK = 1
/** A cell outside of the picture. */
export const OUTSIDE = 2

const CHANNELS = 4
/** Ink that covers so much of a pixel is a wall: 40 %. */
const WALL_COVER = 102
/** Where a fill begins on ink, colors that differ by more than this in a channel are walls. */
const WALL_DIFFERENCE = 48

/** Where a fill that begins at a pixel cannot go: `INK`, `OUTSIDE`, or 0 where it can. */
export function wallsOf({ data, width, height }: Pixels, x: number, y: number): Grid {
  const stride = width + 2
  const cells = new Uint8Array(stride * (height + 2)).fill(OUTSIDE)
  const start = (y * width + x) * CHANNELS
  const isOnPaper = (data[start + 3] ?? 0) < WALL_COVER
  let place = 0
  for (let row = 1; row <= height; row++) {
    for (let cell = row * stride + 1; cell < row * stride + 1 + width; cell++) {
      const isWall = isOnPaper ? (data[place + 3] ?? 0) >= WALL_COVER : differs(data, place, start)
      cells[cell] = isWall ? INK : 0
      place += CHANNELS
    }
  }
  return { cells, stride }
}

/** Whether two pixels differ in a channel on white paper. */
function differs(data: Uint8ClampedArray, one: number, other: number): boolean {
  for (let channel = 0; channel < CHANNELS - 1; channel++) {
    if (Math.abs(onPaper(data, one, channel) - onPaper(data, other, channel)) > WALL_DIFFERENCE) return true
  }
  return false
}

const onPaper = (data: Uint8ClampedArray, place: number, channel: number): number =>
  255 - ((255 - (data[place + channel] ?? 0)) * (data[place + 3] ?? 0)) / 255

/** Steps of `roomIn` across a pixel, and over its corner. */
export const ROOM_STEPS = 3
const CORNER_STEPS = 4
const FAR = 0xffff

/** How far each cell is from the nearest wall, in thirds of a pixel: a chamfer distance (Borgefors, 1986). */
export function roomIn({ cells, stride }: Grid): Uint16Array {
  const room = new Uint16Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue
    const before = Math.min(room[cell - 1] ?? 0, room[cell - stride] ?? 0) + ROOM_STEPS
    const corner = Math.min(room[cell - stride - 1] ?? 0, room[cell - stride + 1] ?? 0) + CORNER_STEPS
    room[cell] = Math.min(FAR, before, corner)
  }
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    const own = room[cell] ?? 0
    if (own === 0) continue
    const after = Math.min(room[cell + 1] ?? 0, room[cell + stride] ?? 0) + ROOM_STEPS
    const corner = Math.min(room[cell + stride + 1] ?? 0, room[cell + stride - 1] ?? 0) + CORNER_STEPS
    room[cell] = Math.min(own, after, corner)
  }
  return room
}
