import type { Command } from 'commander'
import { createClient, FramewrightError, type FramewrightClient } from '../client/public.ts'
import { UsageError, withoutSecrets } from './exits.ts'
import { note } from './output.ts'

const DEFAULT_URL = 'http://localhost:4000'

const NO_TOKEN = 'Make an API token in your settings and put it into the environment as FRAMEWRIGHT_TOKEN'

/** Options that every command has. */
export interface GlobalOptions {
  json?: true
  organization?: string
  retries: number
}

/** What a command works with. */
export interface Session {
  url: string
  client: FramewrightClient
  isJson: boolean
  /** The name or id given with --organization. */
  organization: string | undefined
  /** Aborted by Ctrl+C and SIGTERM. */
  signal: AbortSignal
}

function readUrl(): string {
  const url = process.env['FRAMEWRIGHT_URL']?.trim() || DEFAULT_URL
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new UsageError(`FRAMEWRIGHT_URL must be an address as ${DEFAULT_URL}, not "${url}"`)
}

/** A session with FRAMEWRIGHT_TOKEN on the server at FRAMEWRIGHT_URL. */
function openSession({ json, organization, retries }: GlobalOptions, signal: AbortSignal): Session {
  const url = readUrl()
  const token = process.env['FRAMEWRIGHT_TOKEN']?.trim()
  if (!token) {
    throw new FramewrightError('UNAUTHENTICATED', NO_TOKEN)
  }
  const onRetry = (failure: FramewrightError, waitMs: number) => {
    const seconds = Math.max(1, Math.round(waitMs / 1_000))
    note(withoutSecrets(`framewright: ${failure.message} (${failure.code}). Trying again in ${seconds} s`))
  }
  return { url, client: createClient({ url, token, retries, onRetry }), isJson: json === true, organization, signal }
}

/** Makes the action of a command from what it does with a session, its options and its arguments. */
export type Action = <Options>(
  work: (session: Session, options: Options, ...parameters: string[]) => Promise<void>,
) => (...given: unknown[]) => Promise<void>

/** Actions whose work is ended by a signal. */
export function actionsWith(signal: AbortSignal): Action {
  return <Options>(work: (session: Session, options: Options, ...parameters: string[]) => Promise<void>) =>
    async (...given: unknown[]) => {
      // Commander calls with the arguments, the options and the command.
      const command = given.at(-1) as Command
      const parameters = given.slice(0, -2) as string[]
      const session = openSession(command.optsWithGlobals<GlobalOptions>(), signal)
      await work(session, command.opts() as Options, ...parameters)
    }
}
