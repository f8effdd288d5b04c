import { framesInSecond, timecodeOf } from '../../../../../drawing/film/timecode.ts'
import { type Paragraph, SHEET_STYLES, type SheetCell, type SheetSection } from '../../../../../drawing/sheet/sheet.ts'
import type { ExportManifest, ManifestBoard, ManifestShot } from '../manifest.ts'
import { trueRatioOf } from '../paintPicture.ts'
import type { SheetField } from '../sheetFields.ts'

/** The fields of a sheet that names none. */
const USUAL_FIELDS: readonly SheetField[] = [
  'CODE', 'TIMECODE', 'LENGTH', 'DESCRIPTION', 'DIALOGUE', 'CAMERA_NOTE', 'NOTES',
]

/** Fields of a few words: those that follow each other share a line. */
const SHORT: ReadonlySet<SheetField> = new Set(['CODE', 'NAME', 'LENGTH', 'TIMECODE', 'STATUS'])
const BETWEEN = '  ·  '

export interface CellOptions {
  fields: readonly SheetField[]
  views: 'FIRST' | 'ALL'
  isBrokenByScene: boolean
}

/** The heading of a scene as a script has it: `12 INT. LIGHTHOUSE`. */
const headingOf = ({ scenes }: ManifestBoard, sceneId: string | null): string => {
  const scene = scenes.find(({ id }) => id === sceneId)
  return scene ? [scene.number, scene.heading].filter((text) => text !== '').join(' ') : ''
}

function textOf(field: SheetField, { project }: ExportManifest, board: ManifestBoard, shot: ManifestShot): string {
  const { frameRate } = project
  const second = framesInSecond(frameRate)
  switch (field) {
    case 'CODE': return shot.code
    case 'NAME': return shot.name
    case 'SCENE': return headingOf(board, shot.sceneId)
    case 'LENGTH': {
      const frames = String(shot.frames % second).padStart(2, '0')
      return `${Math.floor(shot.frames / second)}:${frames} (${shot.frames} f)`
    }
    case 'TIMECODE': return timecodeOf(board.startFrame + shot.boardStart, frameRate)
    case 'STATUS': return shot.status?.name ?? ''
    case 'DESCRIPTION': return shot.description
    case 'DIALOGUE': return shot.dialogue
    case 'CAMERA_NOTE': return shot.cameraNote
    case 'NOTES': return shot.notes
    case 'ASSETS': return shot.assets.map(({ name }) => name).join(', ')
    case 'VIEWS': return shot.views.map(({ name }, index) => name || `View ${index + 1}`).join(', ')
  }
}

/** The texts of a shot as paragraphs; short ones share a line. */
function paragraphsOf(fields: readonly SheetField[], read: (field: SheetField) => string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let isShort = false
  for (const field of fields) {
    const text = read(field).replace(/\r\n?/g, '\n').trim()
    if (text === '') continue
    const style = field === 'CODE' ? SHEET_STYLES.title : SHORT.has(field) ? SHEET_STYLES.quiet : SHEET_STYLES.body
    const last = isShort && SHORT.has(field) ? paragraphs.pop() : undefined
    const run = { text: last ? `${BETWEEN}${text}` : text, style }
    paragraphs.push(last ? [...last, run] : [run])
    isShort = SHORT.has(field)
  }
  return paragraphs
}

function cellsOf(
  manifest: ExportManifest,
  board: ManifestBoard,
  shot: ManifestShot,
  options: CellOptions,
): SheetCell[] {
  const fields = options.fields.length > 0 ? options.fields : USUAL_FIELDS
  const views = options.views === 'ALL' ? shot.views : shot.views.slice(0, 1)
  return views.map((view, index) => ({
    title: shot.code,
    picture: view.id,
    ratio: trueRatioOf(shot.aspectRatio),
    ...(index === 0 && { destination: shot.id }),
    paragraphs: index === 0
      ? paragraphsOf(fields, (field) => textOf(field, manifest, board, shot))
      : [[{ text: `${shot.code}${BETWEEN}${view.name || `View ${index + 1}`}`, style: SHEET_STYLES.quiet }]],
  }))
}

/** The sections of a sheet: a board each, or a run of shots of one scene. Each begins on a new page. */
export function sectionsOf(manifest: ExportManifest, options: CellOptions): SheetSection[] {
  const isNamed = manifest.boards.length > 1
  return manifest.boards.flatMap((board) => {
    const sections: { heading: string; sceneId: string | null; cells: SheetCell[] }[] = []
    for (const shot of board.shots) {
      const cells = cellsOf(manifest, board, shot, options)
      const last = sections.at(-1)
      if (last && (!options.isBrokenByScene || last.sceneId === shot.sceneId)) {
        last.cells.push(...cells)
        continue
      }
      const scene = options.isBrokenByScene ? headingOf(board, shot.sceneId) : ''
      const heading = [isNamed ? board.name : '', scene].filter((text) => text !== '').join(BETWEEN)
      sections.push({ heading, sceneId: shot.sceneId, cells })
    }
    return sections
  })
}
