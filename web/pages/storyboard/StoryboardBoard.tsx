import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { Clapperboard, FileText, Plus } from 'lucide-react'
import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_ASPECT_RATIO, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import { CommentsButton } from '../../features/comments/CommentsButton.tsx'
import { previewPath } from '../../features/preview/previewPath.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { PresenceAvatars } from '../../features/presence/PresenceAvatars.tsx'
import { useFollow } from '../../features/presence/useFollow.ts'
import { usePointerPresence, usePresenceAt } from '../../features/presence/usePointerPresence.ts'
import { DensityChoice } from '../../features/shots/DensityChoice.tsx'
import { ShotGrid } from '../../features/shots/ShotGrid.tsx'
import type { ActiveFrame } from '../../features/shots/boardActions.ts'
import { knownRatio } from '../../features/shots/boardLayout.ts'
import { useBoardShots } from '../../features/shots/useBoardShots.ts'
import { useFrameRate } from '../../features/shots/useFrameRate.ts'
import { useLiveBoard } from '../../features/shots/useLiveBoard.ts'
import { useCreateShot, useShotChanges } from '../../features/shots/shotChanges.ts'
import { useShotSelection } from '../../features/shots/useShotSelection.ts'
import { DrawingToolbar } from '../../features/views/DrawingToolbar.tsx'
import { useChangeBrush } from '../../features/views/useBrush.ts'
import { DrawingDeskContext } from '../../features/views/useDrawingDesk.ts'
import { useExportPlace } from '../../lib/exportPlace.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { withIntent } from '../../features/shell/navigationIntent.ts'
import { liveMessages } from '../../messages/live.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { StoryboardBoard_project$key } from '../../__generated__/StoryboardBoard_project.graphql.ts'
import type { StoryboardBoard_storyboard$key } from '../../__generated__/StoryboardBoard_storyboard.graphql.ts'
import { BoardComments } from './BoardComments.tsx'
import { BOARD_PADDING } from './boardPadding.ts'
import { StoryboardHeader } from './StoryboardHeader.tsx'
import { useDrawingKeys } from './useDrawingKeys.ts'
import { useFirstShot } from './useFirstShot.ts'
import { useLostBoard } from './useLostBoard.ts'
import { useRevealed } from './useRevealed.ts'
import { later } from '../../ui/later.tsx'

const ImportScriptDialog = later(
  async () => (await import('../../features/scripts/ImportScriptDialog.tsx')).ImportScriptDialog,
)

const FollowFrame = later(async () => (await import('../../features/presence/FollowFrame.tsx')).FollowFrame)

const words = storyboardMessages

type StoryboardBoardProps = {
  projectRef: StoryboardBoard_project$key
  storyboardRef: StoryboardBoard_storyboard$key
  viewer: { readonly id: string; readonly name: string } | null
  /** What was decided about the board. */
  approvals: ReactNode
}

/** The board with its toolbar: which frame is drawn in, with what, and what is added. */
export function StoryboardBoard({ projectRef, storyboardRef, viewer, approvals }: StoryboardBoardProps) {
  const project = useFragment(
    graphql`
      fragment StoryboardBoard_project on Project {
        id
        isArchived
        viewerCanEdit
        ...StoryboardHeader_project
        ...ShotGrid_project
        ...ArchivedBanner_project
        ...useFrameRate_project
      }
    `,
    projectRef,
  )
  const storyboard = useFragment(
    graphql`
      fragment StoryboardBoard_storyboard on Storyboard {
        id
        duration
        openThreadCount
        unreadThreadCount
        scripts {
          title
          authors
        }
        ...useBoardShots_storyboard
      }
    `,
    storyboardRef,
  )
  const { viewerCanEdit: canEdit } = project
  const { shots, shotIds, totalCount, loadMore, retry, refresh } = useBoardShots(storyboard)
  const selection = useShotSelection({ storyboardId: storyboard.id, shotIds, totalCount })
  useExportPlace({ projectId: project.id, boardId: storyboard.id, shotIds: [...selection.selected] })
  const rate = useFrameRate(project)
  const changes = useShotChanges(storyboard.id, rate)
  const [createShot, isAdding] = useCreateShot()
  const changeBrush = useChangeBrush()
  const [newRatio, setNewRatio] = useState<AspectRatio>(DEFAULT_ASPECT_RATIO)
  const [active, setActive] = useState<ActiveFrame | null>(null)
  const { reveal, revealShot, endReveal, threadId, setThreadId, areCommentsOpen, setAreCommentsOpen } = useRevealed()
  const commentsButton = useRef<HTMLButtonElement>(null)
  const closeComments = (): void => {
    setAreCommentsOpen(false)
    commentsButton.current?.focus()
  }
  const [isImporting, setIsImporting] = useState(false)
  const desk = useContext(DrawingDeskContext)
  const viewId = active?.viewId ?? null
  const leaveBoard = useLostBoard(project.id)
  const liveCount = useLiveBoard({
    boardId: storyboard.id, onSweep: refresh, onGone: leaveBoard, onDrawn: (viewIds) => desk?.receive(viewIds),
    isOnDesk: (id) => id === viewId,
  })
  const { person: followed, follow } = useFollow()
  usePointerPresence()
  usePresenceAt(active?.shotId ?? null, viewId)
  const activeShotId = active?.shotId ?? null
  const isActiveGone = activeShotId !== null && liveCount > 0 && !shotIds.includes(activeShotId) && loadMore === null
  useEffect(() => {
    if (!isActiveGone) return
    showToast({ type: 'info', title: liveMessages.shotGone })
    // Somebody else deleted it: there is nothing to draw in any more.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setActive(null)
  }, [isActiveGone])

  const changeSheet = useCallback(
    (change: 'undo' | 'redo') => {
      const sheet = viewId === null ? null : desk?.getSheet(viewId)
      if (sheet) desk?.[change](sheet)
    },
    [desk, viewId],
  )
  const undo = useCallback(() => changeSheet('undo'), [changeSheet])
  const redo = useCallback(() => changeSheet('redo'), [changeSheet])
  useDrawingKeys({
    activeShotId: active?.shotId ?? null, onBrushChanged: changeBrush, onUndo: undo, onRedo: redo,
    onLeave: () => setActive(null),
  })

  const addFrame = (afterId?: string): void => {
    if (isAdding) return
    void createShot({ storyboardId: storyboard.id, aspectRatio: newRatio, afterId }).then(({ createShots }) =>
      revealShot(createShots.shots[0]?.id ?? null))
  }
  const navigate = useNavigate()
  const play = (shotId: string): void =>
    void navigate(previewPath(project.id, storyboard.id, { shot: shotId }), { state: withIntent('play') })
  useFirstShot({ isWanted: canEdit && totalCount === 0, onAdd: () => addFrame() })

  /** The shots the toolbar's ratio is about; none when it is for new ones. */
  const ratioIds = selection.selected.size > 0 ? [...selection.selected] : active ? [active.shotId] : []
  const ratioShot = shots.find(({ id }) => ratioIds.includes(id))
  const changeRatio = (ratio: AspectRatio): void => {
    if (ratioIds.length > 0) changes.update(ratioIds, { aspectRatio: ratio })
    else setNewRatio(ratio)
  }

  // As their title pages say; the same script in several parts is named once.
  const scriptNames = new Set(
    storyboard.scripts.flatMap(({ title, authors }) => words.script(title ?? null, authors ?? null) ?? []),
  )
  return (
    <>
      <StoryboardHeader
        projectRef={project} boardId={storyboard.id} shotId={activeShotId} shotIds={[...selection.selected]}
        aside={[words.summary(totalCount, runningTime(storyboard.duration)), ...scriptNames].join(' · ')}
        presence={(
          <>
            <CommentsButton
              ref={commentsButton} openCount={storyboard.openThreadCount} isUnread={storyboard.unreadThreadCount > 0}
              isPressed={areCommentsOpen} tooltipPlacement="bottom"
              onPressed={() => setAreCommentsOpen(!areCommentsOpen)}
            />
            {viewer ? (
              <PresenceAvatars self={viewer} followedId={followed?.id ?? null} onFollow={follow} />
            ) : null}
          </>
        )}
        onImportScript={() => setIsImporting(true)}
      />
      <Flex align="flex-start" flex="1">
        <Box flex="1" minWidth="0">
          {canEdit ? (
            <DrawingToolbar
              ratio={ratioShot ? knownRatio(ratioShot.aspectRatio) : newRatio}
              onRatioChanged={changeRatio} viewId={viewId} aside={<DensityChoice />}
              onUndo={undo} onRedo={redo} isAdding={isAdding} onAddFrame={() => addFrame()}
            />
          ) : null}
          <Box {...BOARD_PADDING}>
            <Box mb="4" _empty={{ display: 'none' }}>{approvals}</Box>
            {project.isArchived ? <Box mb="4"><ArchivedBanner projectRef={project} /></Box> : null}
            {canEdit || project.isArchived ? null : (
              <Text textStyle="sm" color="fg.muted" mb="4">{words.readOnly}</Text>
            )}
            {canEdit || totalCount === 0 ? null : <HStack justify="flex-end" mb="4"><DensityChoice /></HStack>}
            {totalCount === 0 ? (
              <EmptyState
                icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyTitle}
                description={canEdit ? words.emptyLine : words.emptyReadOnly}
                action={canEdit ? (
                  <HStack gap="2" wrap="wrap" justify="center">
                    <Button variant="solid" onClick={() => addFrame()} aria-disabled={isAdding}>
                      <Plus aria-hidden /> {isAdding ? words.addingFrame : words.addFrame}
                    </Button>
                    <Button onClick={() => setIsImporting(true)}><FileText aria-hidden /> {words.importScript}</Button>
                  </HStack>
                ) : undefined}
              />
            ) : (
              <ShotGrid
                storyboardId={storyboard.id} projectRef={project} shotRefs={shots} totalCount={totalCount}
                active={active} onActiveChanged={setActive} selection={selection} changes={changes} rate={rate}
                revealId={reveal.shotId} revealThreadId={reveal.threadId} onRevealed={endReveal}
                followedShotId={followed?.shotId ?? null} liveCount={liveCount}
                newRatio={newRatio} isAdding={isAdding} onAdd={() => addFrame()} onInsert={addFrame} onPlay={play}
                onMoreWanted={loadMore} onRetry={retry}
              />
            )}
          </Box>
        </Box>
        {areCommentsOpen ? (
          <BoardComments
            boardId={storyboard.id} chosenId={threadId} onClosed={closeComments}
            returnFocus={() => commentsButton.current}
            onChosen={(chosenId, shotId) => {
              setThreadId(chosenId)
              if (shotId !== null) revealShot(shotId)
            }}
          />
        ) : null}
      </Flex>
      {followed ? <FollowFrame person={followed} onEnd={() => follow(null)} /> : null}
      {isImporting ? (
        <ImportScriptDialog projectId={project.id} boardId={storyboard.id} onClosed={() => setIsImporting(false)} />
      ) : null}
    </>
  )
}
