import type { Failure } from '../../../../kernel/failure.ts'
import { framesFor } from '../../../../kernel/frames.ts'
import { shotFailures } from '../../../board/shot.failures.ts'
import { longestAscent } from '../../../board/versionComparison.ts'
import { ClipNames } from './clipNames.ts'
import { atRate, type Cut, shortText } from './cut.ts'
import { cutWarnings } from './cut.failures.ts'
import type { ConformBoard, ConformOptions, ConformShot, CutChange, CutItem } from './cutItem.ts'
import { markedNotes } from './markedNotes.ts'
import { matchRuns, type Run } from './matchClips.ts'
import type { ItemLengths } from '../reader.ts'
import { isSameRate, rateText } from './rates.ts'

const MOST_REASONS = 5
/** Longest shot, in seconds: a day. */
const LONGEST_SECONDS = 86_400

/** Of the shots of a board, the runs that stay them, and whether they come to another place. */
type Originals = ReadonlyMap<string, { run: Run; isMoved: boolean }>

interface Planned {
  run: Run
  frames: number
  /** Frames of gaps in its length. */
  gap: number
}

/** Where the sources of runs begin and end, by the shot. */
class SourceRanges {
  private readonly starts = new Set<string>()
  private readonly ends = new Set<string>()

  constructor(runs: readonly Run[]) {
    for (const run of runs) {
      this.starts.add(this.startOf(run))
      this.ends.add(this.endOf(run))
    }
  }

  private startOf({ shotId, clips }: Run): string {
    return `${shotId} ${clips[0]?.sourceIn}`
  }

  private endOf({ shotId, clips }: Run): string {
    const last = clips.at(-1)
    return `${shotId} ${last ? last.sourceIn + last.frames : ''}`
  }

  /** Whether another run of the shot ends where this one begins, or begins where it ends. */
  areContinued(run: Run): boolean {
    return this.ends.has(this.startOf(run)) || this.starts.has(this.endOf(run))
  }
}

class Conformer {
  private readonly board: ConformBoard
  private readonly options: ConformOptions
  private readonly names: ClipNames
  private readonly shots: ReadonlyMap<string, ConformShot>
  private readonly positions: ReadonlyMap<string, number>
  private readonly longest: number

  constructor(board: ConformBoard, options: ConformOptions) {
    this.board = board
    this.options = options
    this.names = new ClipNames(options.clipName, board)
    this.shots = new Map(board.shots.map((shot) => [shot.id, shot]))
    this.positions = new Map(board.shots.map(({ id }, index) => [id, index]))
    this.longest = framesFor(LONGEST_SECONDS, options.rate)
  }

  plan(cut: Cut): CutItem[] {
    const { gaps } = this.options
    const runs = matchRuns(cut, this.board, this.names, { matches: this.options.matches, isGapABreak: gaps === 'SHOT' })
    const planned = this.lengths(cut, runs)
    const originals = this.originals(runs)
    const ranges = new SourceRanges(runs)
    const empty = gaps === 'SHOT' ? cut.gaps : []
    const gapItems = empty.map(({ start, frames }, index) => ({ start, item: this.gapItem(frames, index) }))
    const items = planned.map((each) => ({ start: each.run.start, item: this.item(each, originals, ranges) }))
    const inOrder = [...items, ...gapItems]
      .toSorted((one, other) => one.start - other.start).map(({ item }) => item)
    const kept = runs.filter((run) => originals.get(run.shotId ?? '')?.run === run)
    const notes = markedNotes(cut.markers, kept, this.shots)
    const found = new Set(runs.flatMap(({ shotId, proposedId }) => [shotId, proposedId]))
    const removed = this.board.shots.filter(({ id }) => !found.has(id)).map((shot) => this.removal(shot))
    return [...inOrder, ...notes, ...removed]
  }

  /** The lengths of runs with the gaps behind them; a gap at the beginning belongs to the first. */
  private lengths(cut: Cut, runs: readonly Run[]): Planned[] {
    const planned = runs.map((run) => ({ run, gap: 0, frames: run.clips.reduce((sum, { frames }) => sum + frames, 0) }))
    if (this.options.gaps !== 'LENGTHEN') return planned
    let at = 0
    for (const { start, frames } of cut.gaps) {
      while ((planned[at + 1]?.run.start ?? Infinity) <= start) at += 1
      const before = planned[at]
      if (!before) break
      before.gap += frames
      before.frames += frames
    }
    return planned
  }

  /** The run that stays the shot itself, and whether it stays in its place: the most that are in order need no move. */
  private originals(runs: readonly Run[]): Originals {
    const matched = runs.filter((run): run is Run & { shotId: string } => run.shotId !== null)
    const still = longestAscent(matched.map(({ shotId }) => this.positions.get(shotId) ?? 0))
    const originals = new Map(matched.filter((_run, index) => still.has(index))
      .map((run) => [run.shotId, { run, isMoved: false }]))
    for (const run of matched) if (!originals.has(run.shotId)) originals.set(run.shotId, { run, isMoved: true })
    return originals
  }

  private item(planned: Planned, originals: Originals, ranges: SourceRanges): CutItem {
    const { run, frames } = planned
    const shot = this.shots.get(run.shotId ?? '')
    const original = originals.get(run.shotId ?? '')
    const item = !shot ? this.unknown(planned)
      : original?.run === run ? this.known(planned, shot, original.isMoved) : this.copy(planned, shot, ranges)
    if (frames <= this.longest) return item
    const change: CutChange = { change: 'REFUSED', field: 'frames', from: '', to: String(frames) }
    return { ...item, changes: [change], reasons: [shotFailures.SHOT_TOO_LONG({ hours: LONGEST_SECONDS / 3600 })] }
  }

  /** The lengths of a shot of the board, of its part in the cut, or of both. */
  private lengthsOf(shot: ConformShot | null, framesAfter: number | null): ItemLengths {
    const place = shot && this.positions.get(shot.id)
    return { framesBefore: shot?.frames ?? null, placeBefore: place == null ? null : place + 1, framesAfter }
  }

  private base({ run, gap }: Planned, name: string) {
    const reasons = run.clips.flatMap(({ warnings }) => warnings)
    if (gap > 0) reasons.push(cutWarnings.CUT_GAP_ADDED({ frames: gap }))
    return {
      key: run.key, name: shortText(name), clip: run.clip, choice: 'ACCEPT' as const,
      reasons: reasons.slice(0, MOST_REASONS), isDoubtful: run.isDoubtful, ref: null,
    }
  }

  private known(planned: Planned, shot: ConformShot, isMoved: boolean): CutItem {
    const { run, frames } = planned
    const changes: CutChange[] = []
    if (isMoved) {
      const position = (this.positions.get(shot.id) ?? 0) + 1
      changes.push({ change: 'MOVED', field: 'position', from: String(position), to: String(run.place) })
    }
    if (frames !== shot.frames) {
      changes.push({ change: 'RETIMED', field: 'frames', from: String(shot.frames), to: String(frames) })
      if (run.clips.length > 1) {
        changes.push({ change: 'MERGED', field: 'clips', from: '1', to: String(run.clips.length) })
      }
    }
    const base = this.base(planned, `${this.board.code}/${shot.code}`)
    const sourceIn = run.clips[0]?.sourceIn ?? 0
    // A source that does not count from the shot's first frame says nothing of the voice.
    if (shot.hasVoice && sourceIn > 0 && sourceIn < shot.frames) {
      base.reasons.unshift(cutWarnings.CUT_VOICE_EARLY({ frames: sourceIn }))
    }
    if (run.isDoubtful) base.reasons.unshift(cutWarnings.CUT_FOUND_BY_MEDIA({ shot: shot.code }))
    return {
      ...base, reasons: base.reasons.slice(0, MOST_REASONS), changes, shotId: shot.id,
      effect: { kind: isMoved ? 'MOVE' : 'KEEP', shotId: shot.id, frames }, ref: run.isChosen ? run.ref : null,
      lengths: this.lengthsOf(shot, frames),
    }
  }

  private copy(planned: Planned, shot: ConformShot, ranges: SourceRanges): CutItem {
    const { run, frames } = planned
    const change = ranges.areContinued(run) ? 'SPLIT' : 'REUSED'
    const changes: CutChange[] = [{ change, field: 'shot', from: shot.code, to: '' }]
    if (frames !== shot.frames) {
      changes.push({ change: 'RETIMED', field: 'frames', from: String(shot.frames), to: String(frames) })
    }
    return {
      ...this.base(planned, `${this.board.code}/${shot.code}`), changes, shotId: shot.id,
      effect: { kind: 'COPY', shotId: shot.id, frames }, ref: run.ref, lengths: this.lengthsOf(null, frames),
    }
  }

  private unknown(planned: Planned): CutItem {
    const { run, frames } = planned
    const [clip] = run.clips
    const name = clip?.name ?? ''
    const base = this.base(planned, name || `${run.clip}`)
    const proposed = this.shots.get(run.proposedId ?? '')
    if (proposed) {
      return {
        ...base, changes: [{ change: 'UNMATCHED', field: 'shot', from: proposed.code, to: name }], choice: 'REJECT',
        reasons: [cutWarnings.CUT_PROPOSED({ shot: proposed.code }), ...base.reasons].slice(0, MOST_REASONS),
        shotId: proposed.id, isDoubtful: true, effect: { kind: 'CHOOSE', shotId: proposed.id },
        lengths: this.lengthsOf(proposed, frames),
      }
    }
    const note = run.clips.map((each) => each.note).find((each) => each !== '') ?? ''
    const code = this.names.newCode(name)
    return {
      ...base, shotId: null, ref: run.ref, lengths: this.lengthsOf(null, frames),
      changes: [{ change: 'ADDED', field: 'frames', from: '', to: String(frames) }],
      effect: { kind: 'CREATE', code, name: code === name ? '' : name, description: note, notes: '', frames },
    }
  }

  private gapItem(frames: number, index: number): CutItem {
    return {
      key: `gap:${index + 1}`, changes: [{ change: 'ADDED', field: 'frames', from: '', to: String(frames) }],
      shotId: null, name: '', clip: null, choice: 'ACCEPT', reasons: [], isDoubtful: false, ref: null,
      lengths: this.lengthsOf(null, frames),
      effect: { kind: 'CREATE', code: null, name: '', description: '', notes: '', frames },
    }
  }

  private removal(shot: ConformShot): CutItem {
    return {
      key: `shot:${shot.id}`, changes: [{ change: 'REMOVED', field: 'shot', from: shot.code, to: '' }],
      shotId: shot.id, name: `${this.board.code}/${shot.code}`, clip: null, choice: 'REJECT', reasons: [],
      isDoubtful: false, ref: null, effect: { kind: 'REMOVE', shotId: shot.id }, lengths: this.lengthsOf(shot, null),
    }
  }
}

/** What a cut would do to a board. */
export interface ConformedCut {
  /** In the order of the cut, then notes, then shots that are not in the cut. */
  items: CutItem[]
  warnings: Failure[]
}

/**
 * Compares a cut with a board: an item for each shot that is kept, copied, made or not in the cut. The same cut and the
 * same board give the same items. Accepting all of them makes the board the cut; see `boardAfter`.
 */
export function conformCut(cut: Cut, board: ConformBoard, options: ConformOptions): ConformedCut {
  const isConverted = !isSameRate(cut.rate, options.rate)
  const own = isConverted ? atRate(cut, options.rate) : cut
  const rates = { from: rateText(cut.rate), to: rateText(options.rate) }
  return {
    items: new Conformer(board, options).plan(own),
    warnings: isConverted ? [cutWarnings.CUT_RATE_CONVERTED(rates), ...cut.warnings] : cut.warnings,
  }
}
