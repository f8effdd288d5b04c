import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { castOfShotsQuery } from '../../__generated__/castOfShotsQuery.graphql.ts'
import type { Appearance, CastOfShots } from './castingDraft.ts'
import { readShotCast } from './shotCast.ts'

/** How many shots one request may name with all who appear in them: more would cost more than a request may. */
const MOST_SHOTS = 25

/** An asset as the list of a dialog shows it. */
export interface CastAsset {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly type: string
}

/** Who appears in some shots, and those assets themselves. */
export interface LoadedCast {
  readonly cast: CastOfShots
  readonly assets: readonly CastAsset[]
}

const query = graphql`
  query castOfShotsQuery($shotIds: [ID!]!) {
    nodes(ids: $shotIds) @required(action: THROW) {
      ... on Shot {
        id
        ...shotCast_shot @alias(as: "cast")
      }
    }
  }
`

async function loadCast(environment: IEnvironment, shotIds: readonly string[]): Promise<LoadedCast> {
  const cast = new Map<string, ReadonlyMap<string, Appearance>>()
  const assets = new Map<string, CastAsset>()
  const parts = Array.from({ length: Math.ceil(shotIds.length / MOST_SHOTS) }, (_, index) =>
    shotIds.slice(index * MOST_SHOTS, (index + 1) * MOST_SHOTS))
  const answers = await Promise.all(parts.map((part) =>
    fetchQuery<castOfShotsQuery>(environment, query, { shotIds: part }, {
      networkCacheConfig: { force: true },
    }).toPromise()))
  for (const answer of answers) {
    for (const node of answer?.nodes ?? []) {
      if (!node?.id || !node.cast) continue
      const entries = readShotCast(node.cast)
      cast.set(node.id, new Map(entries.map(({ asset, occurrences, label }) => [asset.id, { occurrences, label }])))
      for (const { asset: { id, name, code, type } } of entries) assets.set(id, { id, name, code, type })
    }
  }
  return { cast, assets: [...assets.values()] }
}

type CastState =
  | { readonly loaded: LoadedCast; readonly error: null }
  | { readonly loaded: null; readonly error: unknown }

/** Who appears in these shots, however many they are; `loaded` is null on the way and after a failure. */
export function useCastOfShots(shotIds: readonly string[]) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<CastState>({ loaded: null, error: null })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    loadCast(environment, shotIds).then(
      (loaded) => isWanted && setState({ loaded, error: null }),
      (error: unknown) => isWanted && setState({ loaded: null, error }),
    )
    return () => {
      isWanted = false
    }
    // The shots of an open dialog do not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt, environment])
  const retry = useCallback(() => {
    setState({ loaded: null, error: null })
    setAttempt((before) => before + 1)
  }, [])
  return { ...state, retry }
}
