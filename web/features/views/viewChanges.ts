import { useContext } from 'react'
import { graphql } from 'react-relay'
import type { viewChangesCreateMutation } from '../../__generated__/viewChangesCreateMutation.graphql.ts'
import type { viewChangesDeleteMutation } from '../../__generated__/viewChangesDeleteMutation.graphql.ts'
import type { viewChangesMoveMutation } from '../../__generated__/viewChangesMoveMutation.graphql.ts'
import type { viewChangesRestoreMutation } from '../../__generated__/viewChangesRestoreMutation.graphql.ts'
import type { viewChangesSetImageMutation } from '../../__generated__/viewChangesSetImageMutation.graphql.ts'
import type { viewChangesUpdateMutation } from '../../__generated__/viewChangesUpdateMutation.graphql.ts'
import { viewMessages } from '../../messages/views.ts'
import { useChange } from '../../relay/useChange.ts'
import type { ImageUpload } from '../uploads/imageUploads.ts'
import { useImageUploadOf, type ImageToSend } from '../uploads/useImageUploading.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'
import { moveViewRecord, removeViewRecord } from './viewRecords.ts'

const words = viewMessages

/** Adds an empty view at the end of a shot's, and returns its id. */
export function useCreateView(): [createView: (shotId: string) => Promise<string>, isCreating: boolean] {
  const [createViews, isCreating] = useChange<viewChangesCreateMutation, string>(
    graphql`
      mutation viewChangesCreateMutation($input: CreateViewsInput!) {
        createViews(input: $input) {
          views {
            id
          }
        }
      }
    `,
    (shotId) => ({
      variables: { input: { shotId, views: [{}] } },
      done: words.created,
      failed: words.createFailed,
      canRetry: true,
    }),
  )
  return [(shotId) => createViews(shotId).then((made) => made.createViews.views[0]?.id ?? ''), isCreating]
}

/** Renames a view; shown at once, taken back with a toast that can send it again when it fails. */
export function useUpdateView() {
  return useChange<viewChangesUpdateMutation, { viewId: string; name: string }>(
    graphql`
      mutation viewChangesUpdateMutation($input: UpdateViewsInput!) {
        updateViews(input: $input) {
          views {
            id
            name
          }
        }
      }
    `,
    (view) => ({
      turn: view.viewId,
      variables: { input: { views: [view] } },
      optimistic: (store) => {
        store.get(view.viewId)?.setValue(view.name, 'name')
      },
      done: words.updated,
      failed: words.updateFailed,
      canRetry: true,
    }),
  )
}

/** Puts a view at a 1-based place among those of its shot; shown at once, and back when the server refuses. */
export function useMoveView() {
  return useChange<viewChangesMoveMutation, { shotId: string; viewId: string; position: number }>(
    graphql`
      mutation viewChangesMoveMutation($input: MoveViewsInput!) {
        moveViews(input: $input) {
          views {
            id
          }
        }
      }
    `,
    ({ shotId, viewId, position }) => ({
      turn: shotId,
      variables: { input: { views: [{ viewId }], to: { position } } },
      optimistic: (store) => moveViewRecord(store, shotId, viewId, position),
      done: words.moved,
      failed: words.moveFailed,
      canRetry: true,
    }),
  )
}

/** Brings a deleted view back to its place. */
export function useRestoreView() {
  return useChange<viewChangesRestoreMutation, string>(
    graphql`
      mutation viewChangesRestoreMutation($input: RestoreViewsInput!) {
        restoreViews(input: $input) {
          views {
            id
          }
        }
      }
    `,
    (viewId) => ({
      variables: { input: { viewIds: [viewId] } },
      done: words.restored,
      failed: words.restoreFailed,
      canRetry: true,
    }),
  )
}

type ViewDeletion = { readonly shotId: string; readonly viewId: string; readonly onRestored: (viewId: string) => void }

/**
 * Moves a view to the trash, after what is drawn in it was saved; gone at once, with a toast to undo, and back with a
 * toast when the server refuses.
 */
export function useDeleteView(): (deletion: ViewDeletion) => void {
  const desk = useContext(DrawingDeskContext)
  const [restoreView] = useRestoreView()
  const [deleteView] = useChange<viewChangesDeleteMutation, ViewDeletion>(
    graphql`
      mutation viewChangesDeleteMutation($input: DeleteViewsInput!) {
        deleteViews(input: $input) {
          deletedViewIds
        }
      }
    `,
    ({ shotId, viewId, onRestored }) => ({
      variables: { input: { views: [{ viewId }] } },
      optimistic: (store) => removeViewRecord(store, shotId, viewId),
      done: words.deleted,
      undo: () => void restoreView(viewId).then(() => onRestored(viewId)),
      failed: words.deleteFailed,
      canRetry: true,
    }),
  )
  return (deletion) => {
    // Strokes sent later would find no view.
    const isSaved = !desk || desk.getSaveState(deletion.shotId) === 'saved'
    if (isSaved) void deleteView(deletion)
    else void desk.saveNow(deletion.shotId).then(() => deleteView(deletion))
  }
}

/** Lays a picture under a view's drawing; one chosen while another is on its way takes its place. */
export function useSetViewImage(viewId: string): [setImage: (file: File) => void, running: ImageUpload | null] {
  const [send] = useChange<viewChangesSetImageMutation, ImageToSend>(
    graphql`
      mutation viewChangesSetImageMutation($input: SetViewImageInput!) {
        setViewImage(input: $input) {
          view {
            id
          }
        }
      }
    `,
    ({ ownerId, file, watch }) => ({
      variables: { input: { viewId: ownerId, file: null } },
      uploadables: { 'input.file': file },
      cacheConfig: { metadata: { upload: watch } },
    }),
  )
  return useImageUploadOf(viewId, send)
}
