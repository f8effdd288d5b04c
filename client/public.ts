/** What `framewright/client` exports: the client, its failures and the documents with their types. */
export { createClient } from './client.ts'
export type { ClientOptions, FramewrightClient, Page, RunOptions, SubscribeOptions } from './client.ts'
export { gql } from './document.ts'
export type { TypedText } from './document.ts'
export { FramewrightError } from './failure.ts'
export type { AnsweredError, FailureCode, FieldFailure } from './failure.ts'
export * from './__generated__/documents.ts'
