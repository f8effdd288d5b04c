import { createRequire } from 'node:module'
import type { Failure } from '../../../kernel/failure.ts'
import { exportFailures } from '../export.failures.ts'

/** The encoders: an optional package that is loaded in processes of its own alone, as it can end a process. */
const PACKAGE = 'node-av/lib'
/** Endings of the names of the packages with its machine code: one a platform, on Windows one of two. */
const ENDINGS = ['', '-msvc', '-mingw']

/** Finds a module of an installed package; throws when there is none. */
type Resolve = (module: string) => string

function isThere(resolve: Resolve, module: string): boolean {
  try {
    resolve(module)
    return true
  } catch {
    return false
  }
}

/** Why this server cannot write video; null when the encoders are installed. Loads nothing of them. */
export function videoProblem(resolve: Resolve = createRequire(import.meta.url).resolve): Failure | null {
  const { platform, arch } = process
  const codes = ENDINGS.map((ending) => `@seydx/node-av-${platform}-${arch}${ending}/package.json`)
  const isInstalled = isThere(resolve, PACKAGE) && codes.some((module) => isThere(resolve, module))
  return isInstalled ? null : exportFailures.EXPORT_VIDEO_UNAVAILABLE({ package: 'node-av' })
}
