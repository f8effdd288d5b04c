import type { FrameRate } from '../../lib/frameRates.ts'
import { PictureCache } from '../../playback/pictureCache.ts'
import { Player } from '../../playback/player.ts'
import { SoundDesk } from '../../playback/soundDesk.ts'
import { buildTimeline, pictureIndexAt, picturesFrom } from '../../playback/timeline.ts'

/** Pictures that are decoded ahead of the one that is shown. */
const AHEAD = 8
/** Those, the one shown, and a few that were: at 1920 × 1080 about 110 MB. */
const ROOM = 13

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

/** A player with its sound and its pictures, drawn onto a canvas with every animation frame. */
export class Deck {
  readonly sound = new SoundDesk()
  readonly player: Player
  private readonly pictures: PictureCache<ImageBitmap>
  private canvas: HTMLCanvasElement | null = null
  private addresses: ReadonlyMap<string, string> = new Map()
  private smallAddresses: ReadonlyMap<string, string> = new Map()
  private drawn: string | null = null
  private wanted = -1
  private request = 0
  private readonly watchers = new Set<() => void>()

  constructor(rate: FrameRate) {
    this.player = new Player(buildTimeline([], 'all'), rate, this.sound)
    this.pictures = new PictureCache(decode, ROOM, () => this.wish())
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
    return ids.flatMap((id) => this.addresses.get(id) ?? [])
  }

  /** The address of the small picture that stands in while the one that is due is not drawn; null once it is. */
  getStandIn = (): string | null => {
    const frame = this.player.getFrame()
    const address = this.addressAt(frame)
    return address === undefined || address === this.drawn ? null : this.addressAt(frame, this.smallAddresses) ?? null
  }

  private addressAt(frame: number, addresses = this.addresses): string | undefined {
    const timeline = this.player.getTimeline()
    const picture = timeline.pictures[pictureIndexAt(timeline, frame)]
    return picture && addresses.get(picture.id)
  }

  /** Where pictures of views are, at the width that is shown, and small ones, which the timeline has loaded. */
  setAddresses(addresses: ReadonlyMap<string, string>, smallAddresses: ReadonlyMap<string, string>): void {
    this.addresses = addresses
    this.smallAddresses = smallAddresses
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
    if (this.drawn === address) return
    this.drawn = address
    drawInside(canvas, picture)
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
