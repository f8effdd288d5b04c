import { declareFailures } from './failure.ts'

/** Why a request is refused for its form, its credential, its rate or its idempotency key. */
export const requestFailures = declareFailures({
  TOKEN_INVALID: ['UNAUTHENTICATED', 'The token is not valid or its time is over. Sign in again.'],
  SERVICE_TOKEN_WITHOUT_ACCOUNT: ['FORBIDDEN', 'A service token has no account'],
  CLIENT_ID_INVALID: ['INVALID_INPUT', '{name} must be 1 to 64 letters, digits, _ and -'],

  REQUEST_INVALID: ['INVALID_INPUT', '{problem}'],
  REQUEST_TOO_LARGE: ['INVALID_INPUT', 'The request is larger than {most, number} bytes'],
  CONTENT_TYPE_UNSUPPORTED: ['INVALID_INPUT', 'Send the request as {type}'],
  METHOD_UNSUPPORTED: ['INVALID_INPUT', 'This address answers {methods}'],
  BODY_NOT_OBJECT: ['INVALID_INPUT', 'Send a JSON object'],
  FIELD_REQUIRED: ['INVALID_INPUT', '{field} is required'],
  FIELD_OF_OTHER_TYPE: ['INVALID_INPUT', '{field} has the wrong type; expected: {types}'],
  FIELD_NOT_ONE_OF: ['INVALID_INPUT', '{field} must be one of {values}'],
  FIELD_TOO_MANY: ['INVALID_INPUT', '{field} must have at most {most, number} entries'],
  FIELD_TOO_SMALL: ['INVALID_INPUT', '{field} must be at least {least, number}'],
  FIELD_TOO_LARGE: ['INVALID_INPUT', '{field} must be at most {most, number}'],
  FIELD_INVALID: ['INVALID_INPUT', '{field} is not valid'],
  FORM_CUT_OFF: ['INVALID_INPUT', 'The form cannot be read to its end'],
  FORM_WITH_SEVERAL_FILES: ['INVALID_INPUT', 'Send one file'],
  FILE_UNREADABLE: ['INVALID_INPUT', 'The file cannot be read. Name it in one place of the request only'],
  FILE_TOO_LARGE: ['INVALID_INPUT', 'The file has more than {most, number} MB'],
  FILE_BINARY: ['INVALID_INPUT', 'The file is binary, not plain text'],
  XML_INVALID: [
    'INVALID_INPUT',
    'Line {line, number, ::group-off}: The XML of the file is not well-formed. Export the file again.',
  ],
  XML_WITH_ENTITIES: ['INVALID_INPUT', 'The XML of the file declares entities. Export it without a DOCTYPE.'],
  XML_WITH_MANY_ELEMENTS: ['INVALID_INPUT', 'The XML of the file has more than {most, number} elements'],
  XML_UNREADABLE: ['INVALID_INPUT', 'The XML of the file cannot be read. Export the file again.'],
  FILE_ENCODING_UNKNOWN: ['INVALID_INPUT', 'The encoding of the file is unknown. Give one as encoding: {encodings}'],

  PAGE_NEGATIVE: ['INVALID_INPUT', '{argument} must not be negative'],
  PAGE_TOO_LARGE: ['INVALID_INPUT', '{argument} may be at most {most, number, ::group-off}'],
  CURSOR_INVALID: ['INVALID_INPUT', '{argument} is not a cursor of this list'],

  ATTEMPTS_AT_LIMIT: [
    'RATE_LIMITED', 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  ],
  ATTEMPTS_AT_LIMIT_FOR_MINUTES: ['RATE_LIMITED', 'Too many attempts. Try again in {minutes, number} minutes.'],
  RATE_AT_LIMIT: [
    'RATE_LIMITED',
    'More than {most, number} requests in a minute. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  ],
  DATABASE_UNREACHABLE: ['UNAVAILABLE', 'The database does not answer in time. Try again in a few seconds.'],
  INTERNAL: ['INTERNAL', 'Something went wrong on the server. Try again; if it stays, report the request id.'],

  KEY_INVALID: ['INVALID_INPUT', 'Idempotency-Key must be 1 to {most, number} visible characters'],
  KEY_WITHOUT_TOKEN: ['INVALID_INPUT', 'An Idempotency-Key needs a token, whose key it is'],
  KEY_WITH_FILES: ['INVALID_INPUT', 'A request with files takes no Idempotency-Key: files are not compared'],
  KEY_OF_OTHER_REQUEST: ['CONFLICT', 'This Idempotency-Key was used for another request'],
  KEY_TAKEN_OVER: ['CONFLICT', 'The same request was sent again and is being carried out'],
  KEY_IN_USE: ['CONFLICT', 'The same request is still being carried out. Send it again later.'],
  ANSWER_LOST: ['CONFLICT', 'The request was carried out, but its answer was lost: read what is there'],
  ANSWER_WITH_SECRET: [
    'CONFLICT', 'The request was carried out. Its answer held a secret that is shown once, and was not kept',
  ],
  ANSWER_TOO_LONG: ['CONFLICT', 'The request was carried out. Its answer was too long to be kept'],
})
