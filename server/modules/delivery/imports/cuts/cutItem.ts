import type { Failure } from '../../../../kernel/failure.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import type { ImportField } from '../importFields.ts'
import type { ItemLengths } from '../reader.ts'
import type { NamedBoard } from './clipNames.ts'

/** A shot of the board that a cut is compared with. */
export interface ConformShot {
  /** The TypeID: cuts name shots by it. */
  id: string
  code: string
  frames: number
  hasVoice: boolean
  notes: string
}

/** The board that a cut is compared with. */
export interface ConformBoard extends NamedBoard {
  /** In their order. */
  shots: readonly ConformShot[]
  /** Ids of shots by the keys that earlier cuts left; see `Run.ref`. */
  refs: ReadonlyMap<string, string>
}

/** How a cut becomes a board. */
export interface ConformOptions {
  /** The project's rate. */
  rate: FrameRate
  /** The template of clip names. */
  clipName: string
  /** What becomes of gaps: the shot before gets longer (at the beginning the first one), a new shot, or nothing. */
  gaps: 'LENGTHEN' | 'SHOT' | 'DROP'
  /** By the keys of items: the id of the shot that a person chose, or a new one. */
  matches: ReadonlyMap<string, string | 'CREATE'>
}

/** A part of an item: what becomes of a field. */
export interface CutChange {
  change:
    | 'RETEXTED' | 'RETIMED' | 'MOVED' | 'MERGED' | 'SPLIT' | 'REUSED' | 'ADDED' | 'REMOVED' | 'UNMATCHED' | 'REFUSED'
  field: ImportField
  from: string
  to: string
}

/** What applying an item does. Lengths are frames of the project. */
export type CutEffect =
  | { kind: 'KEEP' | 'MOVE'; shotId: string; frames: number }
  | { kind: 'COPY'; shotId: string; frames: number }
  | { kind: 'CREATE'; code: string | null; name: string; description: string; notes: string; frames: number }
  | { kind: 'REMOVE'; shotId: string }
  | { kind: 'NOTE'; shotId: string; notes: string }
  /** Nothing can be done before somebody chooses. */
  | { kind: 'CHOOSE'; shotId: string }

/** A planned change of a shot. */
export interface CutItem {
  key: string
  changes: CutChange[]
  /** The shot that it changes, or is a copy of; null for a new one. */
  shotId: string | null
  name: string
  /** 1-based number of the clip. */
  clip: number | null
  choice: 'ACCEPT' | 'REJECT'
  reasons: Failure[]
  isDoubtful: boolean
  effect: CutEffect
  /** The lengths on the board and in the cut; absent of notes. */
  lengths?: ItemLengths
  /** The key by which the next cut finds the shot again; null for what it needs none. */
  ref: string | null
}
