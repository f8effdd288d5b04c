import type { Static, TObject } from '@sinclair/typebox'
import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import type { Failure } from '../../../kernel/failure.ts'
import type { FrameNumbers } from '../../../kernel/frameNumbers.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import type { Scope } from '../../../kernel/permissions.ts'
import type { EncodingChoice } from '../../../kernel/textEncoding.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import type { Accepts, AppliedItem, ImportSubjectType } from './before.ts'
import type { ColumnUse } from './csvOptions.ts'
import type { ColumnName, ImportField } from './importFields.ts'

/** What an import does to a subject, the gravest last but for what cannot be done. The descriptions are the API's. */
export const IMPORT_CHANGES = {
  UNCHANGED: 'Nothing changes.',
  RETEXTED: 'Texts and other fields change.',
  RENAMED: 'The name or the code changes.',
  RETIMED: 'The length changes.',
  REPLACED: 'The picture, the sound or the drawing is replaced.',
  MOVED: 'It comes to another place.',
  SPLIT: 'It is divided into two.',
  MERGED: 'It is joined with another.',
  REUSED: 'It is copied to a second place.',
  ADDED: 'It is created.',
  ORPHANED: 'It has no counterpart in the file any more and is marked so.',
  REMOVED: 'It goes to the trash, or a link is taken away.',
  UNMATCHED: 'Its counterpart in the project is not known.',
  REFUSED: 'It breaks a rule; see `reasons`.',
} as const

export type ImportChange = keyof typeof IMPORT_CHANGES

/** The gravest of several changes; UNCHANGED for none. */
export function gravest(changes: readonly ImportChange[]): ImportChange {
  const order = Object.keys(IMPORT_CHANGES) as ImportChange[]
  return changes.reduce<ImportChange>(
    (worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst), 'UNCHANGED')
}

/** What becomes of a field, as people read it. `field` is a column of the file or a field of the schema. */
export interface FieldChange {
  change: ImportChange
  field: ImportField | ColumnName
  /** Empty where there was nothing. */
  from: string
  to: string
}

export type ImportChoice = 'ACCEPT' | 'REJECT'

/** The lengths of an item, before and after; null on the side where it is not. */
export interface ItemLengths {
  framesBefore: number | null
  /** 1-based, on the board. */
  placeBefore: number | null
  framesAfter: number | null
}

/** Of what has no place in time. */
export const NO_LENGTHS: ItemLengths = { framesBefore: null, placeBefore: null, framesAfter: null }

/** One change of a plan, which people accept or reject. */
export interface PlannedItem {
  /** Names the item in every plan of the same file: `line:12`, `clip:3`, `shot:<id>`. Choices are kept by it. */
  key: string
  /** The gravest of `changes`. */
  change: ImportChange
  changes: FieldChange[]
  subjectType: ImportSubjectType
  /** The UUID of what it changes; null for what it creates, and where there is none. */
  subjectId: string | null
  /** What it is about, for people: "MAIN/SH0010". At most 500 characters. */
  name: string
  /** 1-based line, event or clip of the file; null where the file does not name it. */
  sourceLine: number | null
  /** The choice until somebody makes another. An accepted item that is REFUSED or UNMATCHED refuses all. */
  choice: ImportChoice
  /** Why it is refused; for all others, what to look at before it is accepted. At most 5. */
  reasons: Failure[]
  /** Whether the subject was found by a likeness that may be wrong. */
  isDoubtful: boolean
  /** The lengths of what has a place in time, in frames of the project. */
  lengths?: ItemLengths
  /** Keys of the items that have to be accepted with it: the new board of a new shot. */
  needs: readonly string[]
}

/** The project that an import reads and changes. */
export interface ImportProject extends FrameNumbers {
  id: string
  organizationId: string
  code: string
  frameRateNumerator: number
  frameRateDenominator: number
  /** Whether people are named by their addresses; by their names for a token limited to the project. */
  hasAddresses: boolean
}

/** A board that an import makes; its id is chosen before. JSON. */
export interface NewBoard {
  id: string
  name: string
  code: string
}

/** Where a file goes: a project, or one board of it. */
export interface ImportTarget {
  project: ImportProject
  /** Null for the project as a whole. */
  storyboardId: string | null
  /** The board of `storyboardId` if applying makes it: it is not there yet. See `boardOf`. */
  newBoard: NewBoard | null
}

/** A picture or a sound of a file. */
export interface FoundMedia {
  /** Names it within the file. */
  name: string
  kind: 'IMAGE' | 'SOUND'
  /** Where it is on this machine; null for one with more bytes than it may have. */
  path: string | null
}

/** A picture or a sound that is kept; sizes in pixels, 0 of sounds. Or why it cannot be taken. */
export type KeptMedia = { id: string; width: number; height: number } | { refusal: Failure }

/** What a plan is made of. */
export interface PlanOrder<Parsed, Options> {
  /** The transaction of the change, or the database while nothing is locked. Planning writes nothing. */
  tx: Transaction
  target: ImportTarget
  parsed: Parsed
  options: Options
  fileName: string
  /** The pictures and sounds that reading found, by their names. */
  media: ReadonlyMap<string, KeptMedia>
}

/** A column of a table, with what it is read as. */
export interface ImportColumn {
  header: string
  use: ColumnUse
  /** The known column that it is read as; null for none. */
  as: string | null
  /** The first different cells that are not empty, at most 3, each cut at 60 characters. */
  samples: string[]
}

/** What a file would do. */
export interface ImportPlan {
  /** In the order of the file. */
  items: PlannedItem[]
  /** What is not read or not kept, about the file as a whole. */
  warnings: Failure[]
  /** Of tables alone. */
  columns?: ImportColumn[]
  /** The boards that the accepted items change: a version of each is made before. */
  boardsOf(accepts: Accepts): readonly string[]
  /**
   * Does the accepted items, by the writers of their nouns: this plan was made under the lock of the same change, and
   * none of them is REFUSED, UNMATCHED or UNCHANGED. Answers what it changed; versions are read afterwards.
   */
  apply(change: ProjectChange, viewer: Viewer, accepts: Accepts): Promise<AppliedItem[]>
}

/** A file as it is read, or why it cannot be. */
export type ReadFile<Parsed> =
  | {
      parsed: Parsed
      /** Kept before the plan is made, and held by the import; none by default. */
      found?: FoundMedia[]
    }
  | {
      refusal: Failure
      /** The encodings to choose from, if it is text in an unknown one. */
      encodings?: EncodingChoice[]
      /** The columns to choose from, if some are missing. */
      columns?: ImportColumn[]
    }

/** What reading may know beside the bytes and the options. */
export interface ReadOrder<Options> {
  /** The file; its first 4,096 bytes for kinds that read it by its path. */
  bytes: Uint8Array
  /** Where the file is on this machine while it is read; empty for texts that are read at once. */
  path: string
  fileName: string
  options: Options
  frameRate: FrameRate
  /** A folder for the pictures and sounds that are found, gone after they are kept. */
  folder: string
}

/**
 * A kind of file that can be imported. Adding one is a file `<name>Reader.service.ts`, a line in
 * `importReaders.service.ts`, and a part that runs in a process apart and exports `read(order: ReadOrder): ReadFile`.
 */
export interface ImportReader<Schema extends TObject = TObject, Parsed = unknown> {
  /** The value of the enum `ImportReaderKind`. */
  reader: string
  /** The field of `ImportReaderInput`. */
  field: string
  /** Of the enum value and the field. */
  description: string
  /** Made with the helpers of `exports/exportOption.ts`; every option has a default. */
  options: Schema
  /** The largest file, in bytes. */
  mostBytes: number
  /** Whether the file is read by its path, as large as it may be; as bytes by default. */
  isReadByPath?: true
  /** Whether it goes into one board; into the project as a whole otherwise. */
  isForBoard: boolean
  /** Whether a file is of this kind, by its first 4,096 bytes; by its name where they do not say. */
  recognizes(head: Uint8Array, fileName: string): boolean
  /** Whether a ZIP is of this kind, by the names of its files. Other ZIPs are recognized by `recognizes`. */
  recognizesZip?(names: readonly string[]): boolean
  /**
   * The file whose function `read` reads the bytes in a process apart, or what has them read in one of its own. Its
   * result is plain data, kept as JSON.
   */
  reading: URL | ((order: ReadOrder<Static<Schema>>) => Promise<ReadFile<Parsed>>)
  /** The scopes that applying needs beside `imports:write`; a token needs their read scopes to see the plan. */
  scopes(parsed: Parsed, options: Static<Schema>): readonly Scope[]
  /**
   * Compares the file with the project. It runs after reading and again under the lock: the same file and the same
   * project give the same items. Fast: 10,000 rows in a second.
   */
  plan(order: PlanOrder<Parsed, Static<Schema>>): Promise<ImportPlan>
}

/** Declares a reader, with the types of its options and of what it reads. */
export const declareReader = <Schema extends TObject, Parsed>(reader: ImportReader<Schema, Parsed>): ImportReader =>
  reader as unknown as ImportReader
