import type { ByteReader } from './bytes.ts'
import type { ByteWriter } from './byteWriter.ts'
import { DrawingFormatError, UnknownVersionError } from './formatError.ts'
import { fromSteps, toSteps } from './steps.ts'

/** Throws DrawingFormatError for flags that are not among the known ones. */
export function checkFlags(flags: number, known: number): void {
  if ((flags & ~known) !== 0) throw new UnknownVersionError('The drawing data has marks that are not known here.')
}

/** A number as it is kept: in steps, within its range. */
export class Scale {
  readonly #range: readonly [name: string, minimum: number, maximum: number, stepsPerUnit: number]

  constructor(name: string, minimum: number, maximum: number, stepsPerUnit: number) {
    this.#range = [name, minimum, maximum, stepsPerUnit]
  }

  readonly write = (writer: ByteWriter, value: number): void => {
    const [name, minimum, maximum, stepsPerUnit] = this.#range
    const steps = toSteps(name, value, minimum, maximum, stepsPerUnit)
    if (minimum < 0) writer.signed(steps)
    else writer.unsigned(steps)
  }

  readonly read = (reader: ByteReader): number => {
    const [name, minimum, maximum, stepsPerUnit] = this.#range
    return fromSteps(name, minimum < 0 ? reader.signed() : reader.unsigned(), minimum, maximum, stepsPerUnit)
  }
}

/** How a field that may be there is written and read. */
export interface Field<Fields, Name extends keyof Fields = keyof Fields> {
  readonly name: Name
  readonly write: (writer: ByteWriter, value: Exclude<Fields[Name], undefined>) => void
  readonly read: (reader: ByteReader) => Fields[Name]
}

/** Fields of one object: each with its own writer and reader. */
export const field = <Fields>() => <Name extends keyof Fields>(
  name: Name,
  write: (writer: ByteWriter, value: Exclude<Fields[Name], undefined>) => void,
  read: (reader: ByteReader) => Fields[Name],
) => ({ name, write, read }) as unknown as Field<Fields>

/** Appends a byte that says which fields are there, from bit `first` on, and those fields. */
export function writeFields<Fields>(
  writer: ByteWriter,
  first: number,
  known: readonly Field<Fields>[],
  fields: Partial<Fields>,
): void {
  const given = known.map(({ name }) => fields[name] !== undefined)
  if (first > 0 && !given.includes(true)) throw new DrawingFormatError('The operation restyles nothing.')
  writer.byte(given.reduce((flags, isGiven, index) => flags | (isGiven ? 1 << (first + index) : 0), 0))
  for (const { name, write } of known) {
    const value = fields[name]
    if (value !== undefined) write(writer, value as Exclude<Fields[keyof Fields], undefined>)
  }
}

/** The fields that writeFields wrote after the byte `flags`. */
export function readFields<Fields>(
  reader: ByteReader,
  first: number,
  known: readonly Field<Fields>[],
  flags: number,
): Partial<Fields> {
  checkFlags(flags, ((1 << known.length) - 1) << first)
  const fields: Partial<Fields> = {}
  for (const [index, { name, read }] of known.entries()) {
    if ((flags & (1 << (first + index))) !== 0) fields[name] = read(reader)
  }
  return fields
}
