import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { ENCODINGS } from '../encodings.ts'
import { UsageError } from '../exits.ts'
import { IMPORT_KINDS } from '../importRequest.ts'
import { importPlain } from '../plainImport.ts'
import { importPlanned, isPlanned, type PlanOptions } from '../plannedImport.ts'
import { readNumber } from '../readNumber.ts'
import type { Action, Session } from '../session.ts'

const readBytes = (path: string): Promise<Buffer<ArrayBuffer>> =>
  path === '-' ? buffer(process.stdin) : readFile(path)

/** Files that only the server plans: cuts, boards, pictures. */
const PLANNED_NAME = /\.(?:otio|otioz|edl|xml|fcpxml|zip|storyboarder|png|jpe?g|webp|psd)$/i
const PSD_LAYERS = ['layers', 'flattened', 'views']

async function importFile(session: Session, options: PlanOptions, path = ''): Promise<void> {
  const { project, storyboard } = options
  if (options.newStoryboard !== undefined && (storyboard !== undefined || !isPlanned(options))) {
    throw new UsageError('--new-storyboard goes with --project, and with --plan or --apply')
  }
  if (isPlanned(options)) return importPlanned(session, options, path, () => readBytes(path))
  if ((project === undefined) === (storyboard === undefined)) {
    throw new UsageError('Say where it goes: either --project BRICK or --storyboard BRICK/MAIN')
  }
  if (PLANNED_NAME.test(path)) {
    throw new UsageError('Cuts, boards and pictures are planned: use --storyboard BRICK/MAIN --plan, or --apply')
  }
  await importPlain(session, options, { path, bytes: await readBytes(path) })
}

/** Adds `import`: scripts, CSV of shots, assets, casting or tasks, cuts, and projects of Storyboarder. */
export function addImport(program: Command, action: Action): void {
  program
    .command('import')
    .description(
      'bring in a script (Fountain, FDX), CSV of shots, assets, casting or tasks, a cut, a project of Storyboarder, ' +
      'pictures or a Photoshop file: all or nothing',
    )
    .argument('<file>', 'the file, or - for standard input; with --apply and --undo also the id of an import')
    .option('--project <project>', 'the code or id of the project; a script goes on its first board')
    .option('--storyboard <board>', 'the path or id of the board that a script, a cut or boards go on')
    .option('--new-storyboard <name>', 'a new board of the project in place of one: with --plan or --apply')
    .addOption(new Option('--kind <kind>', 'what the file is, where it does not show').choices(IMPORT_KINDS))
    .addOption(new Option('--encoding <encoding>', 'of a file that is not UTF-8').choices(ENCODINGS))
    .addOption(new Option('--profile <program>', 'the program that wrote a CSV file').choices(['framewright', 'kitsu']))
    .option('--frame-rate <rate>', 'of a cut that names none, an EDL: 25, 23.976 or 30000/1001')
    .addOption(new Option('--gaps <what>', 'what becomes of gaps in a cut').choices(['lengthen', 'shot', 'drop']))
    .option('--boards-as-shots', 'make a shot of each board of Storyboarder')
    .addOption(new Option('--layers <what>', 'what becomes of layers of Photoshop').choices(PSD_LAYERS))
    .option('--frames <count>', 'the length of shots that pictures become', readNumber)
    .option('--notes-layer', 'take the layer of notes of Storyboarder along')
    .option('--dry-run', 'show what would be done and write nothing')
    .option('--plan', 'let the server keep the plan, show it and write nothing')
    .option('--accept <changes>', 'apply only these changes of the plan: retimed,added')
    .option('--apply', 'apply the accepted changes of the plan, all or nothing')
    .option('--undo', 'undo an import that was applied')
    .option('--keep-changed', 'undo the rest where objects were changed since')
    .option('--append', 'let a script follow the shots that the board has already, and revise none')
    .option('--idempotency-key <key>', 'do it once under this key, however often it is sent within 24 hours')
    .action(action(importFile))
}
