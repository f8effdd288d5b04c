import { GraphQLError, Kind } from 'graphql'
import { Upload } from 'graphql-upload-minimal'
import { dayText, readDay } from '../kernel/days.ts'
import { builder } from './builder.ts'

function dateOf(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is a text in ISO 8601: 2026-11-21T08:00:00.000Z')
  return date
}

/** A number that JSON carries exactly. */
function safeInteger(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new GraphQLError('A Long is a whole number of up to 53 bits')
  }
  return number
}

/** Midnight in UTC of a calendar date; refuses days that there are not, as 2026-02-30. */
function calendarDateOf(value: unknown): Date {
  const date = typeof value === 'string' ? readDay(value) : null
  if (!date) throw new GraphQLError('A Date is a day of the calendar: 2026-11-21')
  return date
}

builder.scalarType('Date', {
  description: 'A calendar date without a time zone, for example 2026-11-21.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  serialize: dayText,
  parseValue: calendarDateOf,
  parseLiteral: (node) => calendarDateOf(node.kind === Kind.STRING ? node.value : null),
})

builder.scalarType('DateTime', {
  description: 'A point in time in UTC, for example 2026-11-21T08:00:00.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (date) => date.toISOString(),
  parseValue: dateOf,
  parseLiteral: (node) => dateOf(node.kind === Kind.STRING ? node.value : null),
})

builder.scalarType('Long', {
  description: 'A whole number of up to 53 bits, such as a count of bytes.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc7493#section-2.2',
  serialize: safeInteger,
  parseValue: safeInteger,
})

builder.scalarType('JSON', {
  description: 'A JSON object.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
})

builder.scalarType('Upload', {
  description: 'A file, sent as a part of a multipart request.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  serialize: () => {
    throw new GraphQLError('Upload is for input only')
  },
  parseValue: (value) => {
    if (value instanceof Upload) return value.promise
    throw new GraphQLError('Send files as the GraphQL multipart request specification says')
  },
})
