import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { CreateExportDocument, type ProjectExportRowFragment } from '../../client/public.ts'
import { UsageError } from '../exits.ts'
import { downloadExport, printFile } from '../exportFile.ts'
import { EXPORT_KINDS } from '../exportKinds.ts'
import { type ExportOptions, findExportPlace, readFormat } from '../exportRequest.ts'
import { counted, note, showProgress, write, writeJson } from '../output.ts'
import { awaitExport } from '../projectExport.ts'
import type { Action, Session } from '../session.ts'

const inWords = (count: number) => count.toLocaleString('en-US')

function showUnits({ stage, unitsDone, unitsTotal }: ProjectExportRowFragment): void {
  const total = unitsTotal === null ? '' : ` of ${inWords(unitsTotal)}`
  showProgress(`Exporting: ${inWords(unitsDone)}${total} ${stage === null ? 'rows' : `(${stage})`}`)
}

/** What was written, for people. */
async function report(done: ProjectExportRowFragment, code: string, file: string): Promise<void> {
  const { format, seq, rowsWritten, bytes, warnings } = done
  for (const { message } of warnings) note(`Warning: ${message}`)
  const size = format === 'DATA' ? counted(rowsWritten, 'row') : counted(bytes ?? 0, 'byte')
  await write(`${file}: ${size} as of event ${seq}\n`)
  if (format === 'DATA') note(`Go on with: framewright events ${code} --after ${seq} --follow`)
}

async function exportPlace(session: Session, options: ExportOptions, place = ''): Promise<void> {
  const { client, signal, isJson } = session
  const { out, idempotencyKey } = options
  const { project, what } = await findExportPlace(session, place, options.scene)
  const as = await readFormat(session, options, project.id)
  if ('data' in as && what) throw new UsageError('JSON Lines hold a whole project: leave the rest out, or use --as')
  const input = { projectId: project.id, as, what }
  const begun = await client.run(CreateExportDocument, { input }, { signal, idempotencyKey })
  const done = await awaitExport(session, begun.createExport.projectExport, showUnits)
  if (out === '-') return printFile(session, done)
  const file = resolve(out ?? done.fileName)
  await downloadExport(session, done, file)
  if (!isJson) return report(done, project.code, file)
  const { id: exportId, format, warnings, seq, rowsWritten: rows, bytes, sha256 } = done
  const written = { file, format, bytes, sha256, seq, ...(format === 'DATA' && { rows }) }
  await writeJson({ project: { id: project.id, code: project.code }, exportId, ...written, warnings })
}

const collect = (each: string, before: string[]) => [...before, each]

/** Adds `export`: a project as JSON Lines, or boards and shots in another format. */
export function addExport(program: Command, action: Action): void {
  program
    .command('export')
    .description('write all there is in a project as JSON Lines, or what --as names, checked against its checksum')
    .argument('<place>', 'the path or id of a project; with --as of a board or shot, too')
    .addOption(new Option('--as <format>', 'the format').choices(Object.keys(EXPORT_KINDS)))
    .option('--preset <name>', 'options that the project keeps under a name')
    .option('--set <option=value>', 'an option of the format, such as size=1920x1080; can be repeated', collect, [])
    .option('--scene <number>', 'only this scene of the board; can be repeated', collect, [])
    .option('--out <file>', 'where to; - for standard output; else named after the project and the day')
    .option('--no-canvas-data', 'JSON Lines without the drawings')
    .option('--idempotency-key <key>', 'begin it once under this key, however often it is sent within 24 hours')
    .action(action(exportPlace))
}
