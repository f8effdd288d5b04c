import { Box, Grid, HStack, Kbd, Text, chakra } from '@chakra-ui/react'
import { Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { frameRateName, type FrameRate } from '../../lib/frameRates.ts'
import { previewMessages } from '../../messages/preview.ts'
import { timecode, type Timeline } from '../../playback/timeline.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Deck } from './deck.ts'
import { usePreviewSettings } from './previewSettings.ts'
import { SpeedMenu } from './SpeedMenu.tsx'
import { usePlayerState } from './usePlayerState.ts'

const words = previewMessages

type TransportProps = { deck: Deck; timeline: Timeline; rate: FrameRate; aside: ReactNode }

/** Where one is, and the buttons that play. */
export function Transport({ deck, timeline, rate, aside }: TransportProps) {
  const { player } = deck
  const { isPlaying, speed } = usePlayerState(player)
  const [{ isLooping }, change] = usePreviewSettings()
  return (
    <Grid
      role="group" aria-label={words.transport} alignItems="center" minHeight="12" gap="2" flexShrink="0"
      px={{ base: '3', md: '6' }}
      templateColumns={{ base: '1fr auto', lg: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
    >
      <Clock deck={deck} rate={rate} frames={timeline.frames} />
      <HStack
        gap={{ base: '1', md: '2' }} order={{ base: '3', lg: 'initial' }} justify="center"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
      >
        <IconButton
          label={words.loop} icon={<Repeat size={16} aria-hidden />} aria-pressed={isLooping}
          color={isLooping ? 'accent.fg' : 'fg.muted'} onClick={() => change({ isLooping: !isLooping })}
        />
        <IconButton
          label={words.previousShot} icon={<SkipBack size={20} aria-hidden />} onClick={() => player.stepShot(-1)}
        />
        <Tooltip content={isPlaying ? words.pauseKey : words.playKey}>
          <chakra.button
            type="button" aria-label={isPlaying ? words.pauseKey : words.playKey} onClick={() => player.toggle()}
            width="11" height="11" borderRadius="full" bg="fg" color="bg" display="grid" placeItems="center"
            _hover={{ bg: 'white' }} focusVisibleRing="outside"
          >
            {isPlaying
              ? <Pause size={18} fill="currentColor" aria-hidden />
              : <Play size={18} fill="currentColor" aria-hidden style={{ marginLeft: 2 }} />}
          </chakra.button>
        </Tooltip>
        <IconButton
          label={words.nextShot} icon={<SkipForward size={20} aria-hidden />} onClick={() => player.stepShot(1)}
        />
        <SpeedMenu speed={speed} onChosen={(chosen) => player.setSpeed(chosen)} />
      </HStack>
      <HStack justify="flex-end" gap="3" minWidth="0" textStyle="xs" color="fg.muted">
        {aside}
        <HStack gap="1" hideBelow="2xl" aria-hidden>
          <Kbd>J</Kbd><Kbd>K</Kbd><Kbd>L</Kbd><Text me="2">{words.shuttle}</Text>
          <Kbd>←</Kbd><Kbd>→</Kbd><Text>{words.shot}</Text>
        </HStack>
        <Text fontFamily="mono" whiteSpace="nowrap" hideBelow="md">{words.rate(frameRateName(rate))}</Text>
      </HStack>
    </Grid>
  )
}

/** The timecode: written past React, as it changes with every frame. */
function Clock({ deck, rate, frames }: { deck: Deck; rate: FrameRate; frames: number }) {
  const whole = useRef<HTMLSpanElement>(null)
  const part = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const write = (): void => {
      const text = timecode(deck.player.getFrame(), rate)
      if (whole.current) whole.current.textContent = text.slice(0, -3)
      if (part.current) part.current.textContent = text.slice(-3)
    }
    write()
    return deck.player.subscribe(write)
  }, [deck, rate])
  return (
    <Box fontFamily="mono" textStyle="xs" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Box as="span" ref={whole} color="fg" textStyle="lg" /><span ref={part} data-timecode />
      {' / '}{timecode(frames, rate)}
    </Box>
  )
}
