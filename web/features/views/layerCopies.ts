import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { v7 as newId } from 'uuid'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { undoOperations } from '../../../drawing/undo.ts'
import { MAXIMUM_BATCH_OPERATIONS } from '../../canvas/saveBatches.ts'
import type { layerCopiesQuery } from '../../__generated__/layerCopiesQuery.graphql.ts'
import { createViewOpsSender } from './appendViewOps.ts'
import { loadViewOperations } from './viewOperations.ts'

const query = graphql`
  query layerCopiesQuery($shotId: ID!, $after: String) {
    viewer {
      id
    }
    node(id: $shotId) {
      ... on Shot {
        scene {
          id
        }
        storyboard {
          shots(first: 100, after: $after) {
            nodes {
              id
              scene {
                id
              }
              views {
                id
                initialWidth
                initialHeight
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    }
  }
`

/** A frame that a layer can be copied to: the first view of a shot. */
export interface TargetFrame {
  readonly shotId: string
  readonly viewId: string
  /** The drawing space before its first operation. */
  readonly size: DrawingSize
}

/** Where a layer of a shot's drawing can be copied to. */
export const TARGETS = ['next', 'scene', 'board', 'selected'] as const

export type Targets = Readonly<Record<(typeof TARGETS)[number], readonly TargetFrame[]>>

type Loaded = layerCopiesQuery['response']
type LoadedShots = NonNullable<NonNullable<Loaded['node']>['storyboard']>['shots']

const loadPage = (environment: IEnvironment, variables: layerCopiesQuery['variables']): Promise<Loaded | undefined> =>
  fetchQuery<layerCopiesQuery>(environment, query, variables, { networkCacheConfig: { force: true } }).toPromise()

/** The frames of a shot's board that a layer can be copied to, and who asks. Rejects as a failed request does. */
export async function loadTargets(
  environment: IEnvironment, shotId: string, selectedIds: ReadonlySet<string>,
): Promise<{ targets: Targets; userId: string }> {
  const frames: (TargetFrame & { sceneId: string | null })[] = []
  let [sceneId, userId]: [string | null, string] = [null, '']
  for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
    const answer = await loadPage(environment, { shotId, after })
    const shots: LoadedShots | undefined = answer?.node?.storyboard?.shots
    sceneId = answer?.node?.scene?.id ?? null
    userId = answer?.viewer?.id ?? ''
    for (const { id, scene, views: [view] } of shots?.nodes ?? []) {
      if (!view) continue
      const size = { width: view.initialWidth, height: view.initialHeight }
      frames.push({ shotId: id, viewId: view.id, size, sceneId: scene?.id ?? null })
    }
    after = shots?.pageInfo.endCursor ?? null
    hasNextPage = shots?.pageInfo.hasNextPage ?? false
  }
  const later = frames.slice(frames.findIndex((frame) => frame.shotId === shotId) + 1)
  return {
    userId,
    targets: {
      next: later.slice(0, 1), board: later, scene: later.filter((frame) => frame.sceneId === sceneId),
      selected: frames.filter((frame) => frame.shotId !== shotId && selectedIds.has(frame.shotId)),
    },
  }
}

/** A frame with a copy, which is what the drawing had last at this revision. */
export interface CopiedFrame extends TargetFrame {
  readonly revision: number
}

/** Takes copies back, frame by frame, and nothing that came later. Rejects as a failed request does. */
export async function takeBackCopies(
  environment: IEnvironment, copies: readonly CopiedFrame[], userId: string,
): Promise<void> {
  const send = createViewOpsSender(environment)
  for (const { viewId, size, revision } of copies) {
    const log = await loadViewOperations(environment, viewId, 0)
    const operations = undoOperations(log.filter(({ seq }) => seq <= revision), userId, newId, size)
      .map((operation) => ({
        opId: operation.opId, kind: operation.kind, payload: bytesToBase64(encodePayload(operation)),
      }))
    for (let from = 0; from < operations.length; from += MAXIMUM_BATCH_OPERATIONS) {
      await send({ viewId, operations: operations.slice(from, from + MAXIMUM_BATCH_OPERATIONS) }, { keepalive: false })
    }
  }
}
