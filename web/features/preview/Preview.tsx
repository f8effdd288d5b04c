import { Box, Flex, VisuallyHidden } from '@chakra-ui/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { timecode, type Timeline } from '../../playback/timeline.ts'
import { useFullScreen } from '../../ui/useFullScreen.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useExportFrame } from '../../lib/exportPlace.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { Preview_storyboard$key } from '../../__generated__/Preview_storyboard.graphql.ts'
import { useNavigationIntent } from '../shell/navigationIntent.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { useUpdateShots } from '../shots/shotChanges.ts'
import { Captions } from './Captions.tsx'
import { ClipRow } from './ClipRow.tsx'
import type { Deck } from './deck.ts'
import { usePreviewSettings } from './previewSettings.ts'
import { PreviewTopBar } from './PreviewTopBar.tsx'
import { SoundLane } from './SoundLane.tsx'
import { SoundMenu } from './SoundMenu.tsx'
import { Stage } from './Stage.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import { Transport } from './Transport.tsx'
import { rangeOf, useDeck, type TriedLength } from './useDeck.ts'
import { usePlayerState, useShotIndex } from './usePlayerState.ts'
import { usePreviewKeys } from './usePreviewKeys.ts'
import type { PreviewShot } from './usePreviewShots.ts'
import { useUpdateSoundtrack } from './soundChanges.ts'
import { VoiceButton } from './VoiceButton.tsx'

const words = messages.preview

type PreviewProps = {
  storyboardRef: Preview_storyboard$key
  project: { id: string; name: string; viewerCanExport: boolean }
  shots: readonly PreviewShot[]
  rate: FrameRate
  /** Why nothing can be changed; null when it can. */
  reason: string | null
}

/** A board that is played: the frame, the transport and the timeline. */
export function Preview({ storyboardRef, project, shots, rate, reason }: PreviewProps) {
  const storyboard = useFragment(
    graphql`
      fragment Preview_storyboard on Storyboard {
        id
        soundtrack {
          id
          name
          # How it is played: the deck and the lane take it as it is.
          # eslint-disable-next-line relay/unused-fields
          url
          # eslint-disable-next-line relay/unused-fields
          duration
          # eslint-disable-next-line relay/unused-fields
          offset
          # eslint-disable-next-line relay/unused-fields
          volume
        }
      }
    `,
    storyboardRef,
  )
  const { id: storyboardId, soundtrack } = storyboard
  const [settings] = usePreviewSettings()
  const [tried, setTried] = useState<TriedLength | null>(null)
  const [stageWidth, setStageWidth] = useState(0)
  const heard = soundtrack ?? null
  const { deck, timeline } = useDeck({ shots, rate, settings, soundtrack: heard, tried, stageWidth })
  const [updateShots] = useUpdateShots()
  const tryLength = useCallback((shotId: string, frames: number | null) => {
    setTried(frames === null ? null : { shotId, frames })
  }, [])
  const lengthsBefore = useRef<LengthBefore[]>([])
  const sendLength = useCallback((shotId: string, frames: number): string => {
    updateShots({ storyboardId, shotIds: [shotId], change: { frames }, rate })
    return words.durationChanged(shots.findIndex(({ id }) => id === shotId) + 1, words.frames(frames))
  }, [rate, shots, storyboardId, updateShots])
  const changeLength = useCallback((shot: PreviewShot, frames: number) => {
    const before = { shotId: shot.id, frames: shot.frames }
    lengthsBefore.current.push(before)
    const undo = (): void => {
      lengthsBefore.current = lengthsBefore.current.filter((each) => each !== before)
      sendLength(before.shotId, before.frames)
    }
    showToast({ type: 'success', title: sendLength(shot.id, frames), action: { label: words.undo, onClick: undo } })
  }, [sendLength])
  const undoLength = useCallback(() => {
    const before = lengthsBefore.current.pop()
    if (before) showToast({ type: 'success', title: sendLength(before.shotId, before.frames) })
  }, [sendLength])
  if (!deck) return null
  return (
    <Playing
      {...{ deck, timeline, project, shots, rate, reason, storyboardId, soundtrack: heard }}
      onStageWidthChanged={setStageWidth} onLengthTried={tryLength} onLengthChanged={changeLength}
      onUndo={undoLength}
    />
  )
}

/** How long a shot was before it was changed here. */
type LengthBefore = { readonly shotId: string; readonly frames: number }

type PlayingProps = Omit<PreviewProps, 'storyboardRef'> & {
  deck: Deck
  timeline: Timeline
  storyboardId: string
  soundtrack: {
    readonly id: string
    readonly name: string
    readonly url: string
    readonly duration: number
    readonly offset: number
    readonly volume: number
  } | null
  onStageWidthChanged: (width: number) => void
  onLengthTried: (shotId: string, frames: number | null) => void
  onLengthChanged: (shot: PreviewShot, frames: number) => void
  onUndo: () => void
}

function Playing(props: PlayingProps) {
  const { deck, timeline, project, shots, rate, reason, storyboardId, soundtrack } = props
  const { player } = deck
  const [settings, changeSettings] = usePreviewSettings()
  const [updateSoundtrack] = useUpdateSoundtrack()
  const index = useShotIndex(player)
  const shot = shots[index]
  const hasSubtitles = useMemo(() => shots.some(({ dialogue }) => dialogue.trim() !== ''), [shots])
  useAddress(deck, shots, timeline)

  const [, toggleFullScreen] = useFullScreen()
  const toggleCaptions = useCallback(
    () => changeSettings({ hasCaptions: !settings.hasCaptions }),
    [changeSettings, settings.hasCaptions],
  )
  useExportFrame(player.getFrame)
  usePreviewKeys({ player, onFullScreen: toggleFullScreen, onCaptions: toggleCaptions, onUndo: props.onUndo })

  return (
    <Flex
      className="chakra-theme dark" direction="column" flex="1" minHeight="0" bg="#08090B" color="fg"
      overflow="hidden"
    >
      <PreviewTopBar
        project={project} storyboardId={storyboardId} shotId={shot?.id ?? null} hasCaptions={settings.hasCaptions}
        onCaptions={toggleCaptions} onFullScreen={toggleFullScreen}
      />
      <Flex as="main" direction="column" flex="1" minHeight="0" overflowY="auto">
        <Stage
          deck={deck} label={shot ? words.frame(index + 1, ownNameOf(shot.name)) : ''}
          onWidthChanged={props.onStageWidthChanged}
        />
        {settings.hasCaptions && shot ? (
          <Captions position={index + 1} shot={shot} hasSubtitles={hasSubtitles} />
        ) : null}
        <Transport
          deck={deck} timeline={timeline} rate={rate}
          aside={(
            <>
              {shot ? (
                <VoiceButton
                  key={shot.id} shot={shot} position={index + 1} reason={reason} onStarted={() => player.pause()}
                />
              ) : null}
              <SoundMenu
                key={soundtrack?.id} storyboardId={storyboardId} soundtrack={soundtrack} reason={reason}
                onVolumeTried={(volume) => {
                  if (soundtrack) deck.sound.tryVolume(soundtrack.id, volume)
                }}
                onChanged={(change) => {
                  if (soundtrack) updateSoundtrack({ soundtrackId: soundtrack.id, ...change })
                }}
              />
            </>
          )}
        />
        <TimelinePanel deck={deck} timeline={timeline} rate={rate}>
          {(view) => (
            <>
              <ClipRow
                deck={deck} shots={shots} timeline={timeline} rate={rate} view={view} reason={reason}
                onLengthTried={props.onLengthTried} onLengthChanged={props.onLengthChanged}
              />
              {soundtrack ? (
                <SoundLane
                  deck={deck} soundtrack={soundtrack} rate={rate} view={view} reason={reason}
                  onOffsetChanged={(offset) => updateSoundtrack({ soundtrackId: soundtrack.id, offset })}
                />
              ) : null}
            </>
          )}
        </TimelinePanel>
        <Announcer deck={deck} rate={rate} />
      </Flex>
    </Flex>
  )
}

/** What the address asks for: where to begin (`shot`), and what to play (`scene`, `shots`, `from`). */
function useAddress(deck: Deck, shots: readonly PreviewShot[], timeline: Timeline): void {
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
    const id = named.get('shot') ?? named.get('from')
    const index = timeline.shots.findIndex((shot) => shot.id === id)
    const start = index >= 0 ? timeline.starts[index] : deck.player.getState().range?.from
    hasBegun.current = deck
    // The player is given its timeline by an effect of the parent, which runs after this one.
    queueMicrotask(() => {
      if (start !== undefined) deck.player.seek(start)
      if (takePlay()) deck.player.toggle()
    })
  }, [asked, deck, takePlay, timeline])
}

/** Says aloud when it plays and where it stopped. */
function Announcer({ deck, rate }: { deck: Deck; rate: FrameRate }) {
  const { isPlaying } = usePlayerState(deck.player)
  const said = isPlaying ? words.playing : words.paused(timecode(deck.player.getFrame(), rate))
  return <VisuallyHidden><Box role="status">{said}</Box></VisuallyHidden>
}
