import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { Mic } from 'lucide-react'
import { memo } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { DurationHandle } from './DurationHandle.tsx'
import type { PreviewShot } from './usePreviewShots.ts'

const words = previewMessages
/** Narrower ones have no picture, no number, no length, no sign of a voice. */
const PICTURE_WIDTH = 28
const NUMBER_WIDTH = 46
const LENGTH_WIDTH = 94
const VOICE_WIDTH = 110
/** Beside the handle of its end a clip is still wide enough to be pressed. */
const HANDLE_WIDTH = 48
/** Narrower ones are no buttons, only hit by who aims: keys and buttons lead from shot to shot. */
const BUTTON_WIDTH = 24
const GAP = 2

type ClipProps = {
  shot: PreviewShot
  position: number
  frames: number
  seconds: number
  left: number
  width: number
  scale: number
  isCurrent: boolean
  isPlayed: boolean
  reason: string | null
  onChosen: () => void
  onLengthTried: (shotId: string, frames: number | null) => void
  onLengthChanged: (shot: PreviewShot, frames: number) => void
}

const isSame = (one: ClipProps, other: ClipProps): boolean =>
  one.shot === other.shot && one.position === other.position && one.frames === other.frames &&
  one.left === other.left && one.width === other.width && one.isCurrent === other.isCurrent &&
  one.isPlayed === other.isPlayed && one.reason === other.reason && one.onLengthChanged === other.onLengthChanged

/** A shot on the timeline: pressing it goes there, dragging its right edge makes it longer or shorter. */
export const Clip = memo(function Clip(props: ClipProps) {
  const { shot, position, frames, seconds, left, width, scale, isCurrent, isPlayed, reason } = props
  const inner = Math.max(1, width - GAP)
  const [view] = shot.views
  const length = seconds.toFixed(1)
  const isButton = inner >= BUTTON_WIDTH
  const name = words.clip(position, ownNameOf(shot.name), length)
  return (
    <Box as="li" position="absolute" top="0" bottom="0" style={{ left, width: inner }}>
      <chakra.button
        {...(isButton ? { type: 'button' } : { as: 'div', role: 'img' })} aria-label={name}
        aria-current={isCurrent || undefined} onClick={props.onChosen} display="flex" flexDirection="column"
        width="full" height="full" textAlign="start" overflow="hidden" borderRadius="6px"
        bg={isCurrent ? '#123245' : 'bg.panel'} focusVisibleRing="inside"
        css={isCurrent ? { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent-solid)' } : undefined}
      >
        <Box flex="1" minHeight="0" width="full" bg={view ? '#F7F5F0' : 'bg.subtle'} overflow="hidden"
          opacity={isCurrent ? 1 : isPlayed ? 0.32 : 0.62}>
          {view && inner >= PICTURE_WIDTH ? (
            <chakra.img
              src={view.thumbnailUrl} alt="" loading="lazy" decoding="async" draggable={false} width="full"
              height="full" objectFit="cover"
            />
          ) : null}
        </Box>
        {inner >= NUMBER_WIDTH ? (
          <HStack
            justify="space-between" gap="1" px="2" height="6" width="full" fontFamily="mono" textStyle="xs"
            flexShrink="0" overflow="hidden" pe={isCurrent && inner >= LENGTH_WIDTH ? '4' : '2'}
          >
            <Text fontWeight="semibold">{position}</Text>
            {shot.voice && inner >= VOICE_WIDTH ? <Mic size={11} aria-label={words.hasVoice} /> : null}
            {inner >= LENGTH_WIDTH ? <Text color="fg.muted">{length}</Text> : null}
          </HStack>
        ) : null}
      </chakra.button>
      {inner >= HANDLE_WIDTH || isCurrent ? (
        <DurationHandle
          shot={shot} position={position} frames={frames} scale={scale} isCurrent={isCurrent} reason={reason}
          onTried={props.onLengthTried} onChanged={props.onLengthChanged}
        />
      ) : null}
    </Box>
  )
}, isSame)
