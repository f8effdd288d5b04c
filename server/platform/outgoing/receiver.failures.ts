import { declareFailures } from '../../kernel/failure.ts'

/** Why a request to the outside is not made, or gets no answer. `error` is the name the system gives the error. */
export const receiverFailures = declareFailures({
  RECEIVER_NOT_PUBLIC: ['INVALID_INPUT', 'The host name does not stand for public addresses alone'],
  RECEIVER_WITHOUT_ADDRESS: ['UNAVAILABLE', 'The host name has no address'],
  RECEIVER_NOT_LOOKED_UP: ['UNAVAILABLE', 'The host name could not be looked up'],
  RECEIVER_REFUSED_CONNECTION: ['UNAVAILABLE', 'The connection was refused'],
  RECEIVER_CLOSED_CONNECTION: ['UNAVAILABLE', 'The connection was closed before an answer came'],
  RECEIVER_NOT_CONNECTED: ['UNAVAILABLE', 'The connection failed ({error})'],
  RECEIVER_CERTIFICATE_INVALID: ['UNAVAILABLE', 'The certificate is not valid ({error})'],
  RECEIVER_HEADERS_TOO_LARGE: ['UNAVAILABLE', 'The headers of the answer are too large'],
  RECEIVER_TOO_SLOW: ['UNAVAILABLE', 'No answer within {seconds, number} seconds'],
})
