import { grouped } from '../../../../kernel/grouped.ts'
import type { ClipNames } from './clipNames.ts'
import type { ConformBoard } from './cutItem.ts'
import type { Cut, CutClip } from './cut.ts'

/** Clips of one shot that follow each other: what becomes one shot. */
export interface Run {
  /** `clip:3`, after the number of its first clip. */
  key: string
  /** 1-based number of its first clip. */
  clip: number
  /** 1-based place among the runs. */
  place: number
  start: number
  clips: CutClip[]
  /** Null for a new one. */
  shotId: string | null
  /** A shot that it may be: as long, and between the same neighbors. */
  proposedId: string | null
  /** Whether only the media's name says which shot it is. */
  isDoubtful: boolean
  /** Whether a person chose its shot. */
  isChosen: boolean
  /** The clip's name without case and how often it came before: `sh0010`, `sh0010#2`. Null without a name. */
  ref: string | null
}

const MOST_REF = 200

const keyOf = (clip: number): string => `clip:${clip}`

interface Match {
  shotId: string | null
  isDoubtful: boolean
  isChosen: boolean
}

interface MatchOptions {
  /** By the keys of items. */
  matches: ReadonlyMap<string, string | 'CREATE'>
  /** Whether clips on both sides of a gap are different shots. */
  isGapABreak: boolean
}

/** The shot of a clip: by our id, by the key that an earlier cut left, by the template, by its media. */
function matchOf(
  { ids: { shotId: own }, name, media }: CutClip, ref: string | null, names: ClipNames,
  { refs }: ConformBoard, ids: ReadonlySet<string>,
): Match {
  const sure = (shotId: string): Match => ({ shotId, isDoubtful: false, isChosen: false })
  if (own !== null && ids.has(own)) return sure(own)
  const known = ref === null ? undefined : refs.get(ref)
  if (known !== undefined && ids.has(known)) return sure(known)
  const named = names.shotOf(name)
  if (named !== null) return sure(named)
  const byMedia = media === null ? null : names.shotOfMedia(media)
  return { shotId: byMedia, isDoubtful: byMedia !== null, isChosen: false }
}

/** The keys of clips by their names: clips of one name that follow each other have the same. */
function refsOf(clips: readonly CutClip[]): (string | null)[] {
  const counts = new Map<string, number>()
  let before: string | null = null
  return clips.map(({ name }) => {
    const plain = name.normalize('NFC').trim().toLowerCase().slice(0, MOST_REF)
    if (plain !== before) counts.set(plain, (counts.get(plain) ?? 0) + 1)
    before = plain
    const count = counts.get(plain) ?? 1
    return plain === '' ? null : count === 1 ? plain : `${plain}#${count}`
  })
}

/** Gives runs of a shot that is there more than once the copies that earlier cuts made of it. */
function takeCopies(runs: readonly Run[], board: ConformBoard, ids: ReadonlySet<string>): void {
  const taken = new Set(runs.map(({ shotId }) => shotId))
  for (const [shotId, same] of grouped(runs, (run) => run.shotId)) {
    if (shotId === null || same.length === 1) continue
    for (const run of same) {
      const copy = run.ref === null || run.isChosen ? undefined : board.refs.get(run.ref)
      if (copy === undefined || !ids.has(copy) || taken.has(copy)) continue
      run.shotId = copy
      taken.add(copy)
    }
  }
}

/** Proposes shots that nothing else matches: as long as the run, and between the same two neighbors. */
function propose(runs: readonly Run[], board: ConformBoard): void {
  const matched = new Set(runs.map(({ shotId }) => shotId))
  const places = new Map(board.shots.map(({ id }, index) => [id, index]))
  runs.forEach((run, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]].map((each) => places.get(each?.shotId ?? ''))
    if (run.shotId !== null || run.isChosen || before === undefined || after !== before + 2) return
    const shot = board.shots[before + 1]
    const frames = run.clips.reduce((sum, each) => sum + each.frames, 0)
    if (shot && !matched.has(shot.id) && shot.frames === frames) run.proposedId = shot.id
  })
}

/** The clips of a cut in runs, each with its shot. */
export function matchRuns(cut: Cut, board: ConformBoard, names: ClipNames, options: MatchOptions): Run[] {
  const ids = new Set(board.shots.map(({ id }) => id))
  const refs = refsOf(cut.clips)
  const breaks = new Set(options.isGapABreak ? cut.gaps.map(({ start, frames }) => start + frames) : [])
  const runs: Run[] = []
  const choiceOf = (key: string): Match | null => {
    const chosen = options.matches.get(key)
    if (chosen === undefined || (chosen !== 'CREATE' && !ids.has(chosen))) return null
    return { shotId: chosen === 'CREATE' ? null : chosen, isDoubtful: false, isChosen: true }
  }
  cut.clips.forEach((clip, index) => {
    const ref = refs[index] ?? null
    const last = runs.at(-1)
    // A choice is one for all clips of the name that follow.
    const carried = last?.isChosen && ref !== null && last.ref === ref ? last : null
    const match = choiceOf(keyOf(index + 1)) ?? carried ?? matchOf(clip, ref, names, board, ids)
    const isSame = match.shotId === null ? ref !== null && last?.ref === ref : last?.shotId === match.shotId
    if (last && isSame && last.shotId === match.shotId && !breaks.has(clip.start)) last.clips.push(clip)
    else {
      runs.push({
        ...match, key: keyOf(index + 1), clip: index + 1, place: runs.length + 1, start: clip.start, clips: [clip],
        proposedId: null, ref,
      })
    }
  })
  takeCopies(runs, board, ids)
  propose(runs, board)
  return runs
}
