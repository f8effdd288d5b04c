import { declareFailures } from '../kernel/failure.ts'

/** Why a GraphQL document or socket is refused. */
export const documentFailures = declareFailures({
  DOCUMENT_INVALID: ['INVALID_INPUT', '{problem}'],
  DOCUMENT_TOO_LARGE: ['TOO_COMPLEX', 'The document has more than {most, number} bytes'],
  DOCUMENT_WITH_MANY_TOKENS: ['TOO_COMPLEX', 'The document has more than {most, number} tokens'],
  BRACKETS_TOO_DEEP: ['TOO_COMPLEX', 'Brackets may be nested at most {most, number} deep'],
  FIELDS_TOO_DEEP: [
    'TOO_COMPLEX', 'Fields may be nested at most {most, number} deep, and these are {depth, number} deep',
  ],
  FIELD_REPEATED: ['TOO_COMPLEX', 'A field may be asked for at most {most, number} times in one place: {name}'],
  FRAGMENT_IN_ITSELF: ['TOO_COMPLEX', 'A fragment may not contain itself: {name}'],
  INTROSPECTION_TOO_DEEP: ['TOO_COMPLEX', 'Introspection is nested too deep: fields of fields'],
  LIST_TOO_LONG: ['TOO_COMPLEX', 'A list that comes in may have at most {most, number} items, not {count, number}'],
  REQUEST_TOO_COSTLY: [
    'TOO_COMPLEX',
    'The request costs {cost, number}, and one may cost {most, number}. Ask for fewer rows, or in several requests',
  ],
  OPERATION_UNKNOWN: ['INVALID_INPUT', 'operationName must name an operation of the document'],
  MUTATION_OVER_SOCKET: ['INVALID_INPUT', 'Send mutations by POST, not over a socket'],
  SOCKET_AT_LIMIT: [
    'RATE_LIMITED', 'A socket may have at most {most, number} operations open. End some, or use another socket.',
  ],
})
