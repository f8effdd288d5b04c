import { Command, InvalidArgumentError } from 'commander'
import { addAssets } from './commands/assets.ts'
import { addComments } from './commands/comments.ts'
import { addEvents } from './commands/events.ts'
import { addExport } from './commands/export.ts'
import { addGraphql } from './commands/graphql.ts'
import { addImport } from './commands/import.ts'
import { addProjects } from './commands/projects.ts'
import { addShots } from './commands/shots.ts'
import { addStatus } from './commands/status.ts'
import { addTasks } from './commands/tasks.ts'
import { addWhoami } from './commands/whoami.ts'
import { EXIT_HELP, failureJson, UsageError, withoutSecrets } from './exits.ts'
import { readNumber } from './readNumber.ts'
import type { Action } from './session.ts'

/** That of package.json, put in by scripts/bundleCli.mjs. */
declare const VERSION: string

const MOST_RETRIES = 100

const ENVIRONMENT_HELP = `
Environment:
  FRAMEWRIGHT_TOKEN  an API token; it is never taken as an argument, where others could see it
  FRAMEWRIGHT_URL    the address of the server (http://localhost:4000)
  NO_COLOR           no colors on a terminal`

const HOST_HELP = `
On the machine of the server:
  doctor             list the rows that rules of this release refuse; reads DATA_DIR or DATABASE_URL, changes nothing`

function readRetries(text: string): number {
  const retries = readNumber(text)
  if (retries <= MOST_RETRIES) return retries
  throw new InvalidArgumentError(`At most ${MOST_RETRIES}.`)
}

const NO_TOKEN = 'A token is no option: put it into the environment as FRAMEWRIGHT_TOKEN'

/** What Commander says of a command line that it does not understand, in the form of all other failures. */
function misunderstood(text: string): string {
  const said = withoutSecrets(text.replace(/^error: /, '').trim())
  const message = said.includes("'--token") ? NO_TOKEN : said
  const isJson = process.argv.includes('--json')
  return isJson ? `${JSON.stringify(failureJson(new UsageError(message)))}\n` : `framewright: ${message}\n`
}

/** The command line. Wrong ones throw CommanderError after they were said on standard error. */
export function makeProgram(action: Action): Command {
  const program = new Command('framewright')
    .description('Reads and writes a Framewright studio from scripts and terminals.')
    .version(VERSION)
    .option('--json', 'print JSON for programs, errors too')
    .option('--organization <name>', 'whose projects are meant, where codes are not unique: a name or an id')
    .option('--retries <count>', 'attempts after the first while the server cannot answer', readRetries, 5)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(misunderstood(text)) })
    .addHelpText('after', `${HOST_HELP}\n${ENVIRONMENT_HELP}\n${EXIT_HELP}`)
    .exitOverride()
  const adders = [
    addWhoami, addProjects, addShots, addAssets, addTasks, addComments, addStatus, addImport, addExport, addEvents,
    addGraphql,
  ]
  for (const add of adders) add(program, action)
  return program
}
