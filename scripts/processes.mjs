import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The entry file of each tool, run with this very Node instead of a wrapper that takes half a second itself. */
export const tools = {
  prisma: 'node_modules/prisma/build/index.js',
  vite: 'node_modules/vite/bin/vite.js',
  relay: 'node_modules/relay-compiler/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
}

const STOP_DEADLINE_MS = 12_000
const PARENT_CHECK_MS = 500
const hasProcessGroups = process.platform !== 'win32'
const running = new Set()
let isEnding = false
let stopping = null

function signalGroup(child, signal) {
  try {
    if (hasProcessGroups) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}

/** Starts a command in a process group of its own, without stdin. `environment` is added to ours. */
export function startProcess(command, parameters, environment = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasProcessGroups,
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Runs a command to its end, never throws: `{ code, stdout, output, milliseconds }`, `output` being both streams. */
export function run(command, parameters, environment = {}) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = startProcess(command, parameters, environment)
    let stdout = ''
    let output = ''
    child.stdout.on('data', (text) => {
      stdout += text
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    const finish = (code) => {
      // While everything ends, nobody is to go on with the next step.
      if (!isEnding) resolve({ code, stdout, output, milliseconds: performance.now() - startedAt })
    }
    child.once('error', (error) => {
      running.delete(child)
      output += `${error.message}\n`
      finish(1)
    })
    // What a tool leaves behind in its group would keep its pipes, and this run, open for ever.
    child.once('exit', () => signalGroup(child, 'SIGKILL'))
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** Runs a JavaScript tool of `tools`, or any file, with this Node. */
export function runNode(parameters, environment) {
  return run(process.execPath, parameters, environment)
}

async function stopRunning() {
  const children = [...running]
  const ended = Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
  for (const child of children) signalGroup(child, 'SIGTERM')
  const insist = setTimeout(() => {
    for (const child of children) signalGroup(child, 'SIGKILL')
  }, STOP_DEADLINE_MS)
  await ended
  clearTimeout(insist)
}

/** Stops everything started here: asks once, however often it is called, and insists after the deadline. */
export function stopAll() {
  stopping ??= stopRunning()
  return stopping
}

/** The process that started us and, where the system knows, the one that started that. */
function readAncestors() {
  try {
    const [, parentOfParent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))
    return `${process.ppid} ${parentOfParent}`
  } catch {
    return String(process.ppid)
  }
}

/**
 * Takes the end of npm, or of the shell npm runs us in, for a SIGTERM: npm passes a signal on to that shell only, which
 * dies of it without a word to us.
 */
function followNpm() {
  if (!process.env.npm_lifecycle_event) return
  const ancestors = readAncestors()
  const timer = setInterval(() => {
    if (readAncestors() === ancestors) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}

/** Ends this process with all it started when the terminal or a supervisor asks; answers how to stop listening. */
export function stopOnSignals(cleanUp = () => {}) {
  followNpm()
  const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  const listeners = Object.entries(exitCodes).map(([signal, exitCode]) => {
    const listener = () => {
      isEnding = true
      void stopAll().then(cleanUp).finally(() => process.exit(exitCode))
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  return () => listeners.forEach((stopListening) => stopListening())
}
