import { Box as Area, Button, HStack, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { TabStop } from '../../lib/tabStop.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { ShotGrid_shot$key } from '../../__generated__/ShotGrid_shot.graphql.ts'
import type { ShotGrid_project$key } from '../../__generated__/ShotGrid_project.graphql.ts'
import { later } from '../../ui/later.tsx'
import { AddFrameTile } from './AddFrameTile.tsx'
import { BoardPreview } from './BoardPreview.tsx'
import { BoardSlot, slotStyles } from './BoardSlot.tsx'
import { SceneHeadings } from './SceneHeadings.tsx'
import { ShotCard } from './ShotCard.tsx'
import { UnloadedCard, unloadedStyles } from './UnloadedCard.tsx'
import type { ActiveFrame } from './boardActions.ts'
import { useDensity } from './boardDensity.ts'
import type { BoardLayout } from './boardLayout.ts'
import { readTextScale } from './cardLook.ts'
import { useCollapsedScenes } from './collapsedScenes.ts'
import { planShots, unloadedId } from './plannedShots.ts'
import { scrollToBox } from './scrollToBox.ts'
import { useBoardCards } from './useBoardCards.ts'
import { useBoardFocus } from './useBoardFocus.ts'
import { useBoardView } from './useBoardView.ts'
import { useBoardWidth } from './useBoardWidth.ts'
import { useCardKeys } from './useCardKeys.ts'
import { useFollowedShot } from './useFollowedShot.ts'
import { useScrollAnchor } from './useScrollAnchor.ts'
import { useSelectionKeys } from './useSelectionKeys.ts'
import type { ShotChanges } from './shotChanges.ts'
import { useShotCommands } from './useShotCommands.tsx'
import { useShotDrag } from './useShotDrag.ts'
import type { ShotSelection } from './useShotSelection.ts'

const SelectionBar = later(async () => (await import('./SelectionBar.tsx')).SelectionBar)

const ShotDragging = later(async () => (await import('./ShotDragging.tsx')).ShotDragging)

/** The next shots are loaded when their place is this close to the window, in pixels. */
const LOAD_AHEAD = 1_200

const boardStyles = { ...slotStyles, ...unloadedStyles }

type ShotGridProps = {
  storyboardId: string
  projectRef: ShotGrid_project$key
  /** The loaded shots in their order, from the first on. */
  shotRefs: ShotGrid_shot$key
  /** All shots of the board, loaded or not. */
  totalCount: number
  active: ActiveFrame | null
  onActiveChanged: (frame: ActiveFrame | null) => void
  selection: ShotSelection
  changes: ShotChanges
  rate: FrameRate
  /** A shot to bring into view and draw in as soon as it is there. */
  revealId: string | null
  /** The thread of comments on it that is to be read; null to draw. */
  revealThreadId: string | null
  onRevealed: () => void
  /** The shot somebody is on who is followed; null for none. */
  followedShotId: string | null
  /** Grows whenever others changed the board. */
  liveCount: number
  newRatio: AspectRatio
  isAdding: boolean
  onAdd: () => void
  onInsert: (afterId: string) => void
  /** Plays the board from a shot on. */
  onPlay: (shotId: string) => void
  /** Loads the next shots; null when all are there or more are on their way. */
  onMoreWanted: (() => void) | null
  /** Loads them again after it failed; null when it did not. */
  onRetry: (() => void) | null
}

/** The shots of a board, wrapping in their order under their scenes; only those near the window are on the page. */
export function ShotGrid(props: ShotGridProps) {
  const { totalCount, active, onActiveChanged, selection, changes, rate, onMoreWanted, onRetry } = props
  const { revealId, revealThreadId, onRevealed, followedShotId, liveCount, newRatio, isAdding, onAdd } = props
  const project = useFragment(
    graphql`
      fragment ShotGrid_project on Project {
        viewerCanEdit
        ...useShotCommands_project
      }
    `,
    props.projectRef,
  )
  const canEdit = project.viewerCanEdit
  const shots = useFragment(
    graphql`
      fragment ShotGrid_shot on Shot @relay(plural: true) {
        id
        # The layout reads it.
        # eslint-disable-next-line relay/unused-fields
        aspectRatio
        # eslint-disable-next-line relay/unused-fields
        dialogue
        # eslint-disable-next-line relay/unused-fields
        scene {
          id
        }
        ...SceneHeadings_shot
        ...useShotCommands_shot
        ...ShotCard_shot
        ...ShotDragging_shot
        ...BoardPreview_shot
      }
    `,
    props.shotRefs,
  )
  const board = useRef<HTMLDivElement>(null)
  const layoutRef = useRef<BoardLayout | null>(null)
  const isPressed = useRef(false)
  const width = useBoardWidth(board)
  const view = useBoardView(board)
  const density = useDensity()
  const [textScale] = useState(readTextScale)
  const collapsed = useCollapsedScenes()
  const shotsById = useMemo(() => new Map(shots.map((shot) => [shot.id, shot])), [shots])
  const shotIds = useMemo(() => [...shotsById.keys()], [shotsById])
  const planned = useMemo(() => planShots(shots, totalCount, newRatio), [newRatio, shots, totalCount])
  const plannedIds = useMemo(() => planned.map(({ id }) => id), [planned])
  const commands = useShotCommands({
    storyboardId: props.storyboardId, shotRefs: shots, totalCount, projectRef: project, active, onActiveChanged,
    selection, changes, rate,
    onInsert: props.onInsert,
    onSentTo: (position) => {
      const place = layoutRef.current?.cards.get(plannedIds[position - 1] ?? '')
      if (place && board.current) scrollToBox(board.current, place)
    },
  })
  const { selected } = selection
  useSelectionKeys({ selection, onDelete: commands.removeSelected })
  const { drag, announcement, handlers } = useShotDrag({
    order: plannedIds, selected, layoutRef, boardRef: board, onMoved: changes.move,
  })
  const grips = useDragGrips('data-shot')
  const { focusedId, onFocus, keepOnPage } = useBoardFocus(shotIds, selected.size === 0)
  const tabStopId = focusedId !== null && shotsById.has(focusedId) ? focusedId : (shotIds[0] ?? null)
  const liftedId = drag?.isByKeys ? drag.shotId : null
  const { shown, layout, positions, onPage, hasCard } = useBoardCards({
    planned, draggedOrder: drag?.order ?? null, width, view, newRatio, density, textScale,
    collapsed,
    pinnedIds: [active?.shotId, drag?.shotId, tabStopId, commands.renamedId, commands.openedId, commands.previewedId],
  })
  useCardKeys({
    boardRef: board, layoutRef, shownIds: shown, canEdit, isCarrying: drag !== null, actions: commands.actions,
    onReached: keepOnPage, onInsert: props.onInsert, onPlay: props.onPlay,
  })
  useScrollAnchor({ board, layout, order: shown, cause: `${width} ${density}`, loadedCount: shots.length, liveCount })
  useLayoutEffect(() => {
    layoutRef.current = layout
  }, [layout])

  const nextBox = layout?.cards.get(unloadedId(shots.length))
  const isMoreNear = nextBox !== undefined && view !== null && nextBox.y < view.bottom + LOAD_AHEAD
  useEffect(() => {
    if ((isMoreNear || revealId !== null) && onMoreWanted) onMoreWanted()
  }, [isMoreNear, onMoreWanted, revealId])

  useFollowedShot({
    shotId: followedShotId, layout, boardRef: board, previewedId: commands.previewedId,
    setPreviewedId: commands.setPreviewedId, onMoreWanted,
  })

  const { choose, openComments } = commands.actions
  const isRevealable = revealId !== null && shotsById.has(revealId)
  useEffect(() => {
    const box = isRevealable ? layout?.cards.get(revealId ?? '') : null
    if (!box || revealId === null || !board.current) return
    scrollToBox(board.current, box)
    if (revealThreadId === null) choose(revealId)
    else openComments(revealId, { threadId: revealThreadId })
    onRevealed()
  }, [choose, isRevealable, layout, onRevealed, openComments, revealId, revealThreadId])
  const liftedBox = layout?.cards.get(liftedId ?? '')
  useEffect(() => {
    if (liftedBox && board.current) scrollToBox(board.current, liftedBox)
  }, [liftedBox])

  const group = new Set(drag?.group)
  const held = drag && !drag.isByKeys ? shotsById.get(drag.shotId) : undefined
  const heldCount = held && selected.has(held.id) ? selected.size : 1
  return (
    <>
      <Area
        ref={board} as="section" aria-label={storyboardMessages.board} position="relative" css={boardStyles}
        onFocus={onFocus} {...(canEdit ? { ...grips.pointer, ...grips.keys } : {})}
        onPointerDown={({ target, currentTarget }) => (isPressed.current = target === currentTarget)}
        onClick={({ target, currentTarget }) => {
          // A click between two cards also comes from a press on one and a release on the other.
          if (target === currentTarget && isPressed.current) selection.clear()
        }}
        style={{ height: layout ? `${layout.height}px` : undefined }}
      >
        {view && layout ? (
          <SceneHeadings
            storyboardId={props.storyboardId} shotRefs={shots} layout={layout} view={view} collapsed={collapsed}
            canEdit={canEdit}
          />
        ) : null}
        {onPage.map((id) => {
          const box = layout?.cards.get(id)
          const shot = shotsById.get(id)
          if (!box) return null
          const isMoved = group.has(id)
          const isLifted = isMoved && liftedId !== null
          return (
            <BoardSlot key={id} box={box} isStill={isMoved && !isLifted} isRaised={isLifted}>
              <TabStop value={tabStopId === id}>
                {shot && hasCard(id) ? (
                  <ShotCard
                    shotRef={shot} position={positions.get(id) ?? 0} width={box.width} height={box.height}
                    frameHeight={box.frameHeight} textScale={textScale} rate={rate}
                    isActive={active?.shotId === id}
                    chosenViewId={commands.chosenViews.get(id) ?? null} isNameEdited={commands.renamedId === id}
                    canEdit={canEdit} isSelected={selected.has(id)} hasSelection={selected.size > 0}
                    isInColumn={layout?.isSingleColumn ?? false}
                    dragState={isLifted ? 'lifted' : isMoved ? 'held' : 'none'} actions={commands.actions}
                  />
                ) : (
                  <UnloadedCard
                    position={positions.get(id) ?? 0}
                    onRangeEnd={canEdit ? () => void selection.select(id, 'range') : null}
                  />
                )}
              </TabStop>
            </BoardSlot>
          )
        })}
        {layout && canEdit ? (
          <BoardSlot box={layout.addTile}>
            <AddFrameTile isAdding={isAdding} isRow={layout.isSingleColumn} onAdd={onAdd} />
          </BoardSlot>
        ) : null}
      </Area>
      {onRetry ? (
        <HStack role="alert" py="4" gap="3" textStyle="sm" color="fg.muted">
          {storyboardMessages.loadMoreFailed}
          <Button onClick={onRetry}>{commonMessages.retry}</Button>
        </HStack>
      ) : null}
      {canEdit && grips.isPressed ? (
        <ShotDragging
          shotIds={onPage.filter(hasCard)} boardRef={board} grips={grips} handlers={handlers}
          held={held ? { shotRef: held, position: positions.get(held.id) ?? 0, count: heldCount } : null}
        />
      ) : null}
      <VisuallyHidden role="status" aria-live="assertive" aria-atomic>{announcement}</VisuallyHidden>
      <VisuallyHidden role="status" aria-atomic>{storyboardMessages.selectedAloud(selected.size)}</VisuallyHidden>
      {commands.overlays}
      <BoardPreview
        comments={commands.comments} onCommentsChanged={commands.setComments}
        shotRefs={shots} totalCount={totalCount} shotId={commands.previewedId} chosenViews={commands.chosenViews}
        selectedIds={selected} canEdit={canEdit} onViewChosen={commands.actions.chooseView}
        onShotChanged={commands.setPreviewedId} onMoreWanted={onMoreWanted} onPlay={props.onPlay}
      />
      {canEdit && selected.size > 0 && !held ? (
        <SelectionBar count={selected.size} onCommand={commands.runWithSelection} onClear={selection.clear} />
      ) : null}
    </>
  )
}
