import { Box, HStack, chakra } from '@chakra-ui/react'
import { Ellipsis, GripVertical, Shapes } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { FrameRate } from '../../lib/frameRates.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { ShotHeadline_shot$key } from '../../__generated__/ShotHeadline_shot.graphql.ts'
import { later } from '../../ui/later.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { ApprovalMark } from '../approvals/ApprovalMark.tsx'
import { CommentBubble } from '../comments/CommentBubble.tsx'
import type { BoardActions } from './boardActions.ts'
import { NARROW_CARD, SLIM_CARD } from './cardLook.ts'
import { NameAndCode } from './NameAndCode.tsx'
import { ShotDuration } from './ShotDuration.tsx'
import { ShotNameField } from './ShotNameField.tsx'
import { ShotStatusButton } from './ShotStatusButton.tsx'
import { ownNameOf } from '../../lib/shotName.ts'

const ScriptFlag = later(async () => (await import('../views/ScriptFlag.tsx')).ScriptFlag)

type ShotHeadlineProps = {
  shotRef: ShotHeadline_shot$key
  position: number
  /** Width of the card, in pixels. */
  width: number
  rate: FrameRate
  canEdit: boolean
  isNameEdited: boolean
  /** The frame is drawn in: the menu's button stands here instead of over it. */
  isActive: boolean
  /** The card is being moved by keys. */
  isLifted: boolean
  actions: BoardActions
}

/** The line under a frame: number, name, code, status and length, each changed where it stands. */
export function ShotHeadline(props: ShotHeadlineProps) {
  const { shotRef, position, width, rate, canEdit, isNameEdited, isActive, isLifted, actions } = props
  const shot = useFragment(
    graphql`
      fragment ShotHeadline_shot on Shot {
        id
        code
        name
        frames
        duration
        casting {
          totalCount
        }
        scriptState
        ...ScriptFlag_shot
        ...CommentBubble_shot
        status {
          ...ShotStatusButton_status
        }
      }
    `,
    shotRef,
  )
  const ownName = ownNameOf(shot.name)
  const isNarrow = width < NARROW_CARD
  const isSlim = width < SLIM_CARD
  const tabIndex = useTabIndex()
  return (
    <HStack gap={isSlim ? '1' : '2'} height="1.25rem" minWidth="0">
      {isNameEdited ? (
        <ShotNameField
          shotId={shot.id} position={position} name={ownName ?? ''} onSaved={(name) => actions.rename(shot.id, name)}
          onClosed={actions.endRename}
        />
      ) : (
        <>
          <chakra.button
            type="button" data-handle tabIndex={tabIndex} disabled={!canEdit} aria-pressed={isLifted || undefined}
            aria-description={canEdit ? storyboardMessages.dragInstructions : undefined}
            aria-label={storyboardMessages.drag(position)} aria-roledescription={storyboardMessages.dragRole}
            onDoubleClick={() => actions.startRename(shot.id)} position="relative" flexShrink="0"
            textStyle="sm" lineHeight="1.25rem" fontWeight="semibold" fontVariantNumeric="tabular-nums" color="fg"
            cursor={canEdit ? 'grab' : 'default'} borderRadius="l1" focusVisibleRing="outside"
          >
            <Box
              as="span" position="absolute" insetStart="-12px" top="4px" color="fg.muted" opacity="0"
              transition="opacity 120ms" _groupHover={{ opacity: 1 }} aria-hidden
            >
              {canEdit ? <GripVertical size={12} /> : null}
            </Box>
            {storyboardMessages.shot(position)}
          </chakra.button>
          <NameAndCode
            name={isSlim ? null : ownName} code={shot.code}
            onRename={canEdit ? () => actions.startRename(shot.id) : undefined}
          />
        </>
      )}
      {shot.casting.totalCount > 0 && !isSlim ? (
        <CastMark
          position={position} count={shot.casting.totalCount} onOpen={(anchor) => actions.openCasting(shot.id, anchor)}
        />
      ) : null}
      {shot.scriptState === 'CHANGED' || shot.scriptState === 'ORPHANED' ? (
        <ScriptFlag shotRef={shot} position={position} canEdit={canEdit} />
      ) : null}
      <ApprovalMark shotId={shot.id} />
      <CommentBubble shotRef={shot} position={position} onOpen={() => actions.openComments(shot.id)} />
      <ShotStatusButton
        position={position} statusRef={shot.status ?? null} isDot={isNarrow} isSlim={isSlim} canEdit={canEdit}
        onOpen={(anchor) => actions.openStatusMenu(shot.id, anchor)}
      />
      <ShotDuration
        shotId={shot.id} position={position} frames={shot.frames} duration={shot.duration} rate={rate} canEdit={canEdit}
        onSaved={(frames) => actions.retime(shot.id, frames)}
      />
      {canEdit && isActive ? (
        <ShotMenuButton position={position} onOpen={(anchor) => actions.openMenu(shot.id, anchor)} />
      ) : null}
    </HStack>
  )
}

const TOUCH_MARK = {
  '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-12px -6px' } },
}

type CastMarkProps = { position: number; count: number; onOpen: (anchor: HTMLElement) => void }

/** How many assets are cast in the shot; opens its casting. */
function CastMark({ position, count, onOpen }: CastMarkProps) {
  const words = storyboardMessages
  return (
    <Tooltip content={words.castHint(count)}>
      <chakra.button
        type="button" tabIndex={useTabIndex()} aria-label={words.castOf(position, count)} display="inline-flex"
        alignItems="center" gap="1"
        height="20px" flexShrink="0" textStyle="mono" color="fg.muted" cursor="pointer" borderRadius="l1" px="0.5"
        _hover={{ color: 'fg' }} focusVisibleRing="outside" onClick={(event) => onOpen(event.currentTarget)}
        position="relative" css={TOUCH_MARK}
      >
        <Shapes size={13} strokeWidth={1.75} aria-hidden />
        {count}
      </chakra.button>
    </Tooltip>
  )
}

const OVER_FRAME = { position: 'absolute', top: '2', insetEnd: '2' } as const
const TOUCH_MENU = {
  '@media (pointer: coarse)': {
    opacity: 1, boxSize: '32px', _before: { content: '""', position: 'absolute', inset: '-8px' },
  },
}
const IN_LINE = { position: 'relative', marginEnd: '-1.5' } as const

type ShotMenuButtonProps = { position: number; onOpen: (anchor: HTMLElement) => void; isOverFrame?: boolean }

/** Opens the shot's menu: over the frame on hover, or in the line below while the frame is drawn in. */
export function ShotMenuButton({ position, onOpen, isOverFrame = false }: ShotMenuButtonProps) {
  const place = isOverFrame ? OVER_FRAME : IN_LINE
  return (
    <chakra.button
      type="button" tabIndex={useTabIndex()} aria-label={storyboardMessages.menu(position)} aria-haspopup="menu"
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
