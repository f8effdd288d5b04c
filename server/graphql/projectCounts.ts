import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

interface Asked<Filter> {
  projectId: string
  filter: Filter
}

/**
 * Counts of what projects have, by a filter: `count` gets all the projects of a list that are asked with the same one,
 * so that it is one statement for each filter. `none` is the count of a project that it does not answer.
 */
export function countsOfProjects<Filter extends object, Counts>(
  count: (filter: Filter, projectIds: string[]) => Promise<Map<string, Counts>>,
  none: Counts,
) {
  async function load(asked: readonly Asked<Filter>[]): Promise<Counts[]> {
    const filters = new Map(asked.map(({ filter }) => [JSON.stringify(filter), filter]))
    const counts = new Map<string, Map<string, Counts>>()
    await Promise.all(
      [...filters].map(async ([said, filter]) => {
        const same = asked.filter((each) => JSON.stringify(each.filter) === said)
        counts.set(said, await count(filter, same.map(({ projectId }) => projectId)))
      }),
    )
    return asked.map(({ projectId, filter }) => counts.get(JSON.stringify(filter))?.get(projectId) ?? none)
  }
  const loaders = new WeakMap<Context, DataLoader<Asked<Filter>, Counts>>()
  return (projectId: string, filter: Filter | null | undefined, context: Context): Promise<Counts> => {
    const loader = loaders.get(context) ?? new DataLoader(load, { cache: false })
    loaders.set(context, loader)
    return loader.load({ projectId, filter: filter ?? ({} as Filter) })
  }
}
