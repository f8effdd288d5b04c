import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useFirstPress } from '../../canvas/useFirstPress.ts'
import { dialogueLine } from '../../lib/dialogue.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { ShotCard_shot$key } from '../../__generated__/ShotCard_shot.graphql.ts'
import { ShotPresence } from '../presence/ShotPresence.tsx'
import { ViewFrame } from '../views/ViewFrame.tsx'
import { ViewTabs } from '../views/ViewTabs.tsx'
import { useSaveState } from '../views/useDrawingDesk.ts'
import type { BoardActions } from './boardActions.ts'
import { CARD_EDGE, CARD_FOCUS, cardLines, NARROW_CARD, SLIM_CARD } from './cardLook.ts'
import { DialogueLine } from './DialogueLine.tsx'
import { InsertButton } from './InsertButton.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { SaveBar, SaveStrip } from './SaveStrip.tsx'
import { SelectTick } from './SelectTick.tsx'
import { ShotDescription } from './ShotDescription.tsx'
import { ShotHeadline, ShotMenuButton } from './ShotHeadline.tsx'
import { useDescriptionEditing } from './useDescriptionEditing.ts'

const RING = '0 0 0 2px {colors.accent.solid}, 0 0 0 6px {colors.accent.muted}'
const FOCUSED = { '&:has([data-draw]:focus-visible)': CARD_FOCUS }
const ACTIVE_BACKGROUND = 'color-mix(in srgb, {colors.accent.solid} 7%, {colors.bg.panel})'
/** What has a use of its own when it is clicked; the handle's are keys and dragging. */
const CONTROLS = 'button:not([data-handle]), input, textarea, a, [role=tab]'

type ShotCardProps = {
  shotRef: ShotCard_shot$key
  /** 1-based place on the board. */
  position: number
  /** Size of the card, and the height of its frame, in pixels. */
  width: number
  height: number
  frameHeight: number
  /** How much larger than usual text is. */
  textScale: number
  rate: FrameRate
  /** The frame is drawn in. */
  isActive: boolean
  /** The view on top; null for the first. */
  chosenViewId: string | null
  isNameEdited: boolean
  canEdit: boolean
  isSelected: boolean
  /** Cards stand below each other. */
  isInColumn: boolean
  /** Some shots are selected, perhaps others. */
  hasSelection: boolean
  /** `held` is the empty place of a card under the pointer; `lifted` a card moved by keys. */
  dragState: 'none' | 'held' | 'lifted'
  actions: BoardActions
}

/** A shot on the board: its frame, and under it number, code, status, duration and description. */
export const ShotCard = memo(function ShotCard(props: ShotCardProps) {
  const { shotRef, position, width, height, frameHeight, textScale, rate, isActive, chosenViewId, isNameEdited } = props
  const { canEdit, isSelected, isInColumn, hasSelection, dragState, actions } = props
  const shot = useFragment(
    graphql`
      fragment ShotCard_shot on Shot {
        id
        description
        dialogue
        ...ShotHeadline_shot
        views {
          id
          ...ViewFrame_view
          ...ViewTabs_view
        }
      }
    `,
    shotRef,
  )
  const { id } = shot
  const { description, save: saveDescription, conflict } = useDescriptionEditing(id, shot.description, (text) =>
    actions.describe(id, text),
  )
  const saveState = useSaveState(id)
  const view = shot.views.find((other) => other.id === chosenViewId) ?? shot.views[0]
  const isIdle = canEdit && !isActive
  const dragOnControl = useFirstPress(() => actions.choose(id), 'drag')
  const isRinged = isActive || isSelected || dragState === 'lifted'
  const hasTabs = shot.views.length > 1
  const spoken = dialogueLine(shot.dialogue)
  const lines = cardLines({
    room: (height - frameHeight) / textScale, hasTabs, hasStrip: saveState !== 'saved', isSpoken: spoken !== '',
  })

  /** With a key held a click chooses the shot, whatever it is on; the press must not begin a line or a drag then. */
  function selectWithKey(event: MouseEvent): void {
    const isRange = event.shiftKey
    if (!canEdit || (!isRange && !event.ctrlKey && !event.metaKey)) return
    if (event.target instanceof Element && event.target.closest('input, textarea, [role=checkbox]')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') actions.select(id, isRange ? 'range' : 'toggle')
  }

  return (
    <Box
      as="article" aria-label={storyboardMessages.shot(position)} data-shot={id} data-card
      className="group" position="relative" width="full" height="full" borderRadius="card"
      bg={isActive || isSelected ? ACTIVE_BACKGROUND : 'bg.panel'} boxShadow={isRinged ? RING : CARD_EDGE}
      opacity={dragState === 'held' ? 0.35 : 1} transition="box-shadow 120ms" css={FOCUSED}
    >
      <Box
        height={`${frameHeight}px`} position="relative" boxShadow="0 1px 0 {colors.border}"
        onPointerDownCapture={isActive ? undefined : selectWithKey}
        onClickCapture={isActive ? undefined : selectWithKey}
      >
        {view ? (
          <ViewFrame
            key={view.id} viewRef={view} shotId={id} shotPosition={position} isActive={isActive} canDraw={canEdit}
            onChosen={() => actions.choose(id)}
          />
        ) : null}
        <ShotPresence shotId={id} isDrawnIn={isActive} />
        <SaveBar state={saveState} />
        <Box ref={isIdle ? dragOnControl : undefined} display="contents">
          <PreviewButton position={position} onOpen={() => actions.openPreview(id)} />
          {isIdle ? (
            <>
              <SelectTick
                position={position} isSelected={isSelected} isShown={hasSelection}
                onSelect={(manner) => actions.select(id, manner)}
              />
              <ShotMenuButton position={position} onOpen={(anchor) => actions.openMenu(id, anchor)} isOverFrame />
            </>
          ) : null}
        </Box>
      </Box>
      <Box
        data-grip pt="2.5" px={width < SLIM_CARD ? '2' : '3'} cursor={canEdit ? 'grab' : 'default'}
        css={{ touchAction: 'manipulation' }}
        onClickCapture={selectWithKey}
        onClick={({ target }) => {
          if (canEdit && target instanceof Element && !target.closest(CONTROLS)) actions.select(id, 'only')
        }}
      >
        <ShotHeadline
          shotRef={shot} position={position} width={width} rate={rate} canEdit={canEdit} isNameEdited={isNameEdited}
          isActive={isActive} isLifted={dragState === 'lifted'} actions={actions}
        />
        {lines.description > 0 ? (
          <ShotDescription
            shotId={id} position={position} description={description} canEdit={canEdit}
            lines={lines.description} conflict={conflict} onSaved={saveDescription}
          />
        ) : null}
        {lines.hasDialogue ? <DialogueLine spoken={spoken} /> : null}
        {hasTabs && view ? (
          <ViewTabs
            viewsRef={shot.views} shotId={id} shotPosition={position} chosenId={view.id} canEdit={canEdit}
            onChosen={(viewId) => actions.chooseView(id, viewId)}
          />
        ) : null}
      </Box>
      {canEdit && dragState === 'none' ? (
        <InsertButton position={position} isBelow={isInColumn} onInsert={() => actions.insertAfter(id)} />
      ) : null}
      <SaveStrip shotId={id} state={saveState} isNarrow={width < NARROW_CARD} />
    </Box>
  )
})
