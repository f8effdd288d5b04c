import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import type * as Mediabunny from 'mediabunny'
import { chromiumOptions } from './chromium.ts'

/** The demuxer: the decoders are Chromium's, not those of the library that encodes. */
const DEMUXER = fileURLToPath(new URL('../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', import.meta.url))
const ORIGIN = 'http://localhost'
/** A sample is heard from here on; a silence is at least so long, in seconds. */
const LOUD = 0.15
const SILENCE = 0.02
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
  /** Null without sound. `onsets` are where it begins to be heard on the left after silence. */
  sound: { codec: string; rate: number; channels: number; end: number; onsets: number[] } | null
}

/** Chromium as a decoder. */
export interface Decoder {
  /** Decodes a whole file; the colors are those of the probes. */
  decode(bytes: Buffer, probes?: readonly Probe[]): Promise<DecodedVideo>
  /** Why it cannot decode H.264 with AAC: not every build has them. Null if it can. */
  withoutH264: string | null
  close(): Promise<void>
}

/** Opens Chromium for decoding. */
export async function openDecoder(): Promise<Decoder> {
  const browser: Browser = await chromium.launch(chromiumOptions())
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
  const hasH264 = await page.evaluate(async () => {
    const video = await VideoDecoder.isConfigSupported({ codec: 'avc1.640028' })
    const sound = await AudioDecoder.isConfigSupported({
      codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2,
    })
    return Boolean(video.supported && sound.supported)
  })
  return {
    withoutH264: hasH264 ? null : 'This Chromium decodes neither H.264 nor AAC',
    decode(bytes, probes = []) {
      video = bytes
      return decodeIn(page, probes)
    },
    close: () => browser.close(),
  }
}

const decodeIn = (page: Page, probes: readonly Probe[]): Promise<DecodedVideo> =>
  page.evaluate(async ({ probes: places, LOUD, SILENCE }): Promise<DecodedVideo> => {
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
      const onsets: number[] = []
      let [end, lastLoud] = [0, -Infinity]
      for await (const sample of new AudioSampleSink(soundTrack).samples()) {
        const values = new Float32Array(sample.numberOfFrames)
        sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' })
        for (const [index, value] of values.entries()) {
          if (Math.abs(value) < LOUD) continue
          const time = sample.timestamp + index / rate
          if (time - lastLoud > SILENCE) onsets.push(time)
          lastLoud = time
        }
        end = sample.timestamp + sample.duration
        sample.close()
      }
      sound = { codec: soundTrack.codec ?? '', rate, channels, end, onsets }
    }
    const { codedWidth: width, codedHeight: height, codec } = track
    return { width, height, codec: codec ?? '', isBt709Limited, frames, sound }
  }, { probes, LOUD, SILENCE })
