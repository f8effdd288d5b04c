import { createHash } from 'node:crypto'
import type { LayerRole } from '../../../../drawing/layer.ts'
import { secondsFor } from '../../../kernel/frames.ts'
import { SOUND_TYPES } from '../../media/soundKind.ts'
import { viewStarts } from './cut.ts'
import type { ExportManifest, ManifestBoard, ManifestShot, ManifestSound, ManifestView } from './manifest.ts'

// The project file of Storyboarder, version 3.0.0: a board of theirs is a view of ours.

/** The height that Storyboarder draws in, in pixels. */
export const STORYBOARDER_HEIGHT = 900

/** Milliseconds of a board without a length of its own. */
const DEFAULT_BOARD_TIMING = 2000

const UID_LENGTH = 5

const EXTENSIONS = new Map(Object.entries(SOUND_TYPES).map(([extension, type]) => [type, extension]))

/** A view as a board of Storyboarder, with the files in `images/` that belong to it. */
export interface StoryboarderBoard {
  shot: ManifestShot
  view: ManifestView
  files: {
    drawing: string
    image: string | null
    /** Where the drawing has layers, in place of the two above. */
    layer: (role: LayerRole) => string
    poster: string
    voice: { file: string; sound: ManifestSound } | null
  }
}

/** A project of Storyboarder, to be written as `<name>.storyboarder` beside the folder `images`. */
export interface StoryboarderProject {
  text: string
  boards: StoryboarderBoard[]
}

/** Five characters that stay the same for a view, so that a second import finds it again. `viewId` is a TypeID. */
export function uidOf(viewId: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHash('sha256').update(`${viewId}${attempt || ''}`).digest('hex')
    const uid = BigInt(`0x${digest}`).toString(36).toUpperCase().slice(0, UID_LENGTH)
    if (taken.has(uid)) continue
    taken.add(uid)
    return uid
  }
}

interface StoryboarderChoices {
  ratio: number
  hasSounds: boolean
  rolesOf?: (viewId: string) => readonly LayerRole[]
}

/**
 * A board as a project of Storyboarder. Times are milliseconds: each boundary between boards is rounded, not each
 * length, so that nothing adds up. Views of a shot without a frame of its own are left out, voices unless `hasSounds`.
 * `rolesOf` are the roles of layers of a view; none for a drawing without layers.
 */
export function storyboarderProject(
  { project, exportedAt }: Pick<ExportManifest, 'project' | 'exportedAt'>, board: ManifestBoard,
  { ratio, hasSounds, rolesOf = () => [] }: StoryboarderChoices,
): StoryboarderProject {
  const { frameRate } = project
  const milliseconds = (frame: number) => Math.round(secondsFor(frame, frameRate) * 1000)
  const uids = new Set<string>()
  const boards: StoryboarderBoard[] = []
  const rows = board.shots.flatMap((shot) => {
    const starts = viewStarts(shot.frames, shot.views.length)
    return starts.map((from, index) => {
      const view = shot.views[index] as ManifestView
      const uid = uidOf(view.id, uids)
      const number = boards.length + 1
      const base = `board-${number}-${uid}`
      const voice = index === 0 && hasSounds ? shot.voice : null
      const time = milliseconds(shot.start + from)
      const audio = voice && { file: `${base}.${EXTENSIONS.get(voice.contentType) ?? 'wav'}`, sound: voice }
      const drawing = `${base}-fill.png`
      const image = view.image && `${base}-reference.png`
      const layer = (role: LayerRole): string => `${base}-${role}.png`
      boards.push({ shot, view, files: { drawing, image, layer, poster: `${base}-posterframe.jpg`, voice: audio } })
      const layers = rolesOf(view.id).map((role) => [role, { url: layer(role), opacity: 1 }])
      return {
        uid,
        url: `${base}.png`,
        newShot: index === 0,
        lastEdited: Date.parse(exportedAt),
        number,
        shot: shot.code,
        time,
        duration: milliseconds(shot.start + (starts[index + 1] ?? shot.frames)) - time,
        dialogue: index === 0 ? shot.dialogue : '',
        action: index === 0 ? shot.description : view.description,
        notes: index === 0 ? [shot.cameraNote, shot.notes].filter((text) => text !== '').join('\n') : '',
        layers: layers.length > 0
          ? Object.fromEntries(layers)
          : { fill: { url: drawing }, ...(image && { reference: { url: image, opacity: 1 } }) },
        ...(audio && { audio: { filename: audio.file, duration: Math.round(audio.sound.seconds * 1000) } }),
      }
    })
  })
  const fps = frameRate.numerator / frameRate.denominator
  const file = {
    version: '3.0.0', aspectRatio: ratio, fps, defaultBoardTiming: DEFAULT_BOARD_TIMING,
    // Storyboarder keeps it: boards that were edited there are known by a later time.
    framewright: { exportedAt: Date.parse(exportedAt) },
    boards: rows,
  }
  return { text: `${JSON.stringify(file, null, 2)}\n`, boards }
}
