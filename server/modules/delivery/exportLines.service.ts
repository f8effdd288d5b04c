import { toTypeId } from '../../kernel/ids.ts'
import { boardParts } from './exportBoardRows.ts'
import { reviewParts } from './exportCommentRows.service.ts'
import { countDrawings, drawingLines } from './exportDrawingRows.service.ts'
import { FORMAT } from './exportFile.ts'
import { productionParts } from './exportProductionRows.service.ts'
import { playlistParts } from './exportReviewRows.ts'
import type { Snapshot } from './exportSnapshot.ts'

/** Characters that are gathered before they are written. */
const CHUNK = 65_536

/** What an export will hold, counted. */
export interface CountedExport {
  /** Lines without the first and the last. */
  rowsTotal: number
  /** The lines of the file; called after each part with the number of rows so far. */
  lines(onRows: (rowsWritten: number) => Promise<void>): AsyncGenerator<string[]>
}

const partsOf = (snapshot: Snapshot) =>
  [...boardParts(snapshot), ...productionParts(snapshot), ...reviewParts(snapshot), ...playlistParts(snapshot)]

async function* entityLines(snapshot: Snapshot): AsyncGenerator<{ kind: string; lines: string[] }> {
  for (const { kind, pages } of partsOf(snapshot)) {
    for await (const rows of pages()) yield { kind, lines: rows.map((row) => JSON.stringify({ kind, ...row })) }
  }
}

async function* allLines(snapshot: Snapshot, includesCanvasData: boolean) {
  yield* entityLines(snapshot)
  if (!includesCanvasData) return
  for await (const lines of drawingLines(snapshot)) yield { kind: 'canvasData', lines }
}

/** Counts what an export of a snapshot will hold and makes its lines as they are asked for. */
export async function countExport(snapshot: Snapshot, includesCanvasData: boolean): Promise<CountedExport> {
  let rowsTotal = includesCanvasData ? await countDrawings(snapshot) : 0
  for (const { count } of partsOf(snapshot)) rowsTotal += await count()
  const { id, eventSeq: seq } = snapshot.project
  const exportedAt = new Date()
  return {
    rowsTotal,
    async *lines(onRows) {
      const header = { projectId: toTypeId('Project', id), seq, exportedAt, includesCanvasData }
      yield [JSON.stringify({ kind: 'header', ...FORMAT, ...header })]
      const counts: Record<string, number> = {}
      let rows = 0
      for await (const { kind, lines } of allLines(snapshot, includesCanvasData)) {
        yield lines
        counts[kind] = (counts[kind] ?? 0) + lines.length
        rows += lines.length
        await onRows(rows)
      }
      yield [JSON.stringify({ kind: 'trailer', counts, rows })]
    },
  }
}

/** Lines as the bytes of a file, in pieces that are worth a write. */
export async function* bytesOf(lines: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  let text = ''
  for await (const page of lines) {
    for (const line of page) {
      text += `${line}\n`
      if (text.length < CHUNK) continue
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text)
}
