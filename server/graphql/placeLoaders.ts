import type DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'

type Path = GraphQLResolveInfo['path']

/** The names of the fields that lead to a place of an answer, without the indexes of lists. */
function placeOf({ prev, key }: Path): string {
  const before = prev ? placeOf(prev) : ''
  return typeof key === 'string' ? `${before}.${key}` : before
}

/**
 * One loader for each place of an answer: all objects of a list are asked the same there. Kept for the length of a
 * request.
 */
export function placeLoaders<Key, Value>() {
  const requests = new WeakMap<Context, Map<string, DataLoader<Key, Value>>>()
  return (context: Context, { path }: GraphQLResolveInfo, make: () => DataLoader<Key, Value>) => {
    const loaders = requests.get(context) ?? new Map<string, DataLoader<Key, Value>>()
    requests.set(context, loaders)
    const place = placeOf(path)
    const loader = loaders.get(place) ?? make()
    loaders.set(place, loader)
    return loader
  }
}
