import type { Command } from 'commander'
import { FramewrightError, WhoAmIDocument } from '../../client/public.ts'
import { write, writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

async function whoami({ client, url, isJson, signal }: Session): Promise<void> {
  const { viewer, organizations } = await client.run(WhoAmIDocument, {}, { signal })
  if (!viewer) throw new FramewrightError('UNAUTHENTICATED', 'The token stands for nobody')
  if (isJson) return writeJson({ url, viewer, organizations: organizations?.nodes ?? [] })
  const kind = viewer.isService ? 'a service' : viewer.email
  await write(`${viewer.name} (${kind}) on ${url}\n\n`)
  await writeTable(organizations?.nodes ?? [], [
    { head: 'ORGANIZATION', text: ({ name }) => name },
    { head: 'ROLE', text: ({ viewerRole }) => viewerRole },
    { head: 'ID', text: ({ id }) => id },
  ])
}

/** Adds `whoami`, also called `login`: whether the token opens the server, and for whom. */
export function addWhoami(program: Command, action: Action): void {
  program
    .command('whoami')
    .alias('login')
    .description('check the token of the environment and say who it stands for')
    .action(action(whoami))
}
