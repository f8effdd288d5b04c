import type { ConformShot, CutItem } from './cutItem.ts'
import type { CutMarker } from './cut.ts'
import type { Run } from './matchClips.ts'

const MOST_NOTES = 2000

/** Capitals of ASCII, as edit decision lists have texts. */
const plainest = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[^A-Z0-9]+/g, ' ').trim()

/** Markers as notes of their shots, one item a shot; what the notes have already is left out. */
export function markedNotes(
  markers: readonly CutMarker[], runs: readonly Run[], shots: ReadonlyMap<string, ConformShot>,
): CutItem[] {
  const sorted = markers.toSorted((one, other) => one.start - other.start)
  return runs.flatMap(({ shotId, clips, clip }): CutItem[] => {
    const shot = shots.get(shotId ?? '')
    const last = clips.at(-1)
    if (!shot || !last) return []
    const [from, to] = [clips[0]?.start ?? 0, last.start + last.frames]
    const known = plainest(shot.notes)
    const texts = sorted.filter(({ start }) => start >= from && start < to).map(({ text }) => text.trim())
    const added = [...new Set(texts)].filter((text) => plainest(text) !== '' && !known.includes(plainest(text)))
    if (added.length === 0) return []
    const notes = [shot.notes, ...added].filter((text) => text !== '').join('\n').slice(0, MOST_NOTES)
    return [{
      key: `notes:${shot.id}`, changes: [{ change: 'RETEXTED', field: 'notes', from: shot.notes, to: notes }],
      shotId: shot.id, name: shot.code, clip, choice: 'REJECT', reasons: [], isDoubtful: false, ref: null,
      effect: { kind: 'NOTE', shotId: shot.id, notes },
    }]
  })
}
