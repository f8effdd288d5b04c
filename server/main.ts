import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DemoSignIn, makeDemoStudio, readDemoSignIn } from '../prisma/demo/demoStudio.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { runDoctor } from './host/doctor.ts'
import { StartupError } from './kernel/startupError.ts'
import { wakeWebhooks } from './modules/delivery/webhookWaking.service.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { keepMemorySmall, setMemoryFlags } from './platform/load/memory.ts'
import { mailFolderOf, openResources } from './resources.ts'
import { tasks } from './tasks.ts'

/** A stop that takes longer than this is forced. */
const STOP_LIMIT_MS = 10_000

/** The job queue logs every job; that is detail here. */
const LOG_METHODS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (cause) {
    if (isPortTaken(cause)) {
      throw new StartupError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`, { cause })
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The server cannot listen on ${host}:${port}: ${reason}`, { cause })
  }
}

function greet({ publicUrl }: Config, demo: DemoSignIn | null): void {
  const lines = [`Framewright is ready at ${publicUrl}`]
  if (demo) lines.push(`Demo studio: sign in as ${demo.email} with the password ${demo.password}`)
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

/** Starts everything; answers what stops it again. Leaves nothing running when it fails. */
async function start(config: Config): Promise<() => Promise<void>> {
  setMemoryFlags()
  const made: { app?: FastifyInstance } = {}
  const resources = await openResources(config, (message) => made.app?.log.info(message))
  try {
    await resources.run(async () => {
      const webFolder = config.isProduction ? join(import.meta.dirname, '../dist/web') : null
      const mailFolder = config.isProduction ? null : mailFolderOf(config)
      const app = await createApp(resources, { ...config, webFolder, mailFolder })
      made.app = app
      const demo = config.isDemoWanted ? await makeDemoStudio(config.dataFolder) : null
      resources.onClose(wakeWebhooks((error) => app.log.error(error)))
      resources.onClose(await startJobs(tasks, (level, message) => app.log[LOG_METHODS[level]](message)))
      await listen(app, config)
      resources.onClose(keepMemorySmall())
      greet(config, demo ?? readDemoSignIn(config.dataFolder))
    })
    return () => resources.close()
  } catch (error) {
    await resources.close().catch(() => {})
    throw error
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
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

async function serve(): Promise<void> {
  const starting = start(readConfig())
  // A signal during the start waits for its end: half a start would leave PostgreSQL running.
  stopOnSignals(async () => (await starting)())
  await starting
}

try {
  // Commands of the host read the configuration of the server that is beside them.
  if (process.argv[2] === 'doctor') {
    process.exitCode = await runDoctor(readConfig(), (line) => void process.stdout.write(`${line}\n`))
  } else await serve()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
