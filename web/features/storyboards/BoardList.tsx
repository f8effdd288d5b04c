import { Box, HStack, Heading, Text, chakra } from '@chakra-ui/react'
import { Clapperboard, Ellipsis, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { BoardList_project$key } from '../../__generated__/BoardList_project.graphql.ts'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { neighborAt } from '../../dnd/neighbor.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { boardMessages } from '../../messages/boards.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useProjectBoards } from '../projects/useProjectBoards.ts'
import { useOpening } from '../shell/useOpening.ts'
import type { BoardCommand } from './BoardMenu.tsx'
import { boardPath, versionsPath } from '../../lib/boardPath.ts'
import { useDeleteStoryboard, useMoveStoryboard } from './boardChanges.ts'
import { later } from '../../ui/later.tsx'

const RenameBoardDialog = later(async () => (await import('./RenameBoardDialog.tsx')).RenameBoardDialog)
const NewBoardDialog = later(async () => (await import('./NewBoardDialog.tsx')).NewBoardDialog)
const ListDragging = later(async () => (await import('../../dnd/ListDragging.tsx')).ListDragging)
const BoardMenu = later(async () => (await import('./BoardMenu.tsx')).BoardMenu)

const words = boardMessages
const BoardLink = chakra(Link)
/** Where an address leads that ends in '#boards'. */
const SECTION_ID = 'boards'

type Opened = { readonly what: 'menu' | 'rename'; readonly boardId: string; readonly anchor: HTMLElement }

/** The boards of a project in their order: opened, made, renamed, moved and deleted here. */
export function BoardList({ projectRef }: { projectRef: BoardList_project$key }) {
  const project = useFragment(
    graphql`
      fragment BoardList_project on Project {
        isArchived
        viewerCanEdit
        ...useProjectBoards_project
      }
    `,
    projectRef,
  )
  const { projectId, boards, totalCount } = useProjectBoards(project)
  const [opened, setOpened] = useState<Opened | null>(null)
  const lastOpened = useRef<Opened | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  // A command opens the form by the address.
  const [isAsked, setIsAsked] = useOpening('new-board')
  const [moveStoryboard] = useMoveStoryboard()
  const [deleteStoryboard] = useDeleteStoryboard()
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const grips = useDragGrips('data-board')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${SECTION_ID}`) section.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  const reason = project.isArchived ? projectFrameMessages.archived : words.readOnly
  const canSort = project.viewerCanEdit && boards.length > 1
  const openedIndex = boards.findIndex(({ id }) => id === opened?.boardId)
  const openedBoard = boards[openedIndex]

  function open(next: Opened): void {
    lastOpened.current = next
    setOpened(next)
  }

  function run(command: BoardCommand): void {
    const last = lastOpened.current
    const index = boards.findIndex(({ id }) => id === last?.boardId)
    const board = boards[index]
    if (!last || !board) return
    const [before, after] = [boards[index - 1], boards[index + 1]]
    if (command === 'versions') void navigate(versionsPath(projectId, board.id))
    if (command === 'rename') open({ ...last, what: 'rename' })
    if (command === 'moveUp' && before) {
      moveStoryboard({ projectId, storyboardId: board.id, to: { beforeId: before.id } })
    }
    if (command === 'moveDown' && after) {
      moveStoryboard({ projectId, storyboardId: board.id, to: { afterId: after.id } })
    }
    if (command === 'delete') deleteStoryboard({ storyboardId: board.id, name: board.name })
  }

  return (
    <Box
      as="section" ref={section} id={SECTION_ID} borderWidth="1px" borderRadius="card" bg="bg.panel"
      scrollMarginTop="16"
    >
      <HStack justify="space-between" gap="3" px="5" pt="3.5" pb="2.5">
        <HStack gap="2" align="baseline">
          <Heading as="h2" textStyle="md" letterSpacing="-0.01em">{words.title}</Heading>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {commonMessages.number(totalCount)}
          </Text>
        </HStack>
        <ExplainedButton
          reason={project.viewerCanEdit ? null : reason} tooltipPlacement="bottom-end"
          onClick={() => setIsCreating(true)}
        >
          <Plus aria-hidden /> {words.newBoard}
        </ExplainedButton>
      </HStack>
      <Box
        as="ol" ref={list} aria-label={words.list} listStyleType="none" {...grips.pointer} {...grips.keys}
        css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md' } }}
      >
        {boards.map((board) => (
          <HStack
            as="li" key={board.id} data-board={board.id} gap="3" ps={canSort ? '2' : '5'}
            pe={project.viewerCanEdit ? '3' : '5'} minHeight="12" borderTopWidth="1px" position="relative"
            _hover={{ bg: 'bg.emphasized/50' }} css={{ '&:has(a:focus-visible)': { bg: 'accent.subtle' } }}
          >
            {canSort ? <GripHandle name={board.name} /> : null}
            <Box color="fg.muted" flexShrink="0"><Clapperboard size={16} strokeWidth={1.75} aria-hidden /></Box>
            <HStack flex="1" minWidth="0" gap="3" rowGap="0" flexWrap="wrap" py="1.5">
              <BoardLink
                to={boardPath(projectId, board.id)} fontWeight="medium" truncate minWidth="0" maxWidth="full"
                title={board.name} outline="none" _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {board.name}
              </BoardLink>
              <Text textStyle="mono" color="fg.muted" truncate>{board.code}</Text>
            </HStack>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {words.shots(board.shotCount)}
            </Text>
            <Text textStyle="mono" color="fg.muted" whiteSpace="nowrap" minWidth="3rem" textAlign="end">
              {runningTime(board.duration)}
            </Text>
            {project.viewerCanEdit ? (
              <IconButton
                label={words.menu(board.name)} icon={<Ellipsis aria-hidden />} aria-haspopup="menu" zIndex="1"
                onClick={(event) => open({ what: 'menu', boardId: board.id, anchor: event.currentTarget })}
              />
            ) : null}
          </HStack>
        ))}
      </Box>
      {canSort && grips.isPressed ? (
        <ListDragging
          items={boards} listRef={list} attribute="data-board" grips={grips} isByKeys
          onMoved={(storyboardId, position) => {
            const to = neighborAt(boards, storyboardId, position)
            if (to) moveStoryboard({ projectId, storyboardId, to })
          }}
        />
      ) : null}
      {totalCount > boards.length ? (
        <Text px="5" py="2.5" textStyle="sm" color="fg.muted" borderTopWidth="1px">
          {words.moreHint(boards.length, totalCount)}
        </Text>
      ) : null}
      <BoardMenu
        anchor={opened?.what === 'menu' ? opened.anchor : null} name={openedBoard?.name ?? ''}
        position={openedIndex + 1} count={totalCount} onCommand={run}
        onClosed={() => setOpened((current) => (current?.what === 'menu' ? null : current))}
      />
      {opened?.what === 'rename' && openedBoard ? (
        <RenameBoardDialog
          boardId={openedBoard.id} name={openedBoard.name} version={openedBoard.version} returnFocus={opened.anchor}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <NewBoardDialog
        projectId={projectId} isOpen={isCreating || (isAsked && project.viewerCanEdit)}
        onClose={() => {
          setIsCreating(false)
          if (isAsked) setIsAsked(false)
        }}
        onCreated={({ id, name }) =>
          showToast({
            type: 'success',
            title: words.created(name),
            action: { label: words.open, onClick: () => void navigate(boardPath(projectId, id)) },
          })
        }
      />
    </Box>
  )
}
