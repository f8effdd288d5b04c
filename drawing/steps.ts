import { DrawingFormatError } from './formatError.ts'

/** Steps of a value. Throws DrawingFormatError for NaN and what lies outside its range. */
export function toSteps(name: string, value: number, minimum: number, maximum: number, stepsPerUnit: number): number {
  checkRange(name, value, minimum, maximum)
  return Math.round(value * stepsPerUnit)
}

/** Value of steps read from bytes. Throws DrawingFormatError when it lies outside its range. */
export function fromSteps(name: string, steps: number, minimum: number, maximum: number, stepsPerUnit: number): number {
  const value = steps / stepsPerUnit
  checkRange(name, value, minimum, maximum)
  return value
}

function checkRange(name: string, value: number, minimum: number, maximum: number): void {
  if (!(value >= minimum && value <= maximum)) {
    throw new DrawingFormatError(`The ${name} lies between ${minimum} and ${maximum}, not at ${value}.`)
  }
}
