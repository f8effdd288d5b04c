import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Sender } from '../harness/client.ts'

export const root = join(import.meta.dirname, '../..')

const PATIENCE_MS = 20_000

/** A process that ended. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** A process that runs. */
export interface Running {
  stdout(): string
  /** Waits until it has printed something. */
  until(isSo: (stdout: string) => boolean): Promise<void>
  kill(signal: NodeJS.Signals): void
  ended: Promise<Ended>
}

/** Starts a program at the root of the repository with nothing but this in its environment, and a path. */
export function start(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  input = '',
  folder = root,
): Running {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, parameters, { cwd: folder, env: { PATH, HOME, ...environment } })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  return {
    stdout: () => stdout,
    async until(isSo) {
      for (const limit = Date.now() + PATIENCE_MS; !isSo(stdout); ) {
        if (Date.now() > limit) throw new Error(`It did not print it:\n${stdout}\n${stderr}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    kill: (signal) => void child.kill(signal),
    ended,
  }
}

/** The environment of somebody on a server. */
export const environmentOf = (url: string, sender: Sender): Record<string, string> => ({
  FRAMEWRIGHT_URL: url,
  ...(sender && { FRAMEWRIGHT_TOKEN: sender.accessToken }),
})

/** A command line of somebody on a server. */
export interface CommandLine {
  start(...parameters: string[]): Running
  /** Runs to the end. */
  run(...parameters: string[]): Promise<Ended>
  /** Runs with `--json`, which must succeed; answers what it printed. */
  json<Printed>(...parameters: string[]): Promise<Printed>
  /** Runs with standard input. */
  feed(input: string, ...parameters: string[]): Promise<Ended>
}

/** The real command line, in a process of its own. */
export function commandLine(url: string, sender: Sender, folder = root): CommandLine {
  const begin = (parameters: readonly string[], input = '') => {
    const program = join(root, 'bin/framewright.mjs')
    return start(process.execPath, [program, ...parameters], environmentOf(url, sender), input, folder)
  }
  return {
    start: (...parameters) => begin(parameters),
    run: (...parameters) => begin(parameters).ended,
    feed: (input, ...parameters) => begin(parameters, input).ended,
    async json<Printed>(...parameters: string[]) {
      const { code, stdout, stderr } = await begin([...parameters, '--json']).ended
      if (code !== 0) throw new Error(`Ended with ${code}: ${stderr}`)
      return JSON.parse(stdout) as Printed
    },
  }
}
