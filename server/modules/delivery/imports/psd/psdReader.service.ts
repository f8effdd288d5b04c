import type { Static } from '@sinclair/typebox'
import { MAX_LAYERS } from '../../../../../drawing/limits.ts'
import { FramewrightError } from '../../../../kernel/errors.ts'
import { readPsd } from '../../../board/psdFile.service.ts'
import { MOST_PSD_BYTES } from '../../../board/psdHeader.ts'
import type { ReadSheet } from '../../../board/psdReading.ts'
import { applyShots } from '../boards/applyShots.service.ts'
import type { IncomingPicture, IncomingView, MatchedShot } from '../boards/incomingShots.ts'
import { picturesByShot } from '../boards/pictureNames.ts'
import { planShots } from '../boards/planShots.ts'
import { type PresentBoard, readPresentBoard } from '../boards/presentBoard.service.ts'
import { ratioFor } from '../boards/nearestRatio.ts'
import { declareReader, type ReadFile, type ReadOrder } from '../reader.ts'
import { psdOptions } from './psdOptions.ts'

type Options = Static<typeof psdOptions>

/** A Photoshop file: its layers, or pictures of several of them. */
interface ParsedPsd {
  width: number
  height: number
  /** From bottom to top; the picture of each is kept by its place. */
  sheets: Omit<ReadSheet, 'path'>[]
}

/** One layer of a view may hold what was drawn. */
const MOST_SHEETS = MAX_LAYERS - 1

/** Reads a Photoshop file in a process of its own. */
async function read({ path, folder, options }: ReadOrder<Options>): Promise<ReadFile<ParsedPsd>> {
  try {
    const { sheets, ...size } = await readPsd({ path, folder, most: MOST_SHEETS, known: [], as: options.layers })
    return {
      parsed: { ...size, sheets: sheets.map(({ path: _path, ...sheet }) => sheet) },
      found: sheets.map((sheet, index) => ({ name: String(index), kind: 'IMAGE', path: sheet.path })),
    }
  } catch (error) {
    if (error instanceof FramewrightError && error.code === 'INVALID_INPUT') return { refusal: error.failure }
    throw error
  }
}

function picturesOf({ sheets, ...size }: ParsedPsd, { layers }: Options): IncomingPicture[] {
  if (layers !== 'LAYERS') return sheets.map((_sheet, index) => ({ kind: 'IMAGE', media: String(index) }))
  const laid = sheets.map(({ name, opacity, blend, isHidden, left, top }, index) =>
    ({ name, opacity, blend, isHidden, left, top, media: String(index) }))
  return [{ kind: 'LAYERS', sheets: laid, size }]
}

/** The shot that a file is by its name, with a view for each picture: those of the board by their places. */
function shotOf(board: PresentBoard, fileName: string, parsed: ParsedPsd, options: Options): MatchedShot[] {
  const [group] = picturesByShot(board, [fileName])
  const [named] = group?.pictures ?? []
  if (!group || !named) return []
  const { shotId, code, label } = group
  const present = board.shots.find(({ id }) => id === shotId)?.views ?? []
  const { aspectRatio, warnings } = ratioFor(parsed)
  const pictures = picturesOf(parsed, options)
  const views = pictures.map((picture, index): IncomingView => ({
    key: String(index), ref: null, name: pictures.length > 1 ? (parsed.sheets[index]?.name ?? '') : named.letter,
    description: '', isUntouched: false, refusal: null, isPictureNeeded: true, picture,
  }))
  return [{
    shotId, viewIds: views.map((_view, index) => present[named.place + index]?.id ?? null),
    shot: {
      key: 'file', code, label, name: '', description: '', dialogue: '', notes: '', voice: null, scene: null,
      frames: shotId === null && options.frames > 0 ? options.frames : null, aspectRatio, views, number: 1,
      warnings: shotId === null ? warnings : [],
    },
  }]
}

/** A Photoshop file of a shot, which goes into a board. */
export const psdReader = declareReader({
  reader: 'PSD',
  field: 'psd',
  description: 'A Photoshop file of at most 50 megapixels and 200 layers, RGB with 8 bits: a shot of a board.',
  options: psdOptions,
  mostBytes: MOST_PSD_BYTES,
  isReadByPath: true,
  isForBoard: true,
  recognizes: (head) => Buffer.from(head.subarray(0, 4)).toString('latin1') === '8BPS',
  reading: read,
  scopes: () => ['shots:write', 'drawings:write', 'media:write'],
  async plan({ tx, target, parsed, options, media, fileName }) {
    const board = await readPresentBoard(tx, target)
    const items = planShots(board, media, shotOf(board, fileName, parsed, options))
    return {
      items, warnings: [],
      boardsOf: () => [board.id],
      apply: (change, viewer, accepts) => applyShots(change, viewer, { board, items, accepts }),
    }
  },
})
