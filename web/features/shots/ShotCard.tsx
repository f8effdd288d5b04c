import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { useDraggable } from '@dnd-kit/core'
import { Ellipsis, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import type { ShotCard_shot$key } from '../../__generated__/ShotCard_shot.graphql.ts'
import { ViewFrame } from '../views/ViewFrame.tsx'
import { ViewTabs } from '../views/ViewTabs.tsx'
import { useSaveState } from '../views/useDrawingDesk.ts'
import type { BoardActions } from './boardActions.ts'
import { frameHeight, knownRatio } from './boardLayout.ts'
import { SaveBar, SaveStrip } from './SaveStrip.tsx'
import { ShotDescription } from './ShotDescription.tsx'
import { ShotNameField } from './ShotNameField.tsx'
import { ShotStatusButton } from './ShotStatusButton.tsx'
import { ownNameOf } from './shotName.ts'

/** Narrower cards show their status as a dot, in pixels. */
const NARROW_CARD = 280
/** Narrower cards have no room for their code, in pixels. */
const SLIM_CARD = 200
/** Heights in pixels: a line of the description, what is around it, the tabs, and what the save strip takes of it. */
const DESCRIPTION_LINE = 18
const TABS_HEIGHT = 28
const STRIP_HEIGHT = 18
const META_WITHOUT_DESCRIPTION = 48
const MOST_DESCRIPTION_LINES = 4
/** The edge is a shadow, so that the frame has the card's whole width. */
const EDGE = '0 0 0 1px {colors.border}'
const RING = '0 0 0 2px {colors.accent.solid}, 0 0 0 6px {colors.accent.muted}'
const ACTIVE_BACKGROUND = 'color-mix(in srgb, {colors.accent.solid} 7%, {colors.bg.panel})'

type ShotCardProps = {
  shotRef: ShotCard_shot$key
  /** 1-based place on the board. */
  position: number
  /** Size of the card, in pixels. */
  width: number
  height: number
  /** The brush when the frame is the one being drawn in. */
  brush: Brush | null
  /** The view on top; null for the first. */
  chosenViewId: string | null
  isNameEdited: boolean
  canEdit: boolean
  /** `held` is the empty place of a card under the pointer; `lifted` a card moved by keys. */
  dragState: 'none' | 'held' | 'lifted'
  actions: BoardActions
}

/** A shot on the board: its frame, and under it number, code, status, duration and description. */
export const ShotCard = memo(function ShotCard(props: ShotCardProps) {
  const { shotRef, position, width, height, brush, chosenViewId, isNameEdited, canEdit, dragState, actions } = props
  const shot = useFragment(
    graphql`
      fragment ShotCard_shot on Shot {
        id
        code
        name
        description
        dialogue
        frames
        duration
        aspectRatio
        status {
          ...ShotStatusButton_status
        }
        views {
          id
          ...ViewFrame_view
          ...ViewTabs_view
        }
      }
    `,
    shotRef,
  )
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id: shot.id, disabled: !canEdit })
  const saveState = useSaveState(shot.id)
  const view = shot.views.find(({ id }) => id === chosenViewId) ?? shot.views[0]
  const ownName = ownNameOf(shot.name)
  const pictureHeight = frameHeight(knownRatio(shot.aspectRatio), width)
  const isNarrow = width < NARROW_CARD
  const isActive = brush !== null
  const hasTabs = shot.views.length > 1
  const isSaved = saveState === 'saved'
  const taken = META_WITHOUT_DESCRIPTION + (hasTabs ? TABS_HEIGHT : 0) + (isSaved ? 0 : STRIP_HEIGHT)
  const lines = Math.min(MOST_DESCRIPTION_LINES, Math.floor((height - pictureHeight - taken) / DESCRIPTION_LINE))
  const showsDialogue = shot.dialogue !== '' && lines > 1

  return (
    <Box
      as="article" ref={setNodeRef} aria-label={messages.storyboard.shot(position)} data-shot={shot.id}
      className="group" position="relative" width="full" height="full" borderRadius="card"
      bg={isActive ? ACTIVE_BACKGROUND : 'bg.panel'} boxShadow={isActive || dragState === 'lifted' ? RING : EDGE}
      opacity={dragState === 'held' ? 0.35 : 1} transition="box-shadow 120ms"
    >
      <Box height={`${pictureHeight}px`} position="relative" boxShadow="0 1px 0 {colors.border}">
        {view ? (
          <ViewFrame
            key={view.id} viewRef={view} shotId={shot.id} shotPosition={position} brush={brush} canDraw={canEdit}
            onChosen={() => actions.choose(shot.id)}
          />
        ) : null}
        <SaveBar state={saveState} />
        {canEdit && !isActive ? (
          <MenuButton position={position} onOpen={(anchor) => actions.openMenu(shot.id, anchor)} isOverFrame />
        ) : null}
      </Box>
      <Box {...listeners} pt="2.5" px="3" cursor={canEdit ? 'grab' : 'default'} css={{ touchAction: 'manipulation' }}>
        <HStack gap="2" height="20px" minWidth="0">
          {isNameEdited ? (
            <ShotNameField
              position={position} name={ownName ?? ''}
              onSaved={(name) => actions.rename(shot.id, name)} onClosed={actions.endRename}
            />
          ) : (
            <>
              <chakra.button
                type="button" data-handle ref={setActivatorNodeRef} {...(canEdit ? attributes : {})} disabled={!canEdit}
                aria-label={messages.storyboard.drag(position)} aria-roledescription={messages.storyboard.dragRole}
                onDoubleClick={() => actions.startRename(shot.id)} position="relative" flexShrink="0"
                textStyle="sm" lineHeight="20px" fontWeight="semibold" fontVariantNumeric="tabular-nums" color="fg"
                cursor={canEdit ? 'grab' : 'default'} borderRadius="l1" focusVisibleRing="outside"
              >
                <Box
                  as="span" position="absolute" insetStart="-12px" top="4px" color="fg.muted" opacity="0"
                  transition="opacity 120ms" _groupHover={{ opacity: 1 }} aria-hidden
                >
                  {canEdit ? <GripVertical size={12} /> : null}
                </Box>
                {messages.storyboard.shot(position)}
              </chakra.button>
              {ownName ? (
                <Text
                  textStyle="sm" color="fg.soft" truncate title={ownName} flexShrink="1" minWidth="3rem"
                  onDoubleClick={() => canEdit && actions.startRename(shot.id)}
                >
                  {ownName}
                </Text>
              ) : null}
              {(ownName && isNarrow) || width < SLIM_CARD ? null : (
                <Text textStyle="mono" color="fg.muted" truncate flexShrink="2" title={shot.code}>{shot.code}</Text>
              )}
            </>
          )}
          <Box flex="1" />
          <ShotStatusButton
            position={position} statusRef={shot.status ?? null} isDot={isNarrow} canEdit={canEdit}
            onOpen={(anchor) => actions.openStatusMenu(shot.id, anchor)}
          />
          <Text
            textStyle="mono" color="fg.muted" whiteSpace="nowrap" minWidth="36px" textAlign="end"
            title={messages.storyboard.duration(shot.duration.toFixed(1), shot.frames)}
          >
            {messages.storyboard.seconds(shot.duration.toFixed(1))}
          </Text>
          {canEdit && isActive ? (
            <MenuButton position={position} onOpen={(anchor) => actions.openMenu(shot.id, anchor)} />
          ) : null}
        </HStack>
        {lines > 0 ? (
          <ShotDescription
            position={position} description={shot.description} lines={showsDialogue ? lines - 1 : lines}
            canEdit={canEdit} onSaved={(description) => actions.describe(shot.id, description)}
          />
        ) : null}
        {showsDialogue ? (
          <Text
            textStyle="xs" lineHeight="18px" color="fg.muted" fontStyle="italic" truncate
            title={`${messages.storyboard.dialogue}: ${shot.dialogue}`}
          >
            {`“${shot.dialogue.replaceAll('\n', ' ')}”`}
          </Text>
        ) : null}
        {hasTabs && view ? (
          <ViewTabs
            viewsRef={shot.views} shotPosition={position} chosenId={view.id}
            onChosen={(viewId) => actions.chooseView(shot.id, viewId)}
          />
        ) : null}
      </Box>
      <SaveStrip shotId={shot.id} state={saveState} isNarrow={isNarrow} />
    </Box>
  )
})

const OVER_FRAME = { position: 'absolute', top: '2', insetEnd: '2' } as const
const TOUCH_MENU = {
  '@media (pointer: coarse)': {
    opacity: 1, boxSize: '32px', _before: { content: '""', position: 'absolute', inset: '-8px' },
  },
}
const IN_LINE = { position: 'relative', marginEnd: '-1.5' } as const

type MenuButtonProps = { position: number; onOpen: (anchor: HTMLElement) => void; isOverFrame?: boolean }

/** Opens the shot's menu: over the frame on hover, or in the line below while the frame is drawn in. */
function MenuButton({ position, onOpen, isOverFrame = false }: MenuButtonProps) {
  const place = isOverFrame ? OVER_FRAME : IN_LINE
  return (
    <chakra.button
      type="button" aria-label={messages.storyboard.menu(position)} aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)} display="grid" placeItems="center" flexShrink="0"
      boxSize={isOverFrame ? '7' : '6'} borderRadius="control" borderWidth={isOverFrame ? '1px' : '0'}
      borderColor="border.emphasized" bg={isOverFrame ? 'bg.control' : 'transparent'} color="fg" cursor="pointer"
      opacity={isOverFrame ? 0 : 1} transition="opacity 120ms" _hover={{ bg: 'bg.emphasized' }}
      _groupHover={{ opacity: 1 }} _groupFocusWithin={{ opacity: 1 }} focusVisibleRing="outside" {...place}
      css={TOUCH_MENU}
    >
      <Ellipsis size={16} aria-hidden />
    </chakra.button>
  )
}
