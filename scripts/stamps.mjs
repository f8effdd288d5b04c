import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './processes.mjs'
import { step } from './terminal.mjs'

async function listFiles(path, isInput) {
  const entry = await stat(join(root, path)).catch(() => null)
  if (!entry) return []
  if (entry.isFile()) return [path]
  const names = await readdir(join(root, path))
  const nested = await Promise.all(names.map((name) => listFiles(`${path}/${name}`, isInput)))
  return nested.flat().filter(isInput)
}

/** One hash over the names and contents of files and folders, so a touched but unchanged file costs nothing. */
export async function hashInputs(paths, isInput = () => true) {
  const files = (await Promise.all(paths.map((path) => listFiles(path, isInput)))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index].length}\0`)
    hash.update(contents[index])
  })
  return hash.digest('hex')
}

/** Whether the stamp left by the last finished run says the same. */
export async function isStamped(stampPath, value) {
  const stamped = await readFile(join(root, stampPath), 'utf8').catch(() => '')
  return stamped === value
}

/** Leaves the stamp of a finished run. */
export async function writeStamp(stampPath, value) {
  await mkdir(dirname(join(root, stampPath)), { recursive: true })
  await writeFile(join(root, stampPath), value)
}

/**
 * Makes `outputs` unless they are those of the last time, made from the same `inputs`: one that is missing, changed or
 * left over is made again.
 */
export async function makeWhenStale({ title, stamp, inputs, isInput, outputs, make }) {
  const made = await hashInputs(inputs, isInput)
  if (await isStamped(stamp, `${made} ${await hashInputs(outputs)}`)) return
  // What is interrupted half-way must not look finished.
  await rm(join(root, stamp), { force: true })
  await step(title, make)
  await writeStamp(stamp, `${made} ${await hashInputs(outputs)}`)
}
