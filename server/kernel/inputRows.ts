import { commonFailures, demandVersion, fail, type FramewrightError } from './errors.ts'
import type { Failure, Label, Noun } from './failure.ts'
import type { TextChecks } from './text.ts'

/** The most objects one mutation changes. */
export const BATCH_LIMIT = 500

/** Describes the list of a mutation's input. */
export const BATCH_RULE =
  `1 to ${BATCH_LIMIT}: all or nothing. A failure names the row by its index, as in \`shots.3.frames\`.`

/** A row of an input: `shots.3` for the fourth row of the list `shots`, null for an input of one object. */
export class InputRow {
  readonly path: string | null

  constructor(path: string | null) {
    this.path = path
  }

  /** The path of a field of this row. */
  field(name: string): string {
    return this.path === null ? name : `${this.path}.${name}`
  }

  /** A name, checked; null stays null. */
  name<Value extends string | null>(checks: TextChecks, value: Value, field = 'name', label: Label = 'Name') {
    return (value === null ? null : checks.name(this.field(field), value, label)) as Value
  }

  /** A description, checked; null stays null. */
  description<Value extends string | null>(checks: TextChecks, value: Value) {
    return (value === null ? null : checks.description(this.field('description'), value)) as Value
  }

  /** A long text, checked; null stays null. */
  text<Value extends string | null>(checks: TextChecks, value: Value, field: string, label: Label) {
    return (value === null ? null : checks.description(this.field(field), value, label)) as Value
  }

  /** Adds a failure of a field to the checks. */
  refuse(checks: TextChecks, name: string, failure: Failure): void {
    checks.refuse(this.field(name), failure)
  }

  /** The error for a failure of a field, or of the row if `name` is null. */
  fail(name: string | null, failure: Failure): FramewrightError {
    return fail(failure, { field: name === null ? this.path : this.field(name) })
  }

  notFound(noun: Noun, name: string | null = null): FramewrightError {
    return this.fail(name, commonFailures.NOT_FOUND({ noun }))
  }

  /** Throws CONFLICT unless the object has the version that the row expects. */
  demandVersion(noun: Noun, { version }: { version: number }, { expectedVersion }: Versioned): void {
    demandVersion(noun, { version }, expectedVersion, this.field('expectedVersion'))
  }
}

/** The version at which an object is to be changed; null for any. */
export interface Versioned {
  readonly expectedVersion?: number | null | undefined
}

/** An object that an input names, with the version at which it is to be changed. */
export interface Named extends Versioned {
  readonly id: string
}

/** A value of an input with its row. */
export type InRow<Value> = Value & { readonly row: InputRow }

/** The input of one object. */
export const ONLY_ROW = new InputRow(null)

/** The only row of an input of one object. */
export const onlyRow = <Value extends object>(value: Value): InRow<Value>[] => [{ ...value, row: ONLY_ROW }]

/** The values of a list in an input with their rows. INVALID_INPUT unless there are 1 to 500. */
export function rowsOf<Value extends object>(list: string, values: readonly Value[]): InRow<Value>[] {
  if (values.length < 1 || values.length > BATCH_LIMIT) {
    throw fail(commonFailures.ROWS_OUT_OF_RANGE({ most: BATCH_LIMIT }), { field: list })
  }
  return values.map((value, index) => ({ ...value, row: new InputRow(`${list}.${index}`) }))
}

/**
 * The objects that rows name, in the order of the rows. Throws what `missing` returns for a row whose object was not
 * found, and CONFLICT for an object at another version than the row expects.
 */
export async function objectsOf<Found extends { id: string; version: number }>(
  noun: Noun,
  rows: readonly InRow<Named>[],
  found: readonly Found[],
  missing: (named: InRow<Named>) => Promise<FramewrightError>,
): Promise<Found[]> {
  const byId = new Map(found.map((object) => [object.id, object]))
  const objects: Found[] = []
  for (const named of rows) {
    const object = byId.get(named.id)
    if (!object) throw await missing(named)
    named.row.demandVersion(noun, object, named)
    objects.push(object)
  }
  return objects
}

/** `rowsOf` for rows that name an object each. INVALID_INPUT for an object named twice. */
export function distinctRowsOf<Value extends Named>(list: string, values: readonly Value[]) {
  const rows = rowsOf(list, values)
  const first = new Map<string, InputRow>()
  for (const { id, row } of rows) {
    const earlier = first.get(id)
    if (earlier) throw row.fail(null, commonFailures.REPEATED({ other: earlier.path ?? '' }))
    first.set(id, row)
  }
  return rows
}
