import { graphql } from 'react-relay'
import type { sceneChangesCreateMutation } from '../../__generated__/sceneChangesCreateMutation.graphql.ts'
import type { sceneChangesDeleteMutation } from '../../__generated__/sceneChangesDeleteMutation.graphql.ts'
import type { sceneChangesMoveMutation } from '../../__generated__/sceneChangesMoveMutation.graphql.ts'
import type { sceneChangesRestoreMutation } from '../../__generated__/sceneChangesRestoreMutation.graphql.ts'
import type { sceneChangesUpdateMutation } from '../../__generated__/sceneChangesUpdateMutation.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { useChange } from '../../relay/useChange.ts'
import { moveShotEdges, type ShotPlace } from './shotConnection.ts'

const words = sceneMessages

/** What a scene is called. */
export type SceneDetails = { readonly heading: string; readonly number: string }

type NewScene = { readonly storyboardId: string; readonly firstShotId: string } & SceneDetails

/** Makes a scene that begins with a shot; an empty number becomes one that fits. The caller handles failures. */
export function useCreateScene() {
  const [remove] = useDeleteScene()
  return useChange<sceneChangesCreateMutation, NewScene>(
    graphql`
      mutation sceneChangesCreateMutation($input: CreateScenesInput!) {
        createScenes(input: $input) {
          scenes {
            id
          }
        }
      }
    `,
    ({ storyboardId, firstShotId, heading, number }) => ({
      variables: { input: { storyboardId, scenes: [{ firstShotId, heading, number: number === '' ? null : number }] } },
      turn: storyboardId,
      done: ({ createScenes: { scenes: [scene] } }) => ({
        title: words.created,
        ...(scene && {
          action: { label: commonMessages.undo, onClick: () => void remove({ storyboardId, sceneId: scene.id }) },
        }),
      }),
    }),
  )
}

type SceneUpdate = SceneDetails & {
  readonly sceneId: string
  readonly expectedVersion?: number
  readonly before: SceneDetails
}

const UPDATE = graphql`
  mutation sceneChangesUpdateMutation($input: UpdateScenesInput!) {
    updateScenes(input: $input) {
      scenes {
        id
        heading
        number
        version
      }
    }
  }
`

/** Changes what a scene is called. The caller handles failures. */
export function useUpdateScene() {
  const [changeBack] = useChange<sceneChangesUpdateMutation>(UPDATE, (input) => ({
    variables: { input }, failed: words.renameFailed,
  }))
  return useChange<sceneChangesUpdateMutation, SceneUpdate>(UPDATE, ({ before, ...scene }) => ({
    variables: { input: { scenes: [scene] } },
    done: words.renamed,
    undo: () => changeBack({ scenes: [{ sceneId: scene.sceneId, ...before }] }),
  }))
}

type SceneMove = {
  readonly storyboardId: string
  readonly sceneId: string
  readonly to: { readonly beforeId: string } | { readonly afterId: string }
  /** The place among scenes that it leaves. */
  readonly from: { readonly beforeId: string } | { readonly afterId: string }
  /** Its loaded shots in their order, and where they go. */
  readonly shotIds: readonly string[]
  readonly shotPlace: ShotPlace
}

const MOVE = graphql`
  mutation sceneChangesMoveMutation($input: MoveScenesInput!) {
    moveScenes(input: $input) {
      scenes {
        id
      }
    }
  }
`

/** Moves a scene with its shots; shown at once. */
export function useMoveScene() {
  const [moveBack] = useChange<sceneChangesMoveMutation>(MOVE, (input) => ({
    variables: { input }, failed: words.moveFailed,
  }))
  return useChange<sceneChangesMoveMutation, SceneMove>(MOVE, ({ storyboardId, sceneId, to, from, ...shown }) => ({
    variables: { input: { scenes: [{ sceneId }], to } },
    turn: storyboardId,
    optimistic: (store) => moveShotEdges(store, storyboardId, shown.shotIds, shown.shotPlace),
    done: words.moved,
    undo: () => moveBack({ scenes: [{ sceneId }], to: from }),
    failed: words.moveFailed,
  }))
}

/** Brings a removed scene back with its shots. */
export function useRestoreScene() {
  return useChange<sceneChangesRestoreMutation, string>(
    graphql`
      mutation sceneChangesRestoreMutation($input: RestoreScenesInput!) {
        restoreScenes(input: $input) {
          scenes {
            id
          }
        }
      }
    `,
    (sceneId) => ({
      variables: { input: { sceneIds: [sceneId] } },
      done: words.restored,
      failed: words.restoreFailed,
    }),
  )
}

/** Removes a scene; its shots stay. */
export function useDeleteScene() {
  const [restore] = useRestoreScene()
  return useChange<sceneChangesDeleteMutation, { storyboardId: string; sceneId: string }>(
    graphql`
      mutation sceneChangesDeleteMutation($input: DeleteScenesInput!) {
        deleteScenes(input: $input) {
          deletedSceneIds
        }
      }
    `,
    ({ storyboardId, sceneId }) => ({
      variables: { input: { scenes: [{ sceneId }] } },
      turn: storyboardId,
      done: words.removed,
      failed: words.removeFailed,
      undo: () => restore(sceneId),
    }),
  )
}
