import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { FramewrightError, gql } from '../../client/public.ts'
import { operationOf } from '../../client/document.ts'
import { UsageError } from '../exits.ts'
import { write, writeJson } from '../output.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  variables?: string
  operation?: string
  idempotencyKey?: string
}

const DOCUMENT = /^\s*(?:[{#]|(?:query|mutation|subscription|fragment)\b)/

/** What an argument says: itself, the file it names, or standard input for `-`. */
async function readArgument(argument: string, isText: (argument: string) => boolean): Promise<string> {
  if (isText(argument)) return argument
  return argument === '-' ? text(process.stdin) : readFile(argument, 'utf8')
}

async function readVariables(argument = '{}'): Promise<Record<string, unknown>> {
  const source = await readArgument(argument, (given) => given.trimStart().startsWith('{'))
  try {
    return JSON.parse(source) as Record<string, unknown>
  } catch {
    throw new UsageError('The variables are not a JSON object')
  }
}

async function graphql(session: Session, options: Options, argument = ''): Promise<void> {
  const { client, signal } = session
  if (argument === '-' && options.variables === '-') throw new UsageError('Standard input cannot be both')
  const document = await readArgument(argument, (given) => DOCUMENT.test(given))
  const variables = await readVariables(options.variables)
  const asked = gql<unknown, Record<string, unknown>>(document)
  if (operationOf(document) === 'subscription') {
    for await (const data of client.subscribe(asked, variables, { signal })) await write(`${JSON.stringify(data)}\n`)
    return
  }
  const { operation, idempotencyKey } = options
  try {
    await writeJson(await client.run(asked, variables, { signal, operationName: operation, idempotencyKey }))
  } catch (error) {
    // What came nevertheless is not kept back.
    if (error instanceof FramewrightError && error.data != null) await writeJson(error.data)
    throw error
  }
}

/** Adds `graphql`: any document. */
export function addGraphql(program: Command, action: Action): void {
  program
    .command('graphql')
    .description('send any document and print its data as JSON; a subscription as JSON Lines')
    .argument('<document>', 'the text, a file, or - for standard input')
    .option('--variables <json>', 'a JSON object, a file, or - for standard input')
    .option('--operation <name>', 'which one, where the document has several')
    .option('--idempotency-key <key>', 'do a mutation once under this key, however often it is sent within 24 hours')
    .action(action(graphql))
}
