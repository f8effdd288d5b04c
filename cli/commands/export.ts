import { resolve } from 'node:path'
import type { Command } from 'commander'
import { ExportProjectDocument, type ProjectExportRowFragment } from '../../client/public.ts'
import { downloadExport, printFile } from '../exportFile.ts'
import { findProject } from '../lookups.ts'
import { counted, note, showProgress, write, writeJson } from '../output.ts'
import { awaitExport } from '../projectExport.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  out?: string
  /** False with --no-canvas-data. */
  canvasData: boolean
  idempotencyKey?: string
}

const inWords = (count: number) => count.toLocaleString('en-US')

function showRows({ rowsWritten, rowsTotal }: ProjectExportRowFragment): void {
  const total = rowsTotal === null ? '' : ` of ${inWords(rowsTotal)}`
  showProgress(`Exporting: ${inWords(rowsWritten)}${total} rows`)
}

async function exportProject(session: Session, options: Options, name = ''): Promise<void> {
  const { client, signal, isJson } = session
  const { out, canvasData, idempotencyKey } = options
  const { id, code } = await findProject(session, name)
  const input = { projectId: id, includeCanvasData: canvasData }
  const begun = await client.run(ExportProjectDocument, { input }, { signal, idempotencyKey })
  const done = await awaitExport(session, begun.exportProject.projectExport, showRows)
  showProgress('')
  if (out === '-') return printFile(session, done)
  const file = resolve(out ?? done.fileName)
  await downloadExport(session, done, file)
  const { seq, rowsWritten: rows, bytes, sha256 } = done
  if (isJson) return writeJson({ project: { id, code }, exportId: done.id, file, rows, bytes, sha256, seq })
  await write(`${file}: ${counted(rows, 'row')} as of event ${seq}\n`)
  note(`Go on with: framewright events ${code} --after ${seq} --follow`)
}

/** Adds `export`: everything of a project as JSON Lines. */
export function addExport(program: Command, action: Action): void {
  program
    .command('export')
    .description('write all there is in a project to a file of JSON Lines, checked against its checksum')
    .argument('<project>', 'its code or id')
    .option('--out <file>', 'where to; - for standard output; else named after the project and the day')
    .option('--no-canvas-data', 'without the drawings')
    .option('--idempotency-key <key>', 'begin it once under this key, however often it is sent within 24 hours')
    .action(action(exportProject))
}
