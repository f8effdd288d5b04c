import { DEFAULT_ASPECT_RATIO } from '../../../../../drawing/aspectRatio.ts'
import { MOST_UPLOAD_BYTES } from '../../../../kernel/fileLimit.ts'
import { kindOf } from '../../../media/imageKind.ts'
import { applyShots } from '../boards/applyShots.service.ts'
import type { IncomingShot, MatchedShot } from '../boards/incomingShots.ts'
import { picturesByShot, type PicturesOfShot } from '../boards/pictureNames.ts'
import { planShots } from '../boards/planShots.ts'
import { type PresentBoard, readPresentBoard } from '../boards/presentBoard.service.ts'
import { ratioFor } from '../boards/nearestRatio.ts'
import { declareReader, type KeptMedia } from '../reader.ts'
// Declared here too: files are read in a process apart.
import './images.failures.ts'
import { imagesOptions } from './imagesOptions.ts'
import type { ParsedImages } from './imagesReading.ts'

/** The ratio of a new shot: that of its first picture. */
function ratioOf({ pictures }: PicturesOfShot, media: ReadonlyMap<string, KeptMedia>) {
  const kept = pictures.flatMap(({ file }) => {
    const found = media.get(file)
    return found && !('refusal' in found) ? [found] : []
  })
  return kept[0] ? ratioFor(kept[0]) : { aspectRatio: DEFAULT_ASPECT_RATIO, warnings: [] }
}

function shotOf(
  group: PicturesOfShot, frames: number, { shots }: PresentBoard, media: ReadonlyMap<string, KeptMedia>,
): MatchedShot {
  const { shotId, code, label, pictures } = group
  const views = shots.find(({ id }) => id === shotId)?.views ?? []
  const { aspectRatio, warnings } = ratioOf(group, media)
  const shot: IncomingShot = {
    key: pictures[0]?.file ?? label, code, label, name: '', description: '', dialogue: '', notes: '',
    frames: shotId === null && frames > 0 ? frames : null, aspectRatio, voice: null, scene: null,
    number: pictures[0]?.number ?? 1, warnings: shotId === null ? warnings : [],
    views: pictures.map(({ file, letter, refusal }) => ({
      key: file, ref: null, name: letter, description: '', isUntouched: false, refusal,
      picture: { kind: 'IMAGE', media: file }, isPictureNeeded: true,
    })),
  }
  return { shot, shotId, viewIds: pictures.map(({ place, refusal }) => (refusal ? null : views[place]?.id ?? null)) }
}

/** Pictures of shots, which go into a board. */
export const imagesReader = declareReader({
  reader: 'IMAGES',
  field: 'images',
  description: 'Pictures: a ZIP with up to 500 PNG, JPEG and WebP files, or one such file, into a board.',
  options: imagesOptions,
  mostBytes: MOST_UPLOAD_BYTES,
  isReadByPath: true,
  isForBoard: true,
  recognizes: (head) => {
    const kind = kindOf(head)
    return kind !== null && 'accepted' in kind
  },
  recognizesZip: (names) => names.some((name) => /\.(?:png|jpe?g|webp)$/i.test(name)),
  reading: new URL('./imagesReading.ts', import.meta.url),
  scopes: () => ['shots:write', 'drawings:write', 'media:write'],
  async plan({ tx, target, parsed, options, media }) {
    const { files, warnings } = parsed as ParsedImages
    const board = await readPresentBoard(tx, target)
    const shots = picturesByShot(board, files).map((group) => shotOf(group, options.frames, board, media))
    const items = planShots(board, media, shots)
    return {
      items, warnings,
      boardsOf: () => [board.id],
      apply: (change, viewer, accepts) => applyShots(change, viewer, { board, items, accepts }),
    }
  },
})
