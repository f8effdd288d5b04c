import { Box, Menu } from '@chakra-ui/react'
import { Check, List, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useBoardMenu_project$key } from '../../__generated__/useBoardMenu_project.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { messages } from '../../messages.ts'
import { useProjectBoards } from '../projects/useProjectBoards.ts'
import { later } from '../../ui/later.tsx'

const NewBoardDialog = later(async () => (await import('./NewBoardDialog.tsx')).NewBoardDialog)

const NEW = 'new'
const MANAGE = 'manage'
const words = messages.boards

/** The entries of a menu that leads to a project's boards, what choosing one does, and the dialog that may open. */
export type BoardMenuParts = {
  /** Name of the open board. */
  current: string
  items: ReactNode
  /** Where the breadcrumb lists the boards: the way to their page alone. */
  manageItem: ReactNode
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

  const manageItem = <Menu.Item value={MANAGE}><List size={16} aria-hidden /> {words.manage}</Menu.Item>
  const items = (
    <>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{words.switchLabel}</Menu.ItemGroupLabel>
        {boards.map(({ id, name, shotCount }) => (
          <Menu.Item key={id} value={id}>
            <Box as="span" width="4" flexShrink="0">
              {id === boardId ? <Check size={16} aria-label={words.chosen} /> : null}
            </Box>
            <Box as="span" flex="1" truncate maxWidth="18rem">{name}</Box>
            <Box as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">{words.shots(shotCount)}</Box>
          </Menu.Item>
        ))}
      </Menu.ItemGroup>
      <Menu.Separator />
      {project.viewerCanEdit ? (
        <Menu.Item value={NEW}><Plus size={16} aria-hidden /> {words.newBoardItem}</Menu.Item>
      ) : null}
      {manageItem}
    </>
  )
  const dialog = (
    <NewBoardDialog
      projectId={projectId} isOpen={isCreating} onClose={() => setIsCreating(false)}
      onCreated={({ id }) => void navigate(boardPath(projectId, id))}
    />
  )
  return { current: boards.find(({ id }) => id === boardId)?.name ?? '', items, manageItem, choose, dialog }
}
