import { Box, Center, Spinner, Text, chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { useContext } from 'react'
import { AUTOSAVE_DELAY_MS, type SaveState } from '../../canvas/shotWork.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { DrawingDeskContext } from '../views/useDrawingDesk.ts'

const runDown = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })
const runAlong = keyframes({ from: { transform: 'translateX(-20%)' }, to: { transform: 'translateX(160%)' } })

/** In steps of half a second: moving with every frame of the screen costs as much as drawing a line. */
const RUN_DOWN_STEPS = AUTOSAVE_DELAY_MS / 500
const BARS = {
  unsaved: {
    bg: 'warning.solid', transformOrigin: 'left',
    animation: `${runDown} ${AUTOSAVE_DELAY_MS}ms steps(${RUN_DOWN_STEPS}) forwards`,
  },
  saving: { width: '42%', bg: 'accent.solid', animation: `${runAlong} 900ms ease-in-out infinite alternate` },
  failed: { bg: 'danger.fg' },
} as const

/** The thin bar under a frame: runs down until the autosave, and runs along while saving. */
export function SaveBar({ state }: { state: SaveState }) {
  if (state === 'saved') return null
  return (
    <Box
      position="absolute" insetInline="0" bottom="-1px" height="2px" bg="border.emphasized" overflow="hidden"
      aria-hidden
    >
      <Box height="full" {...BARS[state]} />
    </Box>
  )
}

const TOUCH_AREA = {
  '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-14px -8px' } },
}

/** Moves the focus from a button about to go to the drawing of its card, or to the card's handle. */
function keepFocusIn(button: HTMLElement): void {
  const card = button.closest('[data-shot]')
  const drawing = card?.querySelector<HTMLElement>('[role=application]')
  const next = drawing ?? card?.querySelector<HTMLElement>('[data-handle]')
  next?.focus({ preventScroll: true })
}

type SaveStripProps = { shotId: string; state: SaveState; isNarrow: boolean }

/** What is not saved yet and how to save it now, along the card's bottom edge. */
export function SaveStrip({ shotId, state, isNarrow }: SaveStripProps) {
  const desk = useContext(DrawingDeskContext)
  const tabIndex = useTabIndex()
  if (state === 'saved') return null
  const isSaving = state === 'saving'
  const isFailed = state === 'failed'
  const tint = isSaving ? 'accent' : isFailed ? 'danger' : 'warning'
  return (
    <Center
      position="absolute" insetInline="0" bottom="0" minHeight="28px" px="2" py={isNarrow ? '1' : '0'} gap="2"
      borderTopWidth="1px" borderColor={`${tint}.muted`} borderBottomRadius="card" textStyle="xs" textAlign="center"
      letterSpacing="-0.018em" color={`${tint}.fg`} bg="bg.panel" role="status"
      backgroundImage={`linear-gradient({colors.${tint}.subtle}, {colors.${tint}.subtle})`}
    >
      {isSaving ? (
        <>
          <Spinner
            size="xs" borderWidth="2px" color="accent.fg" css={{ '--spinner-track-color': 'colors.accent.muted' }}
          />
          {storyboardMessages.saving}
        </>
      ) : (
        <Text>
          {isFailed ? storyboardMessages.saveFailed : storyboardMessages.unsavedBefore}
          {isFailed ? ' ' : null}
          <chakra.button
            type="button" tabIndex={tabIndex}
            onClick={(event) => {
              keepFocusIn(event.currentTarget)
              void desk?.saveNow(shotId)
            }}
            textDecoration="underline" textUnderlineOffset="2px"
            cursor="pointer" borderRadius="l1" focusVisibleRing="outside" fontWeight={{ mdDown: 'semibold' }}
            position="relative"
            css={TOUCH_AREA}
          >
            {isFailed ? commonMessages.retry : storyboardMessages.unsavedAction}
          </chakra.button>
          {isFailed ? null : storyboardMessages.unsavedAfter}
        </Text>
      )}
    </Center>
  )
}
