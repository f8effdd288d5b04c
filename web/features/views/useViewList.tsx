import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { type DragGrips, useDragGrips } from '../../dnd/useDragGrips.ts'
import { later } from '../../ui/later.tsx'
import type { ViewCommand } from './ViewMenu.tsx'
import { focusViewTab } from './focusViewTab.ts'
import type { ViewActions } from './useViewActions.ts'
import { viewName } from './viewName.ts'

const ViewMenu = later(async () => (await import('./ViewMenu.tsx')).ViewMenu)
const ListDragging = later(async () => (await import('../../dnd/ListDragging.tsx')).ListDragging)

type ViewListOptions = {
  /** In their order. */
  views: readonly { readonly id: string; readonly name: string; readonly position: number }[]
  chosenId: string
  canEdit: boolean
  actions: ViewActions
  onChosen: (viewId: string) => void
}

/** The views of a shot as a list of tabs, whose elements carry `data-view`. */
export interface ViewList {
  readonly list: RefObject<HTMLDivElement | null>
  /** The name of the chosen view; empty when it is not among them. */
  readonly chosenName: string
  readonly grips: DragGrips
  readonly openMenu: (event: MouseEvent<HTMLElement>) => void
  /** The menu of the chosen view, and what moves a dragged one; nothing for those who may not edit. */
  readonly tools: ReactNode
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

/** How a list of views is worked with: the arrow keys go through it, F2 renames; see `eventsOf`. */
export function useViewList({ views, chosenId, canEdit, actions, onChosen }: ViewListOptions): ViewList {
  const list = useRef<HTMLDivElement>(null)
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null)
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const grips = useDragGrips('data-view')
  const items = views.map(({ id, name, position }) => ({ id, name: viewName(name, position) }))
  const chosenPlace = items.findIndex(({ id }) => id === chosenId) + 1
  const chosenName = items[chosenPlace - 1]?.name ?? ''

  function run(command: ViewCommand): void {
    if (command === 'add') actions.add()
    if (command === 'rename') setRenamedId(chosenId)
    if (command === 'moveLeft') actions.move(chosenId, chosenPlace - 1)
    if (command === 'moveRight') actions.move(chosenId, chosenPlace + 1)
    if (command === 'delete') actions.remove(chosenId)
  }

  const tools = canEdit ? (
    <>
      <ViewMenu
        anchor={menuAnchor} name={chosenName} position={chosenPlace} count={items.length}
        onClosed={() => setMenuAnchor(null)} onCommand={run}
      />
      {grips.isPressed ? (
        <ListDragging
          items={items} listRef={list} attribute="data-view" grips={grips} onMoved={actions.move} isByKeys={false}
        />
      ) : null}
    </>
  ) : null

  return {
    list,
    chosenName,
    grips,
    openMenu: (event) => setMenuAnchor(event.currentTarget),
    tools,
    isRenamed: (viewId) => viewId === renamedId,
    endRename(viewId) {
      setRenamedId(null)
      focusViewTab(list, viewId)
    },
    onKeyDown(event) {
      if (event.key === 'F2' && canEdit) setRenamedId(chosenId)
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const next = items[(chosenPlace - 1 + step + items.length) % items.length]
      if (step === 0 || next === undefined) return
      event.preventDefault()
      onChosen(next.id)
      focusViewTab(list, next.id)
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
