import { List, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useBoardMenu_project$key } from '../../__generated__/useBoardMenu_project.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { boardMessages } from '../../messages/boards.ts'
import { useProjectBoards } from '../projects/useProjectBoards.ts'
import type { MenuGroup } from '../../ui/EntryMenu.tsx'
import { later } from '../../ui/later.tsx'

const NewBoardDialog = later(async () => (await import('./NewBoardDialog.tsx')).NewBoardDialog)

const NEW = 'new'
const MANAGE = 'manage'
const words = boardMessages
const NEW_ENTRY = { value: NEW, label: words.newBoardItem, icon: Plus }
const MANAGE_ENTRY = { value: MANAGE, label: words.manage, icon: List }

/** The entries of a menu that leads to a project's boards, what choosing one does, and the dialog that may open. */
export type BoardMenuParts = {
  /** Name of the open board. */
  current: string
  groups: readonly MenuGroup[]
  /** Where the breadcrumb lists the boards: the way to their page alone. */
  manageGroup: MenuGroup
  choose: (value: string) => void
  dialog: ReactNode
}

/** The menu of a project's boards: in the breadcrumb, and on narrow pages among what else the page offers. */
export function useBoardMenu(projectRef: useBoardMenu_project$key, boardId: string): BoardMenuParts {
  const project = useFragment(
    graphql`
      fragment useBoardMenu_project on Project {
        viewerCanEdit
        ...useProjectBoards_project
      }
    `,
    projectRef,
  )
  const { projectId, boards } = useProjectBoards(project)
  const [isCreating, setIsCreating] = useState(false)
  const navigate = useNavigate()

  function choose(value: string): void {
    if (value === NEW) setIsCreating(true)
    else if (value === MANAGE) void navigate(`/dashboard/projects/${projectId}#boards`)
    else if (value !== boardId) void navigate(boardPath(projectId, value))
  }

  const manageGroup = { entries: [MANAGE_ENTRY] }
  const groups = [
    {
      label: words.switchLabel,
      entries: boards.map(({ id, name, shotCount }) => (
        { value: id, label: name, isChosen: id === boardId, aside: words.shots(shotCount) })),
    },
    { entries: project.viewerCanEdit ? [NEW_ENTRY, MANAGE_ENTRY] : [MANAGE_ENTRY] },
  ]
  const dialog = (
    <NewBoardDialog
      projectId={projectId} isOpen={isCreating} onClose={() => setIsCreating(false)}
      onCreated={({ id }) => void navigate(boardPath(projectId, id))}
    />
  )
  return { current: boards.find(({ id }) => id === boardId)?.name ?? '', groups, manageGroup, choose, dialog }
}
