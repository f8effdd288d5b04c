import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { lookInto } from '../harness/running.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'

/** Runs work on a server with a database of its own, which fixtures may look into, and ends both. */
export async function onOwnServer<Result>(work: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const folder = makeDataFolder()
  const database = await startEmbeddedDatabase(folder.path)
  try {
    const server = await startServer(folder.path, { DATABASE_URL: database.url, TRUST_PROXY: 'on' })
    const stopLooking = await lookInto(database.url)
    try {
      return await work(server)
    } finally {
      await stopLooking()
      await server.end('SIGTERM')
    }
  } finally {
    await database.stop()
    folder.remove()
  }
}
