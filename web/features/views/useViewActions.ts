import { useCreateView, useDeleteView, useMoveView, useUpdateView } from './viewChanges.ts'

type ViewActionsOptions = {
  shotId: string
  /** The views in their order. */
  viewIds: readonly string[]
  chosenId: string
  onChosen: (viewId: string) => void
}

/** What can be done with the views of a shot. */
export interface ViewActions {
  /** Adds a view at the end and chooses it. */
  readonly add: () => void
  readonly isAdding: boolean
  /** Fulfilled when it is saved. */
  readonly rename: (viewId: string, name: string) => Promise<unknown>
  /** Puts a view at a 1-based place. */
  readonly move: (viewId: string, position: number) => void
  /** Deletes a view; of the chosen one the one before becomes the chosen one, or the first. */
  readonly remove: (viewId: string) => void
}

/** The actions on a shot's views, wherever they are shown. */
export function useViewActions({ shotId, viewIds, chosenId, onChosen }: ViewActionsOptions): ViewActions {
  const [createView, isAdding] = useCreateView()
  const [updateView] = useUpdateView()
  const [moveView] = useMoveView()
  const deleteView = useDeleteView()
  return {
    isAdding,
    add() {
      if (isAdding) return
      void createView(shotId).then(onChosen)
    },
    rename: (viewId, name) => updateView({ viewId, name }),
    move(viewId, position) {
      if (viewIds.indexOf(viewId) === position - 1) return
      moveView({ shotId, viewId, position })
    },
    remove(viewId) {
      if (viewIds.length < 2) return
      const index = viewIds.indexOf(viewId)
      const others = viewIds.filter((id) => id !== viewId)
      const next = others[Math.max(0, index - 1)]
      if (viewId === chosenId && next !== undefined) onChosen(next)
      deleteView({ shotId, viewId, onRestored: onChosen })
    },
  }
}
