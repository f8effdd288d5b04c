import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const FOLDER_DEPTH = 3
const SECOND_MS = 1_000

async function findProcessFiles(folder, depth = FOLDER_DEPTH) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter(({ name }) => name === 'postmaster.pid').map(({ name }) => join(folder, name))
  if (files.length > 0 || depth === 0) return files
  const folders = entries.filter((entry) => entry.isDirectory())
  return (await Promise.all(folders.map(({ name }) => findProcessFiles(join(folder, name), depth - 1)))).flat()
}

/** Ends the PostgreSQL of a `postmaster.pid` (its number is on the first line), if that still is one of this run. */
async function endDatabase(processFile, folder) {
  const [line] = (await readFile(processFile, 'utf8').catch(() => '')).split('\n')
  const id = Number(line)
  const { stdout } = await execute('ps', ['-o', 'command=', '-p', String(id)]).catch(() => ({ stdout: '' }))
  if (stdout.includes(basename(folder))) process.kill(id, 'SIGQUIT')
}

/**
 * Makes a folder that everything started from here on takes for the system's temporary one. Answers the way to remove
 * it, and with it the databases that outlived their server: a killed one leaves its PostgreSQL running, as it should.
 */
export function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-run-'))
  chmodSync(folder, 0o755)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return async () => {
    const processFiles = await findProcessFiles(folder)
    await Promise.all(processFiles.map((processFile) => endDatabase(processFile, folder)))
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: SECOND_MS / 10 })
  }
}
