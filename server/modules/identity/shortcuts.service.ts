import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { accountFailures } from './account.failures.ts'

/** What a client calls its shortcuts: the place where one acts, and its name there. */
const NAME = /^[a-z][a-zA-Z]{0,29}\.[a-z][a-zA-Z]{0,29}$/
/** A key with what is held down beside it, such as Mod+Shift+Z. */
// eslint-disable-next-line no-control-regex
const KEY = /^[^\u0000-\u0020\u007f-\u009f\p{Surrogate}]+$/u
const LONGEST_KEY = 24
const MOST_KEYS = 4
/** More than any client has; together with the lengths it bounds what is stored. */
const MOST_SHORTCUTS = 200

/** The keys of a shortcut. */
export interface Shortcut {
  name: string
  keys: readonly string[]
}

/** New keys of a shortcut; null for those it has by default. */
export interface ShortcutChange {
  name: string
  keys?: readonly string[] | null
}

type KeysByName = Record<string, readonly string[]>

/** The shortcuts that a person changed, by name. */
export async function readShortcuts(userId: string, tx: Transaction = prisma()): Promise<KeysByName> {
  const row = await tx.keyboardShortcuts.findUnique({ where: { userId } })
  return (row?.keys ?? {}) as KeysByName
}

/** The same as a list. */
export const listShortcuts = (keys: KeysByName): Shortcut[] =>
  Object.entries(keys).map(([name, keysOfOne]) => ({ name, keys: keysOfOne }))

const isKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key)

function demandChange({ name, keys }: ShortcutChange, index: number): void {
  if (!NAME.test(name)) throw fail(accountFailures.SHORTCUT_NAME_INVALID(), { field: `changes.${index}.name` })
  if (!keys || (keys.length <= MOST_KEYS && keys.every(isKey))) return
  const failure = accountFailures.SHORTCUT_KEYS_INVALID({ most: MOST_KEYS, length: LONGEST_KEY })
  throw fail(failure, { field: `changes.${index}.keys` })
}

const atLimit = () => fail(accountFailures.SHORTCUTS_AT_LIMIT({ most: MOST_SHORTCUTS }), { field: 'changes' })

/** Changes some of the viewer's shortcuts; the others stay. FORBIDDEN for API tokens. */
export function changeShortcuts(viewer: Viewer, changes: readonly ShortcutChange[]): Promise<KeysByName> {
  if (changes.length > MOST_SHORTCUTS) throw atLimit()
  changes.forEach(demandChange)
  return changeAccount(viewer, 'own', async ({ tx, record }) => {
    const { userId } = viewer
    const all = new Map(Object.entries(await readShortcuts(userId, tx)))
    for (const { name, keys } of changes) {
      if (keys) all.set(name, [...new Set(keys)])
      else all.delete(name)
    }
    if (all.size > MOST_SHORTCUTS) throw atLimit()
    const keys = Object.fromEntries(all)
    await tx.keyboardShortcuts.upsert({ where: { userId }, create: { userId, keys }, update: { keys } })
    record('profile.shortcutsChanged', { type: 'User', id: userId }, { names: changes.map(({ name }) => name) })
    return keys
  })
}
