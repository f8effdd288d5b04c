import { Box, Flex, VisuallyHidden } from '@chakra-ui/react'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FrameRate } from '../../lib/frameRates.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { previewMessages } from '../../messages/preview.ts'
import { timecode, type Timeline } from '../../playback/timeline.ts'
import { useFullScreen } from '../../ui/useFullScreen.ts'
import { useNavigationIntent } from '../shell/navigationIntent.ts'
import { Captions } from './Captions.tsx'
import { ClipRow } from './ClipRow.tsx'
import type { Deck } from './deck.ts'
import { usePreviewSettings } from './previewSettings.ts'
import { PreviewTopBar, type PlayedThing } from './PreviewTopBar.tsx'
import { SoundLane } from './SoundLane.tsx'
import { Stage } from './Stage.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import { Transport } from './Transport.tsx'
import type { Review } from './useReview.tsx'
import { rangeOf, type HeardSoundtrack } from './useDeck.ts'
import { usePlayerState, useShotIndex } from './usePlayerState.ts'
import { usePreviewKeys } from './usePreviewKeys.ts'
import type { PreviewShot } from './usePreviewShots.ts'

const words = previewMessages

type PlayingProps = {
  deck: Deck
  timeline: Timeline
  shots: readonly PreviewShot[]
  rate: FrameRate
  soundtrack: (HeardSoundtrack & { readonly name: string }) | null
  /** Says in the top bar what is played. */
  thing: PlayedThing
  /** Why nothing can be changed; null when it can. */
  reason: string | null
  /** Tools beside the transport, for the shot that is shown and its 1-based place. */
  tools?: (shot: PreviewShot | undefined, position: number) => ReactNode
  onStageWidthChanged: (width: number) => void
  onLengthTried: (shotId: string, frames: number | null) => void
  onLengthChanged: (shot: PreviewShot, frames: number) => void
  onOffsetChanged: (offset: number) => void
  onUndo: () => void
  /** The shot it begins with, where the address names none. */
  startId?: string | undefined
  /** What lies over and beside what is played: comments, or the items of a playlist. */
  review?: Review
  /** Opens the export dialog; absent where nothing can be exported. */
  onExport?: () => void
}

/** Shots that are played: the frame, the transport and the timeline. */
export function Playing(props: PlayingProps) {
  const { deck, timeline, shots, rate, soundtrack, thing, reason, tools, startId, review, onExport } = props
  const { player } = deck
  const [settings, changeSettings] = usePreviewSettings()
  const index = useShotIndex(player)
  const shot = shots[index]
  const hasSubtitles = useMemo(() => shots.some(({ dialogue }) => dialogue.trim() !== ''), [shots])
  useAddress(deck, shots, timeline, startId)

  const [, toggleFullScreen] = useFullScreen()
  const toggleCaptions = useCallback(
    () => changeSettings({ hasCaptions: !settings.hasCaptions }),
    [changeSettings, settings.hasCaptions],
  )
  usePreviewKeys({
    player, onFullScreen: toggleFullScreen, onCaptions: toggleCaptions, onUndo: props.onUndo, onExport,
    onKey: review?.onKey,
  })

  return (
    <Flex
      className="chakra-theme dark" direction="column" flex="1" minHeight="0" bg="#08090B" color="fg"
      overflow="hidden"
    >
      <PreviewTopBar
        thing={thing} shotId={shot?.id ?? null} hasCaptions={settings.hasCaptions} onCaptions={toggleCaptions}
        onFullScreen={toggleFullScreen}
      />
      <Flex flex="1" minHeight="0">
        <Flex
          as="main" tabIndex={-1} direction="column" flex="1" minHeight="0" minWidth="0" overflowY="auto" outline="none"
        >
          <Stage
            deck={deck} label={shot ? words.frame(index + 1, ownNameOf(shot.name)) : ''}
            onWidthChanged={props.onStageWidthChanged}
          >{review?.overStage}</Stage>
          {settings.hasCaptions && shot ? (
            <Captions position={index + 1} shot={shot} hasSubtitles={hasSubtitles} />
          ) : null}
          <Transport deck={deck} timeline={timeline} rate={rate} aside={tools?.(shot, index + 1)} />
          <TimelinePanel deck={deck} timeline={timeline} rate={rate} marks={review?.marks}>
            {(view) => (
              <>
                <ClipRow
                  deck={deck} shots={shots} timeline={timeline} rate={rate} view={view} reason={reason}
                  onLengthTried={props.onLengthTried} onLengthChanged={props.onLengthChanged}
                />
                {soundtrack ? (
                  <SoundLane
                    deck={deck} soundtrack={soundtrack} rate={rate} view={view} reason={reason}
                    onOffsetChanged={props.onOffsetChanged}
                  />
                ) : null}
              </>
            )}
          </TimelinePanel>
          <Announcer deck={deck} rate={rate} />
        </Flex>
        {review?.rail}
      </Flex>
    </Flex>
  )
}

/** What the address asks for: where to begin (`shot`), and what to play (`scene`, `shots`, `from`). */
function useAddress(deck: Deck, shots: readonly PreviewShot[], timeline: Timeline, startId?: string): void {
  const [address] = useSearchParams()
  const asked = address.toString()
  const isIn = useMemo(() => {
    const words = new URLSearchParams(asked)
    const scene = words.get('scene')
    const chosen = new Set(words.get('shots')?.split(','))
    const from = shots.findIndex(({ id }) => id === words.get('from'))
    if (scene !== null) return (id: string) => shots.find((shot) => shot.id === id)?.scene?.id === scene
    if (chosen.size > 0) return (id: string) => chosen.has(id)
    return from > 0 ? (id: string) => shots.findIndex((shot) => shot.id === id) >= from : null
  }, [asked, shots])
  useEffect(() => deck.player.setRange(isIn && rangeOf(timeline, isIn)), [deck, isIn, timeline])
  const hasBegun = useRef<Deck | null>(null)
  // Where a press on Play led here.
  const takePlay = useNavigationIntent('play')
  useEffect(() => {
    if (hasBegun.current === deck || timeline.frames === 0) return
    const named = new URLSearchParams(asked)
    const id = named.get('shot') ?? named.get('from') ?? startId
    const index = timeline.shots.findIndex((shot) => shot.id === id)
    const start = index >= 0 ? timeline.starts[index] : deck.player.getState().range?.from
    hasBegun.current = deck
    // The player is given its timeline by an effect of the parent, which runs after this one.
    queueMicrotask(() => {
      if (start !== undefined) deck.player.seek(start)
      if (takePlay()) deck.player.toggle()
    })
  }, [asked, deck, startId, takePlay, timeline])
}

/** Says aloud when it plays and where it stopped. */
function Announcer({ deck, rate }: { deck: Deck; rate: FrameRate }) {
  const { isPlaying } = usePlayerState(deck.player)
  const said = isPlaying ? words.playing : words.paused(timecode(deck.player.getFrame(), rate))
  return <VisuallyHidden><Box role="status">{said}</Box></VisuallyHidden>
}
