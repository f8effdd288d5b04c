import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import type * as Mediabunny from 'mediabunny'
import { chromiumOptions } from './chromium.ts'

/** The demuxer: the decoders are Chromium's, not those of the library that encodes. */
const DEMUXER = fileURLToPath(new URL('../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', import.meta.url))
const ORIGIN = 'http://localhost'
const PAGE = '<script type="module">import * as demuxer from "/demuxer.mjs"; globalThis.demuxer = demuxer</script>'

/** A place in a picture, in pixels. */
export interface Probe {
  x: number
  y: number
}

/** A video as another program sees it. Times are seconds. */
export interface DecodedVideo {
  width: number
  height: number
  codec: string
  isBt709Limited: boolean
  /** In the order of presentation. */
  frames: { time: number; duration: number; isKey: boolean; colors: [red: number, green: number, blue: number][] }[]
  /** Null without sound. */
  sound: { codec: string; rate: number; channels: number; start: number; end: number; left: number[] } | null
}

/** Opens Chromium for decoding. */
export async function openDecoder(): Promise<{ decode: Decode; close(): Promise<void> }> {
  const browser: Browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage()
  let video: Buffer = Buffer.alloc(0)
  const demuxer = await readFile(DEMUXER)
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/demuxer.mjs') return route.fulfill({ body: demuxer, contentType: 'text/javascript' })
    if (path === '/video') return route.fulfill({ body: video, contentType: 'application/octet-stream' })
    return route.fulfill({ body: PAGE, contentType: 'text/html' })
  })
  await page.goto(ORIGIN)
  await page.waitForFunction('globalThis.demuxer')
  return {
    decode(bytes, probes = []) {
      video = bytes
      return decodeIn(page, probes)
    },
    close: () => browser.close(),
  }
}

/** Decodes a whole file; the colors are those of the probes. */
export type Decode = (bytes: Buffer, probes?: readonly Probe[]) => Promise<DecodedVideo>

const decodeIn = (page: Page, probes: readonly Probe[]): Promise<DecodedVideo> =>
  page.evaluate(async (places): Promise<DecodedVideo> => {
    const { demuxer } = globalThis as unknown as { demuxer: typeof Mediabunny }
    const { ALL_FORMATS, AudioSampleSink, BlobSource, EncodedPacketSink, Input, VideoSampleSink } = demuxer
    const blob = await (await fetch('/video')).blob()
    const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS })
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('There are no pictures')
    if (!(await track.canDecode())) throw new Error(`This Chromium does not decode ${track.codec}`)

    const keys = new Set<number>()
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.type === 'key') keys.add(Math.round(packet.timestamp * 1000))
    }
    /** BT.709 in limited range, by its definition (ITU-R BT.709-6, part 3). */
    const rgbOf = (y: number, u: number, v: number): [number, number, number] => {
      const [luma, blue, red] = [(y - 16) / 219, (u - 128) / 224, (v - 128) / 224]
      const values = [luma + 1.5748 * red, luma - 0.1873 * blue - 0.4681 * red, luma + 1.8556 * blue]
      return values.map((value) => Math.round(255 * Math.min(1, Math.max(0, value)))) as [number, number, number]
    }
    const frames: DecodedVideo['frames'] = []
    let isBt709Limited = true
    for await (const sample of new VideoSampleSink(track).samples()) {
      const { timestamp: time, duration } = sample
      const frame = sample.toVideoFrame()
      const { matrix, fullRange, primaries, transfer } = frame.colorSpace
      isBt709Limited &&= matrix === 'bt709' && primaries === 'bt709' && transfer === 'bt709' && fullRange === false
      const bytes = new Uint8Array(frame.allocationSize())
      const planes = await frame.copyTo(bytes)
      const at = (plane: number, x: number, y: number) =>
        bytes[(planes[plane]?.offset ?? 0) + y * (planes[plane]?.stride ?? 0) + x] ?? 0
      const colors = places.map(({ x, y }) => {
        const [column, row] = [x >> 1, y >> 1]
        return frame.format === 'NV12'
          ? rgbOf(at(0, x, y), at(1, 2 * column, row), at(1, 2 * column + 1, row))
          : rgbOf(at(0, x, y), at(1, column, row), at(2, column, row))
      })
      frame.close()
      sample.close()
      frames.push({ time, duration, isKey: keys.has(Math.round(time * 1000)), colors })
    }

    const soundTrack = await input.getPrimaryAudioTrack()
    let sound: DecodedVideo['sound'] = null
    if (soundTrack) {
      const { sampleRate: rate, numberOfChannels: channels } = soundTrack
      const left: number[] = []
      let [start, end] = [Number.NaN, 0]
      for await (const sample of new AudioSampleSink(soundTrack).samples()) {
        if (Number.isNaN(start)) start = sample.timestamp
        end = sample.timestamp + sample.duration
        const values = new Float32Array(sample.numberOfFrames)
        sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' })
        // Where a stretch is played is told by its time, whatever came before it.
        const place = Math.round((sample.timestamp - start) * rate)
        for (const [index, value] of values.entries()) left[place + index] = value
        sample.close()
      }
      sound = { codec: soundTrack.codec ?? '', rate, channels, start, end, left }
    }
    const { codedWidth: width, codedHeight: height, codec } = track
    return { width, height, codec: codec ?? '', isBt709Limited, frames, sound }
  }, probes)

/** Seconds at which a sound begins to be heard after silence. */
export function onsetsOf({ rate, start, left }: NonNullable<DecodedVideo['sound']>): number[] {
  const silence = rate / 50
  const onsets: number[] = []
  let lastLoud = -Infinity
  for (const [index, sample] of left.entries()) {
    if (Math.abs(sample ?? 0) < 0.15) continue
    if (index - lastLoud > silence) onsets.push(start + index / rate)
    lastLoud = index
  }
  return onsets
}
