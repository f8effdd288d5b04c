import { DrawingFormatError } from './formatError.ts'

/** The value of JSON text. Throws DrawingFormatError when it is none. `name` is what the text is, for the message. */
export function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new DrawingFormatError(`${name} is not valid JSON.`)
  }
}

/** An object's fields. `place` names it in the message of the DrawingFormatError. */
export function readRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DrawingFormatError(`${place} is not an object.`)
  }
  return value as Record<string, unknown>
}

/** A list's elements. Throws DrawingFormatError for anything but a list. */
export function readArray(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DrawingFormatError(`${place} is not a list.`)
  return value
}

/** A number, also one written as text. Throws DrawingFormatError for anything else and for numbers out of range. */
export function readNumber(value: unknown, place: string, minimum: number, maximum: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new DrawingFormatError(`${place} is not a number.`)
  }
  if (number < minimum || number > maximum) {
    throw new DrawingFormatError(`${place} is ${number}; it lies between ${minimum} and ${maximum}.`)
  }
  return number
}

/** Whether a field was given at all: neither missing nor null. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}
