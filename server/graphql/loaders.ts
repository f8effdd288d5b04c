import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

/**
 * A field that is asked for many objects at once and answered by one statement: `load` gets all the keys of one tick
 * and answers a map. Kept for the length of a request.
 */
export function batched<Key extends string, Value>(
  load: (keys: readonly Key[], context: Context) => Promise<Map<Key, Value>>,
  missing: Value,
): (key: Key, context: Context) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>()
  return (key, context) => {
    let loader = loaders.get(context)
    if (!loader) {
      loader = new DataLoader<Key, Value>(async (keys) => {
        const found = await load(keys, context)
        return keys.map((each) => found.get(each) ?? missing)
      })
      loaders.set(context, loader)
    }
    return loader.load(key)
  }
}
