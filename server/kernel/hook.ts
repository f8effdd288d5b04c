import { type Opened, openedAtStart } from './resources.ts'

/** What modules above do in the work of one below, in the order they are called in. */
export type Hook<Part> = Opened<readonly Part[]>

/**
 * Declares a place where modules above take part in the work of one below, which may not import them.
 * `server/hooks.ts` connects it.
 */
export const declareHook = <Part>(name: string): Hook<Part> => openedAtStart<readonly Part[]>(`the hook ${name}`)
