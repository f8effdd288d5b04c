import { CommanderError } from 'commander'
import { describeFailure, EXIT, exitCodeOf, failureJson, withoutSecrets } from './exits.ts'
import { makeProgram } from './program.ts'
import { actionsWith } from './session.ts'

const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const

/** Why work was ended: a signal with this exit code. */
class Ended extends Error {
  constructor(readonly exitCode: number) {
    super('Ended')
  }
}

const ending = new AbortController()

for (const [signal, exitCode] of Object.entries(SIGNALS)) {
  process.on(signal, () => {
    // Who asks twice does not want to wait.
    if (ending.signal.aborted) process.exit(exitCode)
    ending.abort(new Ended(exitCode))
  })
}

// `framewright shots BRICK | head` closes the pipe: that is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? EXIT.ok : EXIT.failed))
process.stderr.on('error', () => {})

function report(error: unknown): number {
  if (ending.signal.reason instanceof Ended) return ending.signal.reason.exitCode
  // Commander has said what is wrong, or shown the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  const isJson = process.argv.includes('--json')
  const text = isJson ? JSON.stringify(failureJson(error)) : `framewright: ${describeFailure(error)}`
  process.stderr.write(`${withoutSecrets(text)}\n`)
  return exitCodeOf(error)
}

try {
  await makeProgram(actionsWith(ending.signal)).parseAsync()
} catch (error) {
  process.exitCode = report(error)
}
