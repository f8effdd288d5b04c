import { run } from './processes.mjs'
import { StepFailed } from './terminal.mjs'

const SUBJECT = /^(\w+) Release (\d+\.\d+\.\d+)$/

/** Ends the script with a sentence for who runs it. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  throw new StepFailed(sentence)
}

/** What a git command prints; ends the script when it fails. */
export async function git(...parameters) {
  const { code, stdout, output } = await run('git', parameters)
  return code === 0 ? stdout.trim() : refuse(output.trim())
}

/** The commit of each release in the history, by version, the newest first. */
export async function readReleases() {
  const log = await git('log', '--format=%H %s')
  return new Map(log.split('\n').flatMap((line) => {
    const [, commit, version] = SUBJECT.exec(line) ?? []
    return version === undefined ? [] : [[version, commit]]
  }))
}

const numbersOf = (version) => version.split('.').map(Number)

/** Whether a version comes after another. */
export function isLater(version, other) {
  const others = numbersOf(other)
  const [difference = 0] = numbersOf(version).map((each, place) => each - others[place]).filter((each) => each !== 0)
  return difference > 0
}
