import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { type DragGrips, useDragGrips } from '../../dnd/useDragGrips.ts'
import type { ViewCommand } from './ViewMenu.tsx'
import { focusViewTab } from './focusViewTab.ts'
import type { ViewActions } from './useViewActions.ts'

type ViewListOptions = {
  /** The ids of the views in their order. */
  viewIds: readonly string[]
  chosenId: string
  canEdit: boolean
  actions: ViewActions
  onChosen: (viewId: string) => void
}

/** The views of a shot as a list of tabs, whose elements carry `data-view`. */
export interface ViewList {
  readonly list: RefObject<HTMLDivElement | null>
  /** 1-based place of the chosen view; 0 when it is not among them. */
  readonly chosenPlace: number
  readonly grips: DragGrips
  /** What the menu of the chosen view hangs on; null while it is closed. */
  readonly menuAnchor: HTMLElement | null
  readonly openMenu: (event: MouseEvent<HTMLElement>) => void
  readonly closeMenu: () => void
  readonly run: (command: ViewCommand) => void
  readonly isRenamed: (viewId: string) => boolean
  readonly endRename: (viewId: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** What a view's tab does: chosen by a click, renamed by a double click, dragged, or asked for its menu. */
  readonly eventsOf: (viewId: string) => {
    readonly onClick: () => void
    readonly onDoubleClick: () => void
    readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
  }
}

/** How a list of views is worked with: the arrow keys go through it, F2 renames; see `eventsOf` and `run`. */
export function useViewList({ viewIds, chosenId, canEdit, actions, onChosen }: ViewListOptions): ViewList {
  const list = useRef<HTMLDivElement>(null)
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null)
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const grips = useDragGrips('data-view')
  const chosenPlace = viewIds.indexOf(chosenId) + 1
  return {
    list,
    chosenPlace,
    grips,
    menuAnchor,
    openMenu: (event) => setMenuAnchor(event.currentTarget),
    closeMenu: () => setMenuAnchor(null),
    run(command) {
      if (command === 'add') actions.add()
      if (command === 'rename') setRenamedId(chosenId)
      if (command === 'moveLeft') actions.move(chosenId, chosenPlace - 1)
      if (command === 'moveRight') actions.move(chosenId, chosenPlace + 1)
      if (command === 'delete') actions.remove(chosenId)
    },
    isRenamed: (viewId) => viewId === renamedId,
    endRename(viewId) {
      setRenamedId(null)
      focusViewTab(list, viewId)
    },
    onKeyDown(event) {
      if (event.key === 'F2' && canEdit) setRenamedId(chosenId)
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const next = viewIds[(chosenPlace - 1 + step + viewIds.length) % viewIds.length]
      if (step === 0 || next === undefined) return
      event.preventDefault()
      onChosen(next)
      focusViewTab(list, next)
    },
    eventsOf: (viewId) => ({
      onClick: () => onChosen(viewId),
      onDoubleClick: () => canEdit && setRenamedId(viewId),
      onContextMenu(event) {
        if (!canEdit) return
        event.preventDefault()
        onChosen(viewId)
        setMenuAnchor(event.currentTarget)
      },
    }),
  }
}
