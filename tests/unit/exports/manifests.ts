import type { CutOptions } from '../../../server/modules/delivery/exports/cut.ts'
import type {
  ExportManifest, ManifestBoard, ManifestShot, ManifestView,
} from '../../../server/modules/delivery/exports/manifest.ts'
import { CLIP_NAME } from '../../../server/modules/delivery/exports/names.ts'

/** The rates of the golden invariants; the last value says whether timecode drops frames. */
export const RATES = [
  ['12', 12, 1, false], ['23.976', 24_000, 1001, false], ['24', 24, 1, false], ['25', 25, 1, false],
  ['29.97 non-drop', 30_000, 1001, false], ['29.97 drop', 30_000, 1001, true], ['30', 30, 1, false],
  ['48', 48, 1, false], ['50', 50, 1, false], ['59.94 non-drop', 60_000, 1001, false],
  ['59.94 drop', 60_000, 1001, true], ['60', 60, 1, false],
] as const

export const CUT_OPTIONS: CutOptions = {
  clipName: CLIP_NAME, views: 'FIRST', hasMedia: true, hasSounds: true, isDropFrame: false, width: 1920, height: 1080,
}

export const viewOf = (id: string, given: Partial<ManifestView> = {}): ManifestView => ({
  id, name: '', description: '', revision: 0, width: 420, height: 240, initialWidth: 420, initialHeight: 240,
  image: null, camera: null, ...given,
})

/** Shots of these lengths in a row, `SH0010`, `SH0020` and so on. */
export function shotsOf(lengths: readonly number[], given: readonly Partial<ManifestShot>[] = []): ManifestShot[] {
  let start = 0
  return lengths.map((frames, index) => {
    const shot: ManifestShot = {
      id: `shot_${index + 1}`, code: `SH${String((index + 1) * 10).padStart(4, '0')}`, name: `Shot ${index + 1}`,
      position: index + 1, sceneId: null, description: '', dialogue: '', notes: '', cameraNote: '', status: null, start,
      boardStart: start, frames, firstFrame: 1001, aspectRatio: 'RATIO_16_9', scriptLine: null, voice: null, assets: [],
      views: [viewOf(`view_${index + 1}`)], ...given[index],
    }
    start += frames
    return shot
  })
}

export const boardOf = (shots: ManifestShot[], given: Partial<ManifestBoard> = {}): ManifestBoard => ({
  id: 'storyboard_1', code: 'MAIN', name: 'Main', description: '', startFrame: 0, scenes: [], scripts: [],
  soundtrack: null, shots, ...given,
})

export const manifestOf = (boards: ManifestBoard[], numerator = 24, denominator = 1): ExportManifest => ({
  seq: 42, exportedAt: '2026-11-21T08:00:00.000Z', boards, comments: [],
  project: {
    id: 'project_1', code: 'BRICK', name: 'Brick & Steel', frameRate: { numerator, denominator }, firstFrame: 1001,
    frameNumbering: 'PER_SHOT', logo: null, statuses: [], assets: [],
  },
})
