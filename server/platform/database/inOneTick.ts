import DataLoader from 'dataloader'
import { ownedByResources } from '../../kernel/resources.ts'

/**
 * Asks once for what many ask for in the same moment: `load` gets the keys of one tick, each once, after the last of
 * them was asked for, and answers by the names it gives them. Nothing is kept; a failure is everybody's.
 */
export function inOneTick<Key, Value>(
  nameOf: (key: Key) => string,
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const loader = ownedByResources(
    () =>
      new DataLoader<Key, Value | undefined>(
        async (keys) => {
          const found = await load([...new Map(keys.map((key) => [nameOf(key), key])).values()])
          return keys.map((key) => found.get(nameOf(key)))
        },
        { cache: false },
      ),
  )
  return (key) => loader().load(key)
}
