import { isFinalDraft, readFinalDraft } from './finalDraft.ts'
import { readTitlePage, removeBoneyard, removeNotes, splitBlocks } from './scriptBlocks.ts'
import { isCue, readPart, type ScriptPart, type ScriptReading, splitOutline } from './scriptParts.ts'

/** Reads a screenplay in Fountain (https://fountain.io/syntax). */
function readFountain(text: string): ScriptReading {
  const { lines, removed: boneyard } = removeBoneyard(text)
  const { title, authors, next } = readTitlePage(lines)
  const parts: ScriptPart[] = []
  let notes = 0
  for (const block of splitBlocks(lines.slice(next), isCue)) {
    const { lines: [first, ...rest], removed } = removeNotes(block)
    notes += removed
    if (!first) continue
    for (const piece of splitOutline([first, ...rest])) parts.push(piece.kind === 'paragraph' ? readPart(piece) : piece)
  }
  return { title, authors, parts, notes, boneyard }
}

/**
 * Reads a text of `readScriptText`: a Final Draft file, or a screenplay in Fountain. Throws ScriptError, with the line
 * where there is one.
 */
export const readParts = (text: string): ScriptReading =>
  isFinalDraft(text) ? readFinalDraft(text) : readFountain(text)
