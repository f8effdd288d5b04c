import { createHash } from 'node:crypto'
import { toTypeId } from '../../kernel/ids.ts'
import type { ShotContent, VersionHead, ViewContent } from './versionContent.ts'

/** The format of seals that docs/seals.md describes. A change of it is another number. */
export const SEAL_FORMAT = 1

/** Volumes are sealed in thousandths. */
const VOLUME_STEPS = 1_000

type Rate = Record<'frameRateNumerator' | 'frameRateDenominator', number>

/** Digests of a shot, in hexadecimal digits. */
export interface ShotSeal {
  picture: string
  text: string
  timing: string
}

/** What a seal of a whole board has beside its shots. */
export interface SealedBoard extends Rate {
  startTimecode: number
  soundtrack: VersionHead['soundtrack']
}

/** The texts of a shot that somebody sees: `descriptions` are the names and descriptions of shot and views. */
export interface SeenTexts {
  descriptions: boolean
  dialogue: boolean
  /** The notes and the camera note. */
  notes: boolean
}

const ALL_TEXTS: SeenTexts = { descriptions: true, dialogue: true, notes: true }

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const nfc = (text: string): string => text.normalize('NFC')

/** The ratio, and of each view the size, the SHA-256 of its image and the digest of its drawing. */
export const pictureDigest = ({ aspectRatio, views }: ShotContent, inkOf: (view: ViewContent) => string): string =>
  sha256([aspectRatio, views.map((view) => [view.width, view.height, view.image ?? '', inkOf(view)])])

/** The texts of a shot, or those of them that somebody sees. */
export function textDigest(shot: ShotContent, seen: SeenTexts = ALL_TEXTS): string {
  const { name, description, dialogue, notes, cameraNote, views } = shot
  const [shownName, shownDescription] = seen.descriptions ? [name, description] : ['', '']
  const [shownNotes, shownCameraNote] = seen.notes ? [notes, cameraNote] : ['', '']
  const texts = [shownName, shownDescription, seen.dialogue ? dialogue : '', shownNotes, shownCameraNote]
  const viewTexts = seen.descriptions ? views.map((view) => [nfc(view.name), nfc(view.description)]) : []
  return sha256([...texts.map(nfc), viewTexts])
}

/** The length in frames, the frame rate as a fraction, and the SHA-256 of the scratch voice. */
export const timingDigest = ({ frames, voice }: ShotContent, rate: Rate): string =>
  sha256([frames, rate.frameRateNumerator, rate.frameRateDenominator, voice ?? ''])

/** The digests of a shot. */
export const sealShot = (shot: ShotContent, rate: Rate, inkOf: (view: ViewContent) => string): ShotSeal => ({
  picture: pictureDigest(shot, inkOf),
  text: textDigest(shot),
  timing: timingDigest(shot, rate),
})

/** The soundtrack of a board: its SHA-256, its offset in frames, and its volume in thousandths. */
const soundtrackOf = ({ soundtrack }: SealedBoard) =>
  (soundtrack ? [soundtrack.sound, soundtrack.offset, Math.round(soundtrack.volume * VOLUME_STEPS)] : [])

/** What of a board beside its shots is sealed, as one text. */
export const boardTiming = (board: SealedBoard): string =>
  JSON.stringify([board.startTimecode, soundtrackOf(board)])

/** The seal of shots in order; of a whole board with what it has beside them. In hexadecimal digits. */
export function sealOf(shots: readonly (ShotSeal & { id: string })[], board: SealedBoard | null): string {
  const rows = shots.map(({ id, picture, text, timing }) => [toTypeId('Shot', id), picture, text, timing])
  if (!board) return sha256([SEAL_FORMAT, rows])
  const { frameRateNumerator, frameRateDenominator, startTimecode } = board
  return sha256([SEAL_FORMAT, rows, frameRateNumerator, frameRateDenominator, startTimecode, soundtrackOf(board)])
}
