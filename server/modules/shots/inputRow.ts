import { commonFailures, fail, type FramewrightError } from '../../kernel/errors.ts'
import type { Failure, Noun } from '../../kernel/failure.ts'
import type { TextChecks } from '../../kernel/text.ts'

/** Most shots one request changes. */
export const BATCH_LIMIT = 500

/** A row of an input, whose path failures name: `shots.3.frames` for a row of a batch, `frames` for a single shot. */
export class InputRow {
  /** Null for the input of a single shot. */
  readonly path: string | null

  constructor(path: string | null) {
    this.path = path
  }

  /** The path of a field of this row. */
  field(name: string): string {
    return this.path === null ? name : `${this.path}.${name}`
  }

  /** A name, checked. */
  name(checks: TextChecks, value: string): string {
    return checks.name(this.field('name'), value)
  }

  /** A description, checked. */
  description(checks: TextChecks, value: string): string {
    return checks.description(this.field('description'), value)
  }

  /** Notes that a field breaks a rule. */
  refuse(checks: TextChecks, name: string, failure: Failure): void {
    checks.refuse(this.field(name), failure)
  }

  /** What is thrown for a failure of a field, or of the row as a whole when `name` is null. */
  fail(name: string | null, failure: Failure): FramewrightError {
    return fail(failure, { field: name === null ? this.path : this.field(name) })
  }

  notFound(noun: Noun): FramewrightError {
    return this.fail(null, commonFailures.NOT_FOUND({ noun }))
  }
}

/** The input of a single shot. */
export const ONLY_ROW = new InputRow(null)

/** The rows of a list in an input, by its name: `shotIds`. */
export const rowsOf = (list: 'shots' | 'shotIds', count: number): InputRow[] =>
  Array.from({ length: count }, (_, index) => new InputRow(`${list}.${index}`))
