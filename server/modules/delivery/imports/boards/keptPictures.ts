import { MAX_LAYERS } from '../../../../../drawing/limits.ts'
import type { DrawingSize } from '../../../../../drawing/operation.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { keptStateOf } from '../../../board/drawnState.ts'
import { areLaid, type LaidSheet, layersIn, nameOf } from '../../../board/sheetLayers.ts'
import { viewFailures } from '../../../board/view.failures.ts'
import type { FieldChange, KeptMedia } from '../reader.ts'
import { boardImportFailures } from './boardImport.failures.ts'
import type { IncomingPicture, IncomingShot, IncomingView } from './incomingShots.ts'
import type { PresentView } from './presentBoard.service.ts'

/** A picture that can be put, by the ids of what is kept. */
export type KeptPicture =
  | { kind: 'IMAGE'; mediaId: string; width: number; height: number }
  | { kind: 'LAYERS'; width: number; height: number; sheets: LaidSheet[]; mediaIds: string[] }

/** What is kept of a file, by the names in it. */
export type Media = ReadonlyMap<string, KeptMedia>

/** The picture of a view by what is kept of it, and why parts of it are not. */
function keptPicture(picture: IncomingPicture | null, media: Media): { kept: KeptPicture | null; reasons: Failure[] } {
  if (!picture) return { kept: null, reasons: [] }
  const names = picture.kind === 'IMAGE' ? [picture.media] : picture.sheets.map((sheet) => sheet.media)
  const reasons = names.flatMap((name) => {
    const found = media.get(name)
    return found && 'refusal' in found ? [found.refusal] : []
  })
  const keptOf = (name: string) => {
    const found = media.get(name)
    return found && !('refusal' in found) ? [found] : []
  }
  if (picture.kind === 'IMAGE') {
    const [image] = keptOf(picture.media)
    if (!image) return { kept: null, reasons }
    const { id: mediaId, width, height } = image
    return { kept: { kind: 'IMAGE', mediaId, width, height }, reasons }
  }
  const laid = picture.sheets.flatMap(({ media: name, ...sheet }) =>
    keptOf(name).map(({ id, width, height }) => ({ id, sheet: { ...sheet, width, height } })))
  const [first] = laid
  if (!first) return { kept: null, reasons }
  const { width, height } = picture.size ?? first.sheet
  const sheets = laid.map(({ sheet }) => sheet)
  return { kept: { kind: 'LAYERS', width, height, sheets, mediaIds: laid.map(({ id }) => id) }, reasons }
}

/** The picture of a view, why parts of it are not taken, and whether the view is refused for that. */
export function takenPicture(view: IncomingView, media: Media) {
  const { kept, reasons } = keptPicture(view.picture, media)
  if (view.refusal) return { kept, reasons: [view.refusal, ...reasons], isRefused: true }
  return { kept, reasons, isRefused: view.isPictureNeeded && kept === null }
}

/** Of a view whose picture stays as it is. */
export const NOTHING: ReturnType<typeof takenPicture> = { kept: null, reasons: [], isRefused: false }

const layerNames = (names: readonly string[]): string => names.join(', ')

/** The size of a picture, for people. */
const sizeOf = ({ width, height }: DrawingSize): string => `${width} × ${height}`

/** What a picture changes of a view; null where it is there already. */
export function pictureChange(view: PresentView, picture: KeptPicture): FieldChange | null {
  if (picture.kind === 'IMAGE') {
    if (view.imageId === picture.mediaId) return null
    return { change: 'REPLACED', field: 'image', from: view.image ? sizeOf(view.image) : '', to: sizeOf(picture) }
  }
  const { sheets, mediaIds } = picture
  if (areLaid(view, sheets, mediaIds, view.pictures)) return null
  const present = (keptStateOf(view).layers ?? []).filter(({ image }) => image).map(nameOf)
  return {
    change: 'REPLACED', field: 'layers', from: layerNames(present), to: layerNames(sheets.map(({ name }) => name)),
  }
}

/** Why a picture cannot be put on a view, and what putting it hides. */
export function pictureReasons(view: PresentView, picture: KeptPicture): { refused: Failure[]; hidden: Failure[] } {
  if (picture.kind === 'IMAGE') return { refused: [], hidden: [] }
  const { covered, free } = layersIn(view)
  const replaced = new Set(picture.sheets.map(({ name }) => name.toLowerCase()))
  const staying = covered.filter((layer) => !(free.includes(layer) && replaced.has(nameOf(layer))))
  const isFull = staying.length + picture.sheets.length > MAX_LAYERS
  const isHiding = staying.some(({ isHidden, strokeCount }) => !isHidden && strokeCount > 0)
  return {
    refused: isFull ? [viewFailures.LAYERS_AT_LIMIT({ most: MAX_LAYERS })] : [],
    hidden: isHiding ? [boardImportFailures.BOARD_DRAWING_HIDDEN()] : [],
  }
}

/** The sound of a shot by what is kept of it, and why it is not. */
export const voiceIdOf = (shot: IncomingShot, media: Media) => {
  const found = shot.voice === null ? undefined : media.get(shot.voice)
  if (!found) return { voiceId: null, reasons: [] }
  return 'refusal' in found ? { voiceId: null, reasons: [found.refusal] } : { voiceId: found.id, reasons: [] }
}
