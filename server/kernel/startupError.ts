/** Why the server cannot start: a sentence for who runs it, printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
