import { useCallback, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { previewMessages } from '../../messages/preview.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { boardPath } from '../../lib/boardPath.ts'
import { askExport, useExportFrame } from '../../lib/exportPlace.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { Preview_storyboard$key } from '../../__generated__/Preview_storyboard.graphql.ts'
import { PresenceAvatars } from '../presence/PresenceAvatars.tsx'
import { useUpdateShots } from '../shots/shotChanges.ts'
import { TogetherBar } from '../together/TogetherBar.tsx'
import { useTogether } from '../together/useTogether.ts'
import { Playing } from './Playing.tsx'
import { usePreviewSettings } from './previewSettings.ts'
import { SoundMenu } from './SoundMenu.tsx'
import { useBoardSession } from './useBoardSession.ts'
import { useReview } from './useReview.tsx'
import { useDeck, type TriedLength } from './useDeck.ts'
import type { PreviewShot } from './usePreviewShots.ts'
import { useUpdateSoundtrack, type SoundtrackChange } from './soundChanges.ts'
import { VoiceButton } from './VoiceButton.tsx'

const words = previewMessages
const { comment, range, draw, region } = SHORTCUTS.review
/** Who comments goes on following. */
const COMMENT_KEYS = [comment, range, draw, region]

type PreviewProps = {
  storyboardRef: Preview_storyboard$key
  project: { id: string; name: string; viewerCanExport: boolean; viewerCanApprove: boolean }
  shots: readonly PreviewShot[]
  rate: FrameRate
  /** Why nothing can be changed; null when it can. */
  reason: string | null
  /** Who watches; null when nobody is signed in. */
  viewer: { readonly id: string; readonly name: string } | null
}

/** A board that is played: the frame, the transport and the timeline. */
export function Preview({ storyboardRef, project, shots, rate, reason, viewer }: PreviewProps) {
  const storyboard = useFragment(
    graphql`
      fragment Preview_storyboard on Storyboard {
        id
        openThreadCount
        unreadThreadCount
        ...useBoardSession_storyboard
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
  const [updateSoundtrack] = useUpdateSoundtrack()
  const getFrame = useCallback(() => deck?.player.getFrame() ?? 0, [deck])
  useExportFrame(getFrame)
  const viewerId = viewer?.id ?? null
  const session = useBoardSession(storyboard)
  const together = useTogether({ deck, rate, session, viewerId, keptKeys: COMMENT_KEYS })
  const review = useReview({
    deck, timeline, rate, shots, session, viewerId, boardId: storyboardId, openCount: storyboard.openThreadCount,
    isUnread: storyboard.unreadThreadCount > 0, canResolve: reason === null, canWrite: reason !== words.archived,
    canApprove: project.viewerCanApprove, isLeading: together.isLeading, onGone: () => together.follow(null),
  })
  if (!deck) return null
  const change = (values: SoundtrackChange): void => {
    if (heard) void updateSoundtrack({ soundtrackId: heard.id, ...values })
  }
  return (
    <>
      <TogetherBar together={together} session={session} canEdit={reason === null} />
      <Playing
        deck={deck} timeline={timeline} shots={shots} rate={rate} soundtrack={heard} reason={reason} review={review}
        thing={{
          name: project.name, title: words.page, backLabel: words.back(project.name),
          backTo: (shotId) => boardPath(project.id, storyboardId, shotId ?? undefined),
          aside: (
            <>
              {viewer ? (
                <PresenceAvatars self={viewer} followedId={together.followed?.id ?? null} onFollow={together.follow} />
              ) : null}
              {review.button}
              <ExportButton isAllowed={project.viewerCanExport} color="fg.muted" shortcut={SHORTCUTS.sequence.export} />
            </>
          ),
        }}
        tools={(shot, position) => (
          <>
            {shot ? (
              <VoiceButton
                key={shot.id} shot={shot} position={position} reason={reason} onStarted={() => deck.player.pause()}
              />
            ) : null}
            <SoundMenu
              key={heard?.id} storyboardId={storyboardId} soundtrack={heard} reason={reason}
              onVolumeTried={(volume) => {
                if (heard) deck.sound.tryVolume(heard.id, volume)
              }}
              onChanged={change}
            />
          </>
        )}
        onStageWidthChanged={setStageWidth} onLengthTried={tryLength} onLengthChanged={changeLength}
        onOffsetChanged={(offset) => change({ offset })} onUndo={undoLength} onExport={askExport}
      />
    </>
  )
}

/** How long a shot was before it was changed here. */
type LengthBefore = { readonly shotId: string; readonly frames: number }
