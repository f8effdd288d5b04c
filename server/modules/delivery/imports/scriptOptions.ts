import { TEXT_ENCODINGS, type TextEncoding } from '../../../kernel/textEncoding.ts'
import { exportOptions, flag, optionalChoice } from '../exports/exportOption.ts'

/** How a screenplay is read. */
export const scriptOptions = exportOptions('ScriptReaderInput', {
  encoding: optionalChoice(
    // An enum of the schema, which has its descriptions there.
    'TextEncoding', Object.fromEntries(TEXT_ENCODINGS.map((name) => [name, name])) as Record<TextEncoding, string>,
    'The encoding; by default UTF-8, or as the byte order mark says.',
  ),
  follows: flag(
    false, 'Whether it comes at the end of the board as a script of its own, and revises none that is there.',
  ),
})
