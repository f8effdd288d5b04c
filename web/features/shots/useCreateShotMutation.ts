import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { useCreateShotMutation as CreateShotMutation } from '../../__generated__/useCreateShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { insertShotEdge } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type CreateShot = (input: {
  storyboardId: string
  aspectRatio: AspectRatio
  onCreated?: (shotId: string) => void
}) => void

/** Adds a shot with one empty view at the end of the board. */
export function useCreateShotMutation(): [CreateShot, boolean] {
  const [commit, isCreating] = useMutation<CreateShotMutation>(graphql`
    mutation useCreateShotMutation($input: CreateShotInput!) {
      createShot(input: $input) {
        shot {
          id
          position
        }
        shotEdge {
          cursor
          node {
            rank
            ...ShotGrid_shot
          }
        }
        storyboard {
          id
          frames
          duration
          revision
        }
      }
    }
  `)
  const createShot = useCallback<CreateShot>(
    ({ storyboardId, aspectRatio, onCreated }) => {
      commit({
        variables: { input: { storyboardId, aspectRatio } },
        updater: (store, response) => {
          const edge = store.getRootField('createShot')?.getLinkedRecord('shotEdge')
          insertShotEdge(store, storyboardId, edge, { position: response?.createShot.shot.position ?? 1 })
        },
        onCompleted: ({ createShot: { shot } }) => {
          showToast({ type: 'success', title: messages.storyboard.created })
          onCreated?.(shot.id)
        },
        onError: (error) => tellFailure(messages.storyboard.createFailed, error),
      })
    },
    [commit],
  )
  return [createShot, isCreating]
}
