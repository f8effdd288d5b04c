import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Clapperboard, FileText, Plus } from 'lucide-react'
import { useCallback, useContext, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { DEFAULT_ASPECT_RATIO, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ImportScriptDialog } from '../../features/scripts/ImportScriptDialog.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { ShotGrid } from '../../features/shots/ShotGrid.tsx'
import type { ActiveFrame } from '../../features/shots/boardActions.ts'
import { SHOT_PAGE_SIZE, useBoardShots } from '../../features/shots/useBoardShots.ts'
import { useCreateShotMutation } from '../../features/shots/useCreateShotMutation.ts'
import { BoardSwitcher } from '../../features/storyboards/BoardSwitcher.tsx'
import { DrawingToolbar } from '../../features/views/DrawingToolbar.tsx'
import { DrawingDeskContext, useDeskSheet, useUndoState } from '../../features/views/useDrawingDesk.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { messages } from '../../messages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { StoryboardBoard_project$key } from '../../__generated__/StoryboardBoard_project.graphql.ts'
import type { StoryboardBoard_storyboard$key } from '../../__generated__/StoryboardBoard_storyboard.graphql.ts'
import { BOARD_PADDING } from './boardPadding.ts'
import { useDrawingKeys } from './useDrawingKeys.ts'

const words = messages.storyboard

type StoryboardBoardProps = {
  projectRef: StoryboardBoard_project$key
  storyboardRef: StoryboardBoard_storyboard$key
}

/** The board with its toolbar: which frame is drawn in, with what, and what is added. */
export function StoryboardBoard({ projectRef, storyboardRef }: StoryboardBoardProps) {
  const project = useFragment(
    graphql`
      fragment StoryboardBoard_project on Project {
        id
        name
        isArchived
        viewerCanEdit
        organization {
          id
          name
        }
        ...ShotGrid_project
        ...ArchivedBanner_project
        ...BoardSwitcher_project
      }
    `,
    projectRef,
  )
  const storyboard = useFragment(
    graphql`
      fragment StoryboardBoard_storyboard on Storyboard {
        id
        duration
        ...useBoardShots_storyboard
      }
    `,
    storyboardRef,
  )
  const { organization, viewerCanEdit: canEdit } = project
  const { shotRefs, totalCount, hasNext, isLoadingNext, loadNext } = useBoardShots(storyboard)
  const [createShot, isAdding] = useCreateShotMutation()
  const [brush, setBrush] = useState<Brush>(DEFAULT_BRUSH)
  const [ratio, setRatio] = useState<AspectRatio>(DEFAULT_ASPECT_RATIO)
  const [active, setActive] = useState<ActiveFrame | null>(null)
  const [revealId, setRevealId] = useState<string | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const desk = useContext(DrawingDeskContext)
  const sheet = useDeskSheet(active?.viewId ?? null).sheet
  const { canUndo, canRedo } = useUndoState(sheet)

  const changeBrush = useCallback((change: Partial<Brush>) => setBrush((current) => ({ ...current, ...change })), [])
  const undo = useCallback(() => sheet && desk?.undo(sheet), [desk, sheet])
  const redo = useCallback(() => sheet && desk?.redo(sheet), [desk, sheet])
  useDrawingKeys({
    activeShotId: active?.shotId ?? null, onBrushChanged: setBrush, onUndo: undo, onRedo: redo,
    onLeave: () => setActive(null),
  })

  const addFrame = (): void => {
    if (!isAdding) createShot({ storyboardId: storyboard.id, aspectRatio: ratio, onCreated: setRevealId })
  }
  const endReveal = useCallback(() => setRevealId(null), [])
  const loadMore = useMemo(() => {
    if (!hasNext) return null
    return () => {
      if (!isLoadingNext) loadNext(SHOT_PAGE_SIZE)
    }
  }, [hasNext, isLoadingNext, loadNext])

  const projectCrumb = { label: project.name, to: `/dashboard/projects/${project.id}` }
  return (
    <>
      <PageHeader
        title={words.page} isHeading backTo={projectCrumb}
        crumbs={[{ label: organization.name, to: `/dashboard/organizations/${organization.id}` }, projectCrumb]}
        aside={words.summary(totalCount, runningTime(storyboard.duration))}
        actions={<BoardSwitcher projectRef={project} boardId={storyboard.id} />}
      />
      {canEdit ? (
        <DrawingToolbar
          brush={brush} onBrushChanged={changeBrush} ratio={ratio} onRatioChanged={setRatio} hasFrame={sheet !== null}
          canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} isAdding={isAdding} onAddFrame={addFrame}
          onImportScript={() => setIsImporting(true)}
        />
      ) : null}
      <Box {...BOARD_PADDING}>
        {project.isArchived ? <Box mb="4"><ArchivedBanner projectRef={project} /></Box> : null}
        {canEdit || project.isArchived ? null : (
          <Text textStyle="sm" color="fg.muted" mb="4">{words.readOnly}</Text>
        )}
        {totalCount === 0 ? (
          <EmptyState
            icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyTitle}
            description={canEdit ? words.emptyLine : words.emptyReadOnly}
            action={canEdit ? (
              <HStack gap="2" wrap="wrap" justify="center">
                <Button variant="solid" onClick={addFrame} aria-disabled={isAdding}>
                  <Plus aria-hidden /> {isAdding ? words.addingFrame : words.addFrame}
                </Button>
                <Button onClick={() => setIsImporting(true)}><FileText aria-hidden /> {words.importScript}</Button>
              </HStack>
            ) : undefined}
          />
        ) : (
          <ShotGrid
            storyboardId={storyboard.id} projectRef={project} shotRefs={shotRefs} totalCount={totalCount} brush={brush}
            active={active} onActiveChanged={setActive} revealId={revealId} onRevealed={endReveal} newRatio={ratio}
            isAdding={isAdding} onAdd={addFrame} onMoreWanted={loadMore}
          />
        )}
      </Box>
      {isImporting ? (
        <ImportScriptDialog storyboardId={storyboard.id} onClosed={() => setIsImporting(false)} />
      ) : null}
    </>
  )
}
