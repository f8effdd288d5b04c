import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { FramewrightError, unavailable } from './kernel/errors.ts'
import { keepPaintingsIn } from './modules/media/painting.service.ts'
import { loadMediaKey } from './modules/media/signature.ts'
import { setDefaultPlan } from './modules/organizations/organization.service.ts'
import { closeBus, openBus } from './platform/bus/bus.ts'
import { connectDatabase, disconnectDatabase } from './platform/database/client.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './platform/database/embedded.ts'
import { lockDataFolder, openDataFolder } from './platform/database/folderLock.ts'
import { migrate } from './platform/database/migrations.ts'
import { diskStorage } from './platform/storage/disk.ts'

/** A stop that takes longer than this is forced. */
const STOP_LIMIT_MS = 10_000

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (cause) {
    if (isPortTaken(cause)) {
      throw unavailable(`Port ${port} is in use. Stop what uses it, or set PORT to another.`, cause)
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw unavailable(`The server cannot listen on ${host}:${port}: ${reason}`, cause)
  }
}

async function start(config: Config): Promise<void> {
  const stops: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const each of stops.reverse()) await each()
  }
  try {
    openDataFolder(config.dataFolder)
    let database: EmbeddedDatabase | null = null
    if (config.databaseUrl === null) {
      stops.push(await lockDataFolder(config.dataFolder))
      database = await startEmbeddedDatabase(config.dataFolder)
      stops.push(database.stop)
    }
    const url = config.databaseUrl ?? database?.url ?? ''
    await connectDatabase(url)
    stops.push(disconnectDatabase)
    await migrate(url)
    await openBus(url)
    stops.push(closeBus)
    setDefaultPlan(config.defaultPlan)
    await loadMediaKey()
    keepPaintingsIn(diskStorage(join(config.dataFolder, 'files')))
    const webFolder = config.isProduction ? join(import.meta.dirname, '../dist/web') : null
    const app = await createApp({ logLevel: config.logLevel, webFolder })
    stops.push(() => app.close())
    await listen(app, config)
    process.stdout.write(`\n  Framewright is ready at ${config.publicUrl}\n\n`)
  } catch (error) {
    await stop()
    throw error
  }

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

try {
  await start(readConfig())
} catch (error) {
  if (!(error instanceof FramewrightError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
