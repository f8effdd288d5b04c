import type { FailureParams } from './__generated__/failureReasons.ts'
import { translated } from './translated.ts'

/** The text of every failure, by its reason. */
export type FailureTexts = { readonly [Reason in keyof FailureParams]: (params: FailureParams[Reason]) => string }

/** The server's own sentences are English. */
export const failureTexts: Partial<FailureTexts> = translated('failureTexts', {})

/** Texts by code, for reasons of a newer server. */
export const failureCodeTexts: Readonly<Record<string, string>> = translated('failureCodeTexts', {})
