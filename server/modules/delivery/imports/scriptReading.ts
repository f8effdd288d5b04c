import type { Static } from '@sinclair/typebox'
import { requestFailures } from '../../../kernel/request.failures.ts'
import { decodeText } from '../../../kernel/textEncoding.ts'
import { planScript, type ScriptPlan } from '../../board/screenplay.ts'
import { readScriptText, ScriptError } from '../../board/scriptText.ts'
import type { ReadFile, ReadOrder } from './reader.ts'
import type { scriptOptions } from './scriptOptions.ts'

/** A script with the scenes and shots that it makes. */
export interface ParsedScript {
  text: string
  plan: ScriptPlan
}

/** Reads a screenplay, in a process apart: the text in its encoding, in Fountain or Final Draft. */
export function read({ bytes, options, frameRate }: ReadOrder<Static<typeof scriptOptions>>): ReadFile<ParsedScript> {
  const decoded = decodeText(bytes, options.encoding ?? null)
  if ('choices' in decoded) {
    const encodings = decoded.choices
    if (encodings.length === 0) return { refusal: requestFailures.FILE_BINARY() }
    const names = encodings.map(({ encoding }) => encoding).join(', ')
    return { refusal: requestFailures.FILE_ENCODING_UNKNOWN({ encodings: names }), encodings }
  }
  try {
    const text = readScriptText(decoded.text)
    return { parsed: { text, plan: planScript(text, frameRate) } }
  } catch (error) {
    if (error instanceof ScriptError) return { refusal: error.failure }
    throw error
  }
}
