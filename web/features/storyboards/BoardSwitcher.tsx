import { Box, Button, Menu, Portal } from '@chakra-ui/react'
import { Check, ChevronDown, Layers, List, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { BoardSwitcher_project$key } from '../../__generated__/BoardSwitcher_project.graphql.ts'
import { messages } from '../../messages.ts'
import { useChosenWhenClosed } from '../../ui/useChosenWhenClosed.ts'
import { useProjectBoards } from '../projects/useProjectBoards.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { NewBoardDialog } from './NewBoardDialog.tsx'

const NEW = 'new'
const MANAGE = 'manage'
const words = messages.boards

type BoardSwitcherProps = { projectRef: BoardSwitcher_project$key; boardId: string }

/** Says which board is open and leads to the project's others; quiet while there is only one. */
export function BoardSwitcher({ projectRef, boardId }: BoardSwitcherProps) {
  const project = useFragment(
    graphql`
      fragment BoardSwitcher_project on Project {
        viewerCanEdit
        ...useProjectBoards_project
      }
    `,
    projectRef,
  )
  const { projectId, boards } = useProjectBoards(project)
  const [isCreating, setIsCreating] = useState(false)
  const navigate = useNavigate()
  const current = boards.find(({ id }) => id === boardId)
  const isAlone = boards.length < 2

  const { contentRef, onSelect } = useChosenWhenClosed((value) => {
    if (value === NEW) setIsCreating(true)
    else if (value === MANAGE) void navigate(`/dashboard/projects/${projectId}#boards`)
    else if (value !== boardId) void navigate(boardPath(projectId, value))
  })

  return (
    <>
      <Menu.Root onSelect={onSelect} positioning={{ placement: 'bottom-end' }} lazyMount>
        <Menu.Trigger asChild>
          <Button
            variant={isAlone ? 'ghost' : 'outline'} aria-label={words.switcher(current?.name ?? '')} px="2.5"
            maxWidth={{ base: '9rem', md: '14rem' }}
          >
            <Layers aria-hidden />
            <Box as="span" truncate hideBelow={isAlone ? 'md' : undefined}>{current?.name}</Box>
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content ref={contentRef} minWidth="60" maxWidth="calc(100vw - 1rem)" maxHeight="min(28rem, 70vh)">
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
              <Menu.Item value={MANAGE}><List size={16} aria-hidden /> {words.manage}</Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <NewBoardDialog
        projectId={projectId} isOpen={isCreating} onClose={() => setIsCreating(false)}
        onCreated={({ id }) => void navigate(boardPath(projectId, id))}
      />
    </>
  )
}
