import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { FramewrightError } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { TextChecks } from '../../kernel/text.ts'
import { grouped } from '../../kernel/grouped.ts'
import { type CsvRow, withPlainBreaks } from './csvText.ts'
import type { Accepts, AppliedItem, ImportSubjectType } from './imports/before.ts'
import type { ColumnName, ImportField } from './imports/importFields.ts'

/** The program that wrote a file. Kitsu keeps frame numbers that are out of date, and the studio's own asset types. */
export type CsvProfile = 'FRAMEWRIGHT' | 'KITSU'

/** What becomes of a row. */
export type CsvOutcome = 'CREATE' | 'CHANGE' | 'SKIP' | 'REFUSE'

/** What a row changes in one column. */
interface CsvChange {
  column: ImportField | ColumnName
  from: string
  to: string
}

/** Most failures of a row. */
export const MOST_REASONS = 5

/** Most characters of a cell in a failure or a name: cells can be as long as the file. */
const MOST_CHARACTERS = 500

/** The text of a cell, cut for a failure or a name. */
export const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text

/** What becomes of one row of a file, noted while it is planned. */
export class PlanRow {
  readonly line: number
  /** What the row is about, however long. */
  about: string
  readonly changes: CsvChange[] = []
  private readonly noted: Failure[] = []
  /** What to look at in a row that is taken. */
  readonly warnings: Failure[] = []
  isNew = false
  /** What it changes; null for what it creates. */
  subjectId: string | null = null
  /** Null for the type that all rows of the file are about. */
  subjectType: ImportSubjectType | null = null
  /** Keys of the boards and rows that it cannot do without. */
  readonly needs: string[] = []

  constructor({ line, problem }: CsvRow, about = '') {
    this.line = line
    this.about = about
    if (problem !== null) this.refuse(problem)
  }

  /** Names the row in every plan of the same file. */
  get key(): string {
    return `line:${this.line}`
  }

  /** What the row is about, for people. */
  get name(): string {
    return shortened(this.about)
  }

  /** Notes why the row is refused. Texts of cells in the failure are `shortened`. */
  refuse(failure: Failure): void {
    if (this.noted.length < MOST_REASONS) this.noted.push(failure)
  }

  /** Notes what to look at before the row is taken. */
  warn(failure: Failure): void {
    if (this.warnings.length < MOST_REASONS) this.warnings.push(failure)
  }

  /** Notes what a column becomes. Answers whether that is anything else than it is. */
  change(column: ImportField | ColumnName, from: string, to: string): boolean {
    if (withPlainBreaks(from) === to) return false
    this.changes.push({ column, from, to })
    return true
  }

  /** What a check takes or refuses. */
  checked<Value>(check: (checks: TextChecks) => Value): Value {
    const checks = new TextChecks()
    const value = check(checks)
    try {
      checks.done()
    } catch (error) {
      if (!(error instanceof FramewrightError)) throw error
      this.refuse(error.failure)
    }
    return value
  }

  get isRefused(): boolean {
    return this.noted.length > 0
  }

  get outcome(): CsvOutcome {
    if (this.isRefused) return 'REFUSE'
    if (this.isNew) return 'CREATE'
    return this.changes.length > 0 ? 'CHANGE' : 'SKIP'
  }

  /** Why the row is refused; empty when it is not. */
  get failures(): readonly Failure[] {
    return this.noted
  }
}

/** What a file would do. */
export interface CsvPlan {
  rows: PlanRow[]
  /** Boards that are made. */
  newBoards?: readonly { key: string; code: string }[]
  /** Statuses that are made if somebody accepts them. */
  newStatuses?: readonly { key: string; name: string }[]
  /** The boards that are there and that the accepted rows change. */
  boardsOf?(accepts: Accepts): string[]
  /**
   * Does it, for a plan that was made under the lock of the same change and whose accepted rows are not refused.
   * Answers what was made and changed.
   */
  apply(change: ProjectChange, viewer: Viewer, accepts: Accepts): Promise<AppliedItem[]>
}

/** Rows written by one statement. */
const ROWS_PER_WRITE = 500

/** A list in parts that one statement writes each. */
export const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_WRITE) }, (_, part) =>
    items.slice(part * ROWS_PER_WRITE, (part + 1) * ROWS_PER_WRITE),
  )

/** Finds what a second row of the same key repeats: the line of the first, null for the first itself. */
export function seenBefore(): (key: string, line: number) => number | null {
  const lines = new Map<string, number>()
  return (key, line) => {
    const earlier = lines.get(key) ?? null
    if (earlier === null) lines.set(key, line)
    return earlier
  }
}

/** Hands out rows that are alike one after the other: the n-th asked for gets the n-th there is. */
export function inTurn<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row | undefined {
  const queues = grouped(rows, keyOf)
  const taken = new Map<string, number>()
  return (key) => {
    const place = taken.get(key) ?? 0
    taken.set(key, place + 1)
    return queues.get(key)?.[place]
  }
}
