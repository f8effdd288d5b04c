import { cameraPictureScale, paperOf, rectangleOf } from '../../../drawing/camera.ts'
import type { CameraFrame, CameraMove } from '../../../drawing/cameraMove.ts'
import { fitInto } from '../../../drawing/fit.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { paintShown, pixelsAt } from '../../../drawing/paintCamera.ts'
import { seenAt } from '../../lib/cameraView.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { PictureCache } from '../../playback/pictureCache.ts'
import { Player } from '../../playback/player.ts'
import { SoundDesk } from '../../playback/soundDesk.ts'
import { buildTimeline, pictureIndexAt, picturesFrom, type PlayedPicture } from '../../playback/timeline.ts'

/** Pictures that are decoded ahead of the one that is shown. */
const AHEAD = 8
/** The pixels of an ordinary picture. */
const PIXELS = 1920 * 1080
/** Those, the one shown, and a few that were: about 110 MB. */
const ROOM = 13 * PIXELS

/** A picture of the paper of a view, over which its camera moves. */
export interface PlayedCamera {
  readonly camera: CameraMove
  readonly size: DrawingSize
  readonly url: string
}

/** What is shown of a paper at a moment. */
export interface Seen {
  readonly frame: CameraFrame
  readonly size: DrawingSize
}

function pixelsOf({ camera, size }: PlayedCamera): number {
  const paper = paperOf({ size, camera })
  const { width, height } = pixelsAt(paper, cameraPictureScale({ size, camera }, paper))
  return width * height
}

const isSameView = (one: CameraFrame | null, other: CameraFrame | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y &&
    one.width === other.width && one.angle === other.angle)

/** Reads and decodes a picture, off the page's thread. */
async function decode(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture answers ${response.status}`)
  return createImageBitmap(await response.blob())
}

/** Draws a picture as large as it fits, in the middle of a canvas. */
function drawInside(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d', { alpha: true })
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}

/** Draws what a camera sees of a picture of the paper. */
function drawSeen(canvas: HTMLCanvasElement, image: ImageBitmap, { camera, size }: PlayedCamera, frame: CameraFrame) {
  const context = canvas.getContext('2d', { alpha: true })
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'medium'
  const paper = paperOf({ size, camera })
  paintShown(context as never, { image, paper }, rectangleOf(frame, size), fitInto(size, canvas))
}

/** A player with its sound and its pictures, drawn onto a canvas with every animation frame. */
export class Deck {
  readonly sound = new SoundDesk()
  readonly player: Player
  private readonly pictures: PictureCache<ImageBitmap>
  private canvas: HTMLCanvasElement | null = null
  private addresses: ReadonlyMap<string, string> = new Map()
  private smallAddresses: ReadonlyMap<string, string> = new Map()
  private cameras: ReadonlyMap<string, PlayedCamera> = new Map()
  /** By address. */
  private weights: ReadonlyMap<string, number> = new Map()
  private drawn: string | null = null
  private seen: CameraFrame | null = null
  private wanted = -1
  private request = 0
  private readonly watchers = new Set<() => void>()

  constructor(rate: FrameRate) {
    this.player = new Player(buildTimeline([], 'all'), rate, this.sound)
    this.pictures = new PictureCache(decode, ROOM, () => this.wish(), this.weightOf)
    this.player.subscribe(() => this.wish())
  }

  /** Called when a picture came, or did not. */
  watchPictures = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Whether the picture that is due did not come. */
  isMissing = (): boolean => {
    const address = this.addressAt(this.player.getFrame())
    return address !== undefined && this.pictures.hasFailed(address)
  }

  /** Whether the pictures that are decoded ahead are there, or did not come. */
  isAhead = (): boolean => this.addressesAhead(this.player.getFrame()).every((address) =>
    this.pictures.get(address) !== null || this.pictures.hasFailed(address))

  private addressesAhead(frame: number): string[] {
    const direction = this.player.getState().speed < 0 ? -1 : 1
    const ids = picturesFrom(this.player.getTimeline(), frame, AHEAD + 1, direction)
    const addresses = ids.flatMap((id) => this.addresses.get(id) ?? [])
    let left = ROOM
    // The next one is there in any case.
    return addresses.filter((address, index) => (left -= this.weightOf(address)) >= 0 || index < 2)
  }

  private readonly weightOf = (address: string): number => this.weights.get(address) ?? PIXELS

  private pictureAt(frame: number): PlayedPicture | undefined {
    const timeline = this.player.getTimeline()
    return timeline.pictures[pictureIndexAt(timeline, frame)]
  }

  /** What the camera of the picture that is due sees; null without one. */
  getSeen = (): Seen | null => {
    const picture = this.pictureAt(this.player.getFrame())
    const played = picture && this.cameras.get(picture.id)
    if (!picture || !played) return null
    const { camera, size } = played
    return { frame: seenAt(camera, size, this.player.getPlace() - picture.start, picture.frames), size }
  }

  /** The address of the small picture that stands in while the one that is due is not drawn; null once it is. */
  getStandIn = (): string | null => {
    const frame = this.player.getFrame()
    const address = this.addressAt(frame)
    return address === undefined || address === this.drawn ? null : this.addressAt(frame, this.smallAddresses) ?? null
  }

  private addressAt(frame: number, addresses = this.addresses): string | undefined {
    const picture = this.pictureAt(frame)
    return picture && addresses.get(picture.id)
  }

  /**
   * Where pictures of views are, at the width that is shown, and small ones, which the timeline has loaded; and the
   * cameras of those that have one.
   */
  setAddresses(
    addresses: ReadonlyMap<string, string>, smallAddresses: ReadonlyMap<string, string>,
    cameras: ReadonlyMap<string, PlayedCamera>,
  ): void {
    const papers = [...cameras].map(([id, { url }]) => [id, url] as const)
    this.addresses = new Map([...addresses, ...papers])
    this.smallAddresses = smallAddresses
    this.cameras = cameras
    this.weights = new Map([...cameras.values()].map((played) => [played.url, pixelsOf(played)]))
    this.wanted = -1
    this.drawn = null
    this.wish()
  }

  setCanvas(canvas: HTMLCanvasElement | null): void {
    this.canvas = canvas
    this.drawn = null
    this.wish()
  }

  /** Something is to be shown: with the next animation frame, and while it plays with each. */
  private wish(): void {
    this.request ||= requestAnimationFrame(this.show)
  }

  private readonly show = (at: number): void => {
    this.request = 0
    const frame = this.player.advance(at)
    const timeline = this.player.getTimeline()
    const index = pictureIndexAt(timeline, frame)
    if (index !== this.wanted) {
      this.wanted = index
      this.pictures.want(this.addressesAhead(frame))
    }
    this.draw(frame)
    for (const watcher of this.watchers) watcher()
    if (this.player.getState().isPlaying) this.wish()
  }

  private draw(frame: number): void {
    const { canvas } = this
    const address = this.addressAt(frame)
    const picture = address === undefined ? null : this.pictures.get(address)
    if (!canvas || address === undefined || !picture) return
    canvas.dataset['frame'] = String(frame)
    const played = this.cameras.get(this.pictureAt(frame)?.id ?? '')
    const seen = played ? (this.getSeen()?.frame ?? null) : null
    if (this.drawn === address && isSameView(seen, this.seen)) return
    this.drawn = address
    this.seen = seen
    if (played && seen) drawSeen(canvas, picture, played, seen)
    else drawInside(canvas, picture)
    canvas.dataset['picture'] = address.split('?')[0]
  }

  /** Gives the device and the pictures back. */
  close(): void {
    cancelAnimationFrame(this.request)
    this.request = 1
    this.player.pause()
    this.sound.close()
    this.pictures.close()
  }
}
