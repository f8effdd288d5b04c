import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000
const POLL_MS = 50

/** A folder of one's own for a server's data, open to the user PostgreSQL runs as. */
export function makeDataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'framewright-server-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A server in a process of its own, as people run it. */
export interface ServerProcess {
  url: string
  pid: number
  /** Ends it with a signal and waits until it is gone; answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** What it has printed so far. */
  output(): string
}

const ANY_RATE = { RATE_PER_TOKEN: 'off', RATE_PER_ADDRESS: 'off' }

/** Runs the built server with an environment; answers the process, what it prints and its end. */
export function spawnServer(environment: Record<string, string>) {
  let printed = ''
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'warn', ...ANY_RATE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.on('data', (chunk) => (printed += chunk))
  child.stderr?.on('data', (chunk) => (printed += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => printed }
}

/** Starts a server over a data folder and waits until it is ready. */
export async function startServer(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const { child, ended, output } = spawnServer({ DATA_DIR: dataFolder, PORT: String(port), ...environment })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT_MS
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  while (!(await fetch(`${url}/readyz`).then((response) => response.ok, () => false))) {
    if (hasEnded || Date.now() > until) throw new Error(`The server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** The processes that write exports for a server. */
export function exportWritersOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [child = '', parent, ...words] = line.trim().split(/\s+/)
    return Number(parent) === pid && words.join(' ').includes('formatProcess') ? [Number(child)] : []
  })
}

/** Whether a process runs. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
