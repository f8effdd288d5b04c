/** What a value must look like: a JSON Schema that knows the TypeScript type of what it lets through. */
export interface Shape<Value> {
  readonly json: Readonly<Record<string, unknown>>
  /** For the types alone: it is never there. */
  readonly value?: Value
}

/** The type of what a shape lets through. */
export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never

type Fields = Readonly<Record<string, Shape<unknown>>>
type Values<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> }

const shapeOf = <Value>(json: Record<string, unknown>): Shape<Value> => ({ json })

/** A text. */
export const text = (description: string) => shapeOf<string>({ type: 'string', description })

/** A text that must not be blank. A missing text counts as blank: the service refuses it and names the field. */
export const filledText = (description: string) => shapeOf<string>({ type: 'string', default: '', description })

/** Whether or not. */
export const boolean = (description: string) => shapeOf<boolean>({ type: 'boolean', description })

/** One of a few texts. */
export const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  shapeOf<Value>({ type: 'string', enum: [...values], description })

/** Any number. */
export const number = (description: string) => shapeOf<number>({ type: 'number', description })

/** A whole number that PostgreSQL can hold. */
export const whole = (description: string, least = -2_147_483_648) =>
  shapeOf<number>({ type: 'integer', minimum: least, maximum: 2_147_483_647, description })

/** A moment as ISO 8601 text. */
export const moment = (description: string) => shapeOf<string>({ type: 'string', format: 'date-time', description })

/** A list. */
export const listOf = <Value>(item: Shape<Value>, description: string, most?: number) =>
  shapeOf<Value[]>({ type: 'array', items: item.json, ...(most !== undefined && { maxItems: most }), description })

/** The same, or null. */
export function nullable<Value>({ json }: Shape<Value>): Shape<Value | null> {
  const { type, enum: values, ...rest } = json
  const types = Array.isArray(type) ? type : [type]
  return shapeOf({ ...rest, type: [...types, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) })
}

/** An object. Fields that nobody knows are passed over. */
export function record<Required extends Fields, Optional extends Fields = Record<never, never>>(
  description: string,
  required: Required,
  optional?: Optional,
): Shape<Values<Required> & Partial<Values<Optional>>> {
  const fields = Object.entries({ ...required, ...optional }).map(([name, { json }]) => [name, json])
  return shapeOf({
    type: 'object',
    description,
    properties: Object.fromEntries(fields),
    ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
  })
}

/** The same, under the name that the description of the API gives it. */
export const named = <Value>(name: string, { json }: Shape<Value>) => shapeOf<Value>({ ...json, title: name })

/** A drawing, as JSON text or as the object itself: what is in it is read with care and not here. */
export const canvasData = (description: string) =>
  shapeOf<string | object>({ type: ['string', 'object'], additionalProperties: true, description })

/** The keyword of what describes a value and does not check it. */
export const DESCRIBED = 'x-described'

/** An object or null that its reader checks: `json` is for the description of the API alone. */
export const checkedLater = (json: object) =>
  shapeOf<object | null>({ type: ['object', 'null'], additionalProperties: true, [DESCRIBED]: json })

/** A file in a form. */
export const file = (description: string) => shapeOf<never>({ type: 'string', format: 'binary', description })
