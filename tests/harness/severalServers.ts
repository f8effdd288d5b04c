import { inject } from 'vitest'
import { type Client, clientOf } from './client.ts'
import { makeDatabase } from './database.ts'
import { lookInto } from './running.ts'
import { makeDataFolder, type ServerProcess, startServer } from './serverProcess.ts'

/** Servers in processes of their own over one database and one folder. */
export interface Servers {
  processes: ServerProcess[]
  clients: Client[]
  /** Starts one more, or one in place of one that was killed. */
  start(): Promise<{ process: ServerProcess; client: Client }>
  stop(): Promise<void>
}

/** Starts so many servers over a database of their own; fixtures that look into the database reach it too. */
export async function startServers(count: number, environment: Record<string, string> = {}): Promise<Servers> {
  const databaseUrl = await makeDatabase()
  const folder = makeDataFolder()
  const stopLooking = await lookInto(databaseUrl)
  const processes: ServerProcess[] = []
  const clients: Client[] = []
  async function start() {
    const settings = { DATABASE_URL: databaseUrl, SMTP_URL: inject('smtpUrl'), TRUST_PROXY: 'on', ...environment }
    const process = await startServer(folder.path, settings)
    const client = clientOf(process.url)
    processes.push(process)
    clients.push(client)
    return { process, client }
  }
  for (let index = 0; index < count; index++) await start()
  return {
    processes,
    clients,
    start,
    async stop() {
      await Promise.all(processes.map((process) => process.end('SIGTERM')))
      await stopLooking()
      folder.remove()
    },
  }
}
