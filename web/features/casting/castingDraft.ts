/** How often an asset appears in a shot, and what for. */
export interface Appearance {
  readonly occurrences: number
  readonly label: string
}

/** Who appears in the shots a dialog is about: asset ids by shot id. */
export type CastOfShots = ReadonlyMap<string, ReadonlyMap<string, Appearance>>

/** What is to change of an asset, in every shot; with several shots `occurrences` is 1 for those it is new in. */
export interface DraftEntry {
  /** 0 takes it out. */
  readonly occurrences: number
  readonly label?: string
}

/** What is to change, by asset id. */
export type CastingDraft = ReadonlyMap<string, DraftEntry>

/** A row as `castAssets` takes it. */
export interface CastingRow {
  readonly shotId: string
  readonly assetId: string
  readonly occurrences: number
  readonly label?: string
}

/** The most an asset may appear in a shot. */
export const MOST_OCCURRENCES = 999

const ABSENT: Appearance = { occurrences: 0, label: '' }

function sameLabel({ label }: DraftEntry, now: Appearance): boolean {
  return label === undefined || label.trim() === now.label
}

/**
 * The rows that bring the casting to the draft, and those that bring it back. An asset added to several shots keeps how
 * often it appears where it is in already.
 */
export function rowsOf(cast: CastOfShots, draft: CastingDraft): { rows: CastingRow[]; inverse: CastingRow[] } {
  const rows: CastingRow[] = []
  const inverse: CastingRow[] = []
  const isOne = cast.size === 1
  for (const [shotId, appearances] of cast) {
    for (const [assetId, entry] of draft) {
      const now = appearances.get(assetId) ?? ABSENT
      const keeps = !isOne && entry.occurrences > 0 && now.occurrences > 0
      const occurrences = keeps ? now.occurrences : entry.occurrences
      if (occurrences === now.occurrences && (occurrences === 0 || sameLabel(entry, now))) continue
      const label = entry.label === undefined || occurrences === 0 ? {} : { label: entry.label.trim() }
      rows.push({ shotId, assetId, occurrences, ...label })
      inverse.push({ shotId, assetId, ...now })
    }
  }
  return { rows, inverse }
}

/** In how many of the shots an asset appears, once the draft is saved. */
export function shotsWith(cast: CastOfShots, draft: CastingDraft, assetId: string): number {
  const entry = draft.get(assetId)
  if (entry) return entry.occurrences > 0 ? cast.size : 0
  let count = 0
  for (const appearances of cast.values()) if (appearances.has(assetId)) count += 1
  return count
}

/** A number of times that may be: whole, from 0 to 999. */
export function boundOccurrences(value: number): number {
  return Math.min(MOST_OCCURRENCES, Math.max(0, Math.round(value)))
}
