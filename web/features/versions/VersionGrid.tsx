import { Box } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import { TabStop } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { BoardSlot, slotStyles } from '../shots/BoardSlot.tsx'
import { useDensity } from '../shots/boardDensity.ts'
import type { BoardLayout } from '../shots/boardLayout.ts'
import { headingsInView, isNarrowHeading } from '../shots/boardView.ts'
import { readTextScale } from '../shots/cardLook.ts'
import { useCollapsedScenes } from '../shots/collapsedScenes.ts'
import { planShots } from '../shots/plannedShots.ts'
import { SceneHeading } from '../shots/SceneHeading.tsx'
import { UnloadedCard, unloadedStyles } from '../shots/UnloadedCard.tsx'
import { useBoardCards } from '../shots/useBoardCards.ts'
import { useBoardFocus } from '../shots/useBoardFocus.ts'
import { useBoardView } from '../shots/useBoardView.ts'
import { useBoardWidth } from '../shots/useBoardWidth.ts'
import { useCardKeys } from '../shots/useCardKeys.ts'
import { useScrollAnchor } from '../shots/useScrollAnchor.ts'
import type { VersionShot } from './useVersionShots.ts'
import { VersionCard } from './VersionCard.tsx'

const boardStyles = { ...slotStyles, ...unloadedStyles }

type VersionGridProps = {
  shots: readonly VersionShot[]
  /** All shots of the version, loaded or not. */
  shotCount: number
  chosenViews: ReadonlyMap<string, string>
  onViewChosen: (shotId: string, viewId: string) => void
  /** Opens the details of a shot. */
  onOpen: (shotId: string) => void
  /** Plays the version from a shot on. */
  onPlay: (shotId: string) => void
}

/** Versions have no tools. */
const NOTHING = (): void => undefined

/** The shots of a version as the board shows its own, without its tools; only those near the window are on the page. */
export function VersionGrid({ shots, shotCount, chosenViews, onViewChosen, onOpen, onPlay }: VersionGridProps) {
  const board = useRef<HTMLDivElement>(null)
  const layoutRef = useRef<BoardLayout | null>(null)
  const width = useBoardWidth(board)
  const view = useBoardView(board)
  const density = useDensity()
  const [textScale] = useState(readTextScale)
  const collapsed = useCollapsedScenes()
  const shotsById = useMemo(() => new Map(shots.map((shot) => [shot.id, shot])), [shots])
  const shotIds = useMemo(() => [...shotsById.keys()], [shotsById])
  const scenes = useMemo(
    () => new Map(shots.flatMap(({ scene }) => (scene ? [[scene.id, scene] as const] : []))), [shots],
  )
  const planned = useMemo(() => planShots(shots, shotCount, DEFAULT_ASPECT_RATIO), [shotCount, shots])
  const { focusedId, onFocus, keepOnPage } = useBoardFocus(shotIds, null)
  const tabStopId = focusedId !== null && shotsById.has(focusedId) ? focusedId : (shotIds[0] ?? null)
  const { shown, layout, positions, onPage, hasCard } = useBoardCards({
    planned, draggedOrder: null, width, view, newRatio: DEFAULT_ASPECT_RATIO, density, textScale, collapsed,
    pinnedIds: [tabStopId],
  })
  const actions = useMemo(() => ({ openPreview: onOpen, openTask: NOTHING, select: NOTHING }), [onOpen])
  useCardKeys({
    boardRef: board, layoutRef, shownIds: shown, canEdit: false, isCarrying: false, actions, onReached: keepOnPage,
    onInsert: NOTHING, onPlay,
  })
  const cause = `${width} ${density}`
  useScrollAnchor({ board, layout, order: shown, cause, loadedCount: shots.length, liveCount: 0 })
  useLayoutEffect(() => {
    layoutRef.current = layout
  }, [layout])
  return (
    <Box
      ref={board} as="section" aria-label={storyboardMessages.board} position="relative" css={boardStyles}
      onFocus={onFocus} style={{ height: layout ? `${layout.height}px` : undefined }}
    >
      {view && layout ? headingsInView(layout, view).map(({ key, sceneId, box, ...run }) => (
        <BoardSlot key={key} box={box}>
          <SceneHeading
            {...run} scene={scenes.get(sceneId ?? '') ?? null} isNarrow={isNarrowHeading(box)}
            isCollapsed={collapsed.has(sceneId ?? '')} onMenu={null}
          />
        </BoardSlot>
      )) : null}
      {onPage.map((id) => {
        const box = layout?.cards.get(id)
        const shot = shotsById.get(id)
        if (!box) return null
        return (
          <BoardSlot key={id} box={box}>
            <TabStop value={tabStopId === id}>
              {shot && hasCard(id) ? (
                <VersionCard
                  shot={shot} box={box} textScale={textScale} chosenViewId={chosenViews.get(id) ?? null}
                  onViewChosen={onViewChosen} onOpen={onOpen}
                />
              ) : <UnloadedCard position={positions.get(id) ?? 0} onRangeEnd={null} />}
            </TabStop>
          </BoardSlot>
        )
      })}
    </Box>
  )
}
