import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

interface Asked<Filter> {
  ownerId: string
  filter: Filter
}

/**
 * Counts of what projects or organizations have, by a filter: `count` gets all of a list that are asked with the same
 * one, so that it is asked once for each filter. `none` is the count of one that it does not answer.
 */
export function filteredCounts<Filter extends object, Counts>(
  count: (filter: Filter, ownerIds: string[], context: Context) => Promise<Map<string, Counts>>,
  none: Counts,
) {
  async function load(asked: readonly Asked<Filter>[], context: Context): Promise<Counts[]> {
    const filters = new Map(asked.map(({ filter }) => [JSON.stringify(filter), filter]))
    const counts = new Map<string, Map<string, Counts>>()
    await Promise.all(
      [...filters].map(async ([said, filter]) => {
        const same = asked.filter((each) => JSON.stringify(each.filter) === said)
        counts.set(said, await count(filter, same.map(({ ownerId }) => ownerId), context))
      }),
    )
    return asked.map(({ ownerId, filter }) => counts.get(JSON.stringify(filter))?.get(ownerId) ?? none)
  }
  const loaders = new WeakMap<Context, DataLoader<Asked<Filter>, Counts>>()
  return (ownerId: string, filter: Filter | null | undefined, context: Context): Promise<Counts> => {
    const loader = loaders.get(context) ?? new DataLoader((asked) => load(asked, context), { cache: false })
    loaders.set(context, loader)
    return loader.load({ ownerId, filter: filter ?? ({} as Filter) })
  }
}
