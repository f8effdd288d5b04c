import type { Command } from 'commander'
import { ChangeShotStatusDocument } from '../../client/public.ts'
import { UsageError } from '../exits.ts'
import { findShot, findStatus, kindOfPlace } from '../lookups.ts'
import { write, writeJson } from '../output.ts'
import { readNumber } from '../readNumber.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  clear?: true
  expectedVersion?: number
  idempotencyKey?: string
}

async function changeStatus(session: Session, options: Options, path = '', name?: string): Promise<void> {
  const { client, signal, isJson } = session
  if (kindOfPlace(path) !== 'shot') throw new UsageError(`"${path}" is no shot: write BRICK/MAIN/SH0010, or an id`)
  if ((name === undefined) !== (options.clear === true)) throw new UsageError('Name a status, or clear it with --clear')
  const found = await findShot(session, path)
  const statusId = name === undefined ? null : findStatus(found.storyboard.project.statuses, name).id
  const input = { shotId: found.id, statusId, expectedVersion: options.expectedVersion }
  const { idempotencyKey } = options
  const { updateShots } = await client.run(ChangeShotStatusDocument, { input }, { signal, idempotencyKey })
  const [shot = found] = updateShots.shots
  if (isJson) return writeJson(shot)
  await write(`${shot.path} is at ${shot.status ? `"${shot.status.name}"` : 'no status'}\n`)
}

/** Adds `status`: how far a shot is. */
export function addStatus(program: Command, action: Action): void {
  program
    .command('status')
    .description('change the status of a shot')
    .argument('<shot>', 'its path, as BRICK/MAIN/SH0010, or its id')
    .argument('[status]', 'the name of a status of the project, in any case')
    .option('--clear', 'no status any more')
    .option('--expected-version <version>', 'write only while the shot has this version', readNumber)
    .option('--idempotency-key <key>', 'do it once under this key, however often it is sent within 24 hours')
    .action(action(changeStatus))
}
