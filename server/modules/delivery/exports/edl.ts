import { framesInSecond, timecodeOf } from '../../../../drawing/film/timecode.ts'
import { declareFailures } from '../../../kernel/failure.ts'
import { cameraText } from './cameraText.ts'
import type { Cut, CutClip, CutSound, Warn } from './cut.ts'
import { markerColor } from './markerColor.ts'

const edlWarnings = declareFailures({
  EXPORT_EDL_LONG: [
    'CONFLICT', '{board} has {events, number} events. From 1000 on their numbers have six digits; CMX3600 has three.',
  ],
  EXPORT_EDL_PAST_MIDNIGHT: ['CONFLICT', '{board} runs past midnight: its timecode starts again at 00:00:00:00'],
})

/** Events that three digits can number. */
const MOST_EVENTS = 999

/** The reel of what comes from no tape. */
const REEL = 'AX'

const CHANNELS = { SOUNDTRACK: 'A', VOICES: 'A2' } as const

const eventNumber = (number: number): string => String(number).padStart(number > MOST_EVENTS ? 6 : 3, '0')

// Line breaks of any kind and other control characters.
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

/** A text on one line. */
const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim()

/** The color of open comments, which no status has by default. */
const COMMENT_COLOR = 'YELLOW'

/** Capitals of ASCII, as Avid reads locators. */
const locatorText = (text: string): string =>
  oneLine(text).normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[^ -~]/gu, '?')

const comments = (text: string): string[] =>
  text.split(/[\r\n]+/).map(oneLine).filter((line) => line !== '').map((line) => `* COMMENT: ${line}`)

/** A cut as a CMX3600 edit decision list: video events, then those of sounds. Times out are exclusive. */
export function writeEdl(cut: Cut, warn: Warn): string {
  const { rate, start, frames, isDropFrame, clips, sounds, board, comments: threads } = cut
  const timecode = (frame: number) => timecodeOf(frame, rate, isDropFrame)
  const events = clips.length + sounds.length
  if (events > MOST_EVENTS) warn(edlWarnings.EXPORT_EDL_LONG({ board: board.code, events }))
  // A day in frames; drop-frame timecode leaves numbers out, not frames.
  const day = 24 * 3600 * framesInSecond(rate)
  const dropped = isDropFrame ? 24 * 54 * (framesInSecond(rate) / 15) : 0
  if (start + frames > day - dropped) warn(edlWarnings.EXPORT_EDL_PAST_MIDNIGHT({ board: board.code }))

  let number = 0
  const event = (channel: string, sourceIn: number, item: CutClip | CutSound): string[] => {
    const from = start + item.start
    const times = [sourceIn, sourceIn + item.frames, from, from + item.frames].map(timecode).join(' ')
    return [
      `${eventNumber(++number)}  ${REEL.padEnd(8)} ${channel.padEnd(5)} ${'C'.padEnd(8)} ${times}`,
      `* FROM CLIP NAME: ${oneLine(item.name)}`,
      ...(item.path === null ? [] : [`* FROM FILE: ${item.path}`]),
    ]
  }
  const locator = (frame: number, color: string, text: string): string =>
    `* LOC: ${[timecode(start + frame), color.padEnd(7), locatorText(text)].join(' ')}`
  const commentsIn = (clip: CutClip): string[] => threads
    .filter((thread) => clip.start <= thread.start && thread.start < clip.start + clip.frames)
    .map(({ start: frame, comment: { number: thread, author, text } }) =>
      locator(frame, COMMENT_COLOR, `#${thread} ${author}: ${text === '' ? 'drawing' : text}`))
  const video = clips.flatMap((clip) => {
    const { isFirst, shot: { description, dialogue, cameraNote, notes, status }, view: { camera } } = clip
    const lines = [...event('V', 0, clip), ...(camera ? comments(cameraText(camera)) : [])]
    if (!isFirst) return [...lines, ...commentsIn(clip)]
    return [
      ...lines,
      ...[description, dialogue, cameraNote].flatMap(comments),
      ...(status ? [`* COMMENT: STATUS ${oneLine(status.name)}`] : []),
      ...(notes === '' ? [] : [locator(clip.start, markerColor(status), notes)]),
      ...commentsIn(clip),
    ]
  })
  const audio = sounds.flatMap((sound) => event(CHANNELS[sound.track], sound.sourceIn, sound))
  return [
    `TITLE: ${cut.name}`,
    `FCM: ${isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'}`,
    `* FRAMEWRIGHT RATE ${rate.numerator}/${rate.denominator}`,
    '',
    ...video,
    ...audio,
    '',
  ].join('\r\n')
}
