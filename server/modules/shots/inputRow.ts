import { conflict, FramewrightError, staleVersion } from '../../kernel/errors.ts'
import type { TextChecks } from '../../kernel/text.ts'

/** Most shots one request changes. */
export const BATCH_LIMIT = 500

/**
 * Where in an input something is said of a shot, so that errors name it: `frames` of the input of a single shot,
 * `shots.3.frames` of the fourth row of a batch, in the fields and before the sentence.
 */
export class InputRow {
  private readonly path: string | null

  /** `path` is null for the input of a single shot. */
  constructor(path: string | null) {
    this.path = path
  }

  private field(name: string): string {
    return this.path === null ? name : `${this.path}.${name}`
  }

  /** A name, checked. */
  name(checks: TextChecks, value: string): string {
    return checks.name(this.field('name'), value, this.label('name', 'Name'))
  }

  /** A description, checked. */
  description(checks: TextChecks, value: string): string {
    return checks.description(this.field('description'), value, this.label('description', 'Description'))
  }

  /** What is said of a field, with its place in front in a batch. */
  private label(name: string, label: string): string {
    return this.path === null ? label : `${this.field(name)}: ${label}`
  }

  /** Notes that a field breaks a rule. */
  refuse(checks: TextChecks, name: string, sentence: string): void {
    checks.refuse(this.field(name), this.label(name, sentence))
  }

  /** `what` is the noun of what is missing, with a capital. */
  notFound(what: string): FramewrightError {
    const { message, options } = this.about(`${what} not found`)
    return new FramewrightError('NOT_FOUND', message, options)
  }

  /** `name` is the field it is about; the row as a whole when null. */
  conflict(name: string | null, sentence: string): FramewrightError {
    if (name === null) {
      const { message, options } = this.about(sentence)
      return conflict(message, options.fields)
    }
    const message = this.label(name, sentence)
    return conflict(message, { [this.field(name)]: message })
  }

  /** What the row names is at another version than expected. */
  stale(sentence: string, currentVersion: number): FramewrightError {
    return staleVersion(this.label('expectedVersion', sentence), currentVersion, this.field('expectedVersion'))
  }

  private about(sentence: string) {
    if (this.path === null) return { message: sentence, options: {} }
    const message = `${this.path}: ${sentence}`
    return { message, options: { fields: { [this.path]: message } } }
  }
}

/** The input of a single shot. */
export const ONLY_ROW = new InputRow(null)

/** The rows of a list in an input, by its name: `shotIds`. */
export const rowsOf = (list: 'shots' | 'shotIds', count: number): InputRow[] =>
  Array.from({ length: count }, (_, index) => new InputRow(`${list}.${index}`))
