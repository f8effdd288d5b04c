import { Box as Area, Text, VisuallyHidden } from '@chakra-ui/react'
import { DndContext, DragOverlay, MeasuringStrategy, defaultDropAnimation, getClientRect } from '@dnd-kit/core'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import type { ShotGrid_shot$key } from '../../__generated__/ShotGrid_shot.graphql.ts'
import type { ShotGrid_project$key } from '../../__generated__/ShotGrid_project.graphql.ts'
import { AddFrameTile } from './AddFrameTile.tsx'
import { BoardSlot } from './BoardSlot.tsx'
import { SceneHeading } from './SceneHeading.tsx'
import { ShotCard } from './ShotCard.tsx'
import { ShotDragPreview } from './ShotDragPreview.tsx'
import type { ActiveFrame } from './boardActions.ts'
import { findCard } from './findCard.ts'
import { knownRatio, layOutBoard, type BoardLayout, type Box } from './boardLayout.ts'
import { useBoardWidth } from './useBoardWidth.ts'
import { useShotCommands } from './useShotCommands.tsx'
import { useShotDrag } from './useShotDrag.ts'

/** How long the dropped card flies to its place, in milliseconds. */
const DROP_DURATION_MS = 250
/** How often the page scrolls on while a card is held at its edge, in milliseconds. */
const AUTO_SCROLL_INTERVAL_MS = 5
/** This many cards are there at once; the others follow while the page answers already. */
const FIRST_CARDS = 12
/** Height of the bars over the page, and of the room wanted below, in pixels. */
const COVERED_ABOVE = 170
const COVERED_BELOW = 24
/** The next shots are loaded when their place is this close to the window. */
const LOAD_AHEAD = '1200px'

type ShotGridProps = {
  storyboardId: string
  projectRef: ShotGrid_project$key
  shotRefs: ShotGrid_shot$key
  /** All shots of the board, loaded or not. */
  totalCount: number
  brush: Brush
  active: ActiveFrame | null
  onActiveChanged: (frame: ActiveFrame | null) => void
  /** A shot to bring into view and draw in as soon as it is there. */
  revealId: string | null
  onRevealed: () => void
  newRatio: AspectRatio
  isAdding: boolean
  onAdd: () => void
  /** Loads the next shots; null when all are there or more are on their way. */
  onMoreWanted: (() => void) | null
}

/** Brings a place of the board into the window; the card itself may still be gliding there. */
function scrollToBox(board: HTMLElement, box: Box): void {
  const top = board.getBoundingClientRect().top + box.y
  const above = top - COVERED_ABOVE
  const below = top + box.height + COVERED_BELOW - window.innerHeight
  if (above < 0) window.scrollBy({ top: above })
  else if (below > 0) window.scrollBy({ top: Math.min(below, above) })
}

/** The shots of a board, wrapping in their order under their scenes; dragged, chosen and changed here. */
export function ShotGrid(props: ShotGridProps) {
  const { storyboardId, totalCount, brush, active, onActiveChanged, onMoreWanted } = props
  const { revealId, onRevealed, newRatio, isAdding, onAdd } = props
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
        aspectRatio
        scene {
          id
          ...SceneHeading_scene
        }
        ...useShotCommands_shot
        ...ShotCard_shot
        ...ShotDragPreview_shot
      }
    `,
    props.shotRefs,
  )
  const board = useRef<HTMLDivElement>(null)
  const layoutRef = useRef<BoardLayout | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const width = useBoardWidth(board)
  const shotIds = useMemo(() => shots.map(({ id }) => id), [shots])
  const shotsById = useMemo(() => new Map(shots.map((shot) => [shot.id, shot])), [shots])
  const commands = useShotCommands({
    storyboardId, shotsRef: shots, totalCount, projectRef: project, active, onActiveChanged,
  })
  const { drag, announcement, sensors, events } = useShotDrag({
    shotIds, totalCount, layoutRef, boardRef: board, onMoved: commands.move,
  })
  const order = drag?.order ?? shotIds
  const isComplete = useDeferredValue(true, false)
  const layout = useMemo(() => {
    const planned = order.flatMap((id) => {
      const shot = shotsById.get(id)
      return shot ? [{ id, aspectRatio: knownRatio(shot.aspectRatio), sceneId: shot.scene?.id ?? null }] : []
    })
    return width === null ? null : layOutBoard(planned, width, newRatio)
  }, [newRatio, order, shotsById, width])
  useLayoutEffect(() => {
    layoutRef.current = layout
  }, [layout])

  const { choose } = commands.actions
  useEffect(() => {
    if (revealId === null) return
    const card = findCard(revealId)
    if (card) {
      card.scrollIntoView({ block: 'center' })
      choose(revealId)
      onRevealed()
    } else {
      onMoreWanted?.()
    }
  }, [isComplete, choose, onMoreWanted, onRevealed, revealId, layout])

  useEffect(() => {
    if (!onMoreWanted || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMoreWanted()
      },
      { rootMargin: LOAD_AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMoreWanted])

  const positions = useMemo(() => new Map(order.map((id, index) => [id, index + 1])), [order])
  const liftedId = drag?.isByKeys ? drag.shotId : null
  useEffect(() => {
    const box = liftedId === null ? undefined : layout?.cards.get(liftedId)
    if (box && board.current) scrollToBox(board.current, box)
  }, [layout, liftedId])

  const held = drag && !drag.isByKeys ? shotsById.get(drag.shotId) : undefined
  const isMotionReduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <DndContext
      sensors={sensors}
      autoScroll={{ interval: AUTO_SCROLL_INTERVAL_MS }}
      measuring={{ draggable: { measure: getClientRect }, droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
      accessibility={{
        screenReaderInstructions: { draggable: messages.storyboard.dragInstructions },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
      {...events}
    >
      <Area
        ref={board} as="section" aria-label={messages.storyboard.board} position="relative"
        style={{ height: layout ? `${layout.height}px` : undefined }}
      >
        {layout?.headings.map(({ key, sceneId, isContinued, box }) => (
          <BoardSlot key={key} box={box}>
            <SceneHeading
              sceneRef={shots.find((shot) => sceneId !== null && shot.scene?.id === sceneId)?.scene ?? null}
              isContinued={isContinued}
            />
          </BoardSlot>
        ))}
        {(isComplete ? shots : shots.slice(0, FIRST_CARDS)).map((shot) => {
          const box = layout?.cards.get(shot.id)
          if (!box) return null
          const isHeld = drag?.shotId === shot.id
          return (
            <BoardSlot key={shot.id} box={box} isStill={isHeld && !drag.isByKeys} isRaised={liftedId === shot.id}>
              <ShotCard
                shotRef={shot} position={positions.get(shot.id) ?? 0} width={box.width} height={box.height}
                brush={active?.shotId === shot.id ? brush : null}
                chosenViewId={commands.chosenViews.get(shot.id) ?? null}
                isNameEdited={commands.renamedId === shot.id} canEdit={canEdit}
                dragState={isHeld ? (drag.isByKeys ? 'lifted' : 'held') : 'none'} actions={commands.actions}
              />
            </BoardSlot>
          )
        })}
        {layout && canEdit && !onMoreWanted ? (
          <BoardSlot box={layout.addTile}>
            <AddFrameTile isAdding={isAdding} isRow={layout.isSingleColumn} onAdd={onAdd} />
          </BoardSlot>
        ) : null}
        <Area ref={end} position="absolute" bottom="0" height="1px" width="1px" />
      </Area>
      {onMoreWanted ? <Text py="4" color="fg.muted" textStyle="sm">{messages.storyboard.loadingMore}</Text> : null}
      <DragOverlay
        dropAnimation={isMotionReduced ? null : { ...defaultDropAnimation, duration: DROP_DURATION_MS }}
        zIndex={20}
      >
        {held ? <ShotDragPreview shotRef={held} position={positions.get(held.id) ?? 0} /> : null}
      </DragOverlay>
      <VisuallyHidden role="status" aria-live="assertive" aria-atomic>{announcement}</VisuallyHidden>
      {commands.overlays}
    </DndContext>
  )
}

