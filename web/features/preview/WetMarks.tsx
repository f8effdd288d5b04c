import { Box } from '@chakra-ui/react'
import { Suspense, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { Stroke } from '../../../drawing/stroke.ts'
import type { WetMarksQuery } from '../../__generated__/WetMarksQuery.graphql.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { GUEST_PATIENCE_MS, type GuestInk } from '../../canvas/guestLines.ts'
import { commentMessages } from '../../messages/comments.ts'
import { pictureIndexAt, type Timeline } from '../../playback/timeline.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { PresenceContext } from '../presence/usePresence.ts'
import { partsOf } from '../together/playedPlace.ts'
import type { Deck } from './deck.ts'

/** What the leader of a review marks over the picture that is shown, as it is drawn: in a playlist on the same item. */
export function WetMarks({ deck, timeline }: { deck: Deck; timeline: Timeline }) {
  const pictureId = useSyncExternalStore(deck.player.subscribe, () => pictureAt(deck, timeline))
  if (pictureId === undefined) return null
  const { itemId, id: viewId } = partsOf(pictureId)
  return <WetMarksOn key={pictureId} viewId={viewId} itemId={itemId} />
}

/** The id of the picture that a player shows, as its timeline has it. */
export const pictureAt = ({ player }: Deck, timeline: Timeline): string | undefined =>
  timeline.pictures[pictureIndexAt(timeline, player.getFrame())]?.id

/** Strokes after one has gained points; those that were lost leave a chord. */
function grown(strokes: readonly Stroke[], { strokeId: id, from, style, points }: GuestInk): readonly Stroke[] {
  const before = strokes.find((stroke) => stroke.id === id)
  if (!before) return [...strokes, { id, ...style, points: [...points] }]
  const gained = points.slice(Math.max(0, before.points.length - from))
  return strokes.map((stroke) => (stroke === before ? { ...stroke, points: [...stroke.points, ...gained] } : stroke))
}

function WetMarksOn({ viewId, itemId }: { viewId: string; itemId: string | null }) {
  const presence = useContext(PresenceContext)?.presence
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = presence?.watchMarks(viewId, (ink, played) => {
      if ((played?.itemId ?? null) !== itemId) return
      setStrokes((before) => grown(before, ink))
      clearTimeout(timers.get(ink.strokeId))
      timers.set(ink.strokeId, setTimeout(
        () => setStrokes((before) => before.filter(({ id }) => id !== ink.strokeId)), GUEST_PATIENCE_MS,
      ))
    })
    return () => {
      stop?.()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [itemId, presence, viewId])
  return strokes.length === 0 ? null : (
    <ErrorBoundary resetKey={viewId} fallback={() => null}>
      <Suspense fallback={null}><Shown viewId={viewId} strokes={strokes} /></Suspense>
    </ErrorBoundary>
  )
}

function Shown({ viewId, strokes }: { viewId: string; strokes: readonly Stroke[] }) {
  const { view } = useLazyLoadQuery<WetMarksQuery>(
    graphql`
      query WetMarksQuery($viewId: ID!) {
        view: node(id: $viewId) {
          ... on View {
            width
            height
          }
        }
      }
    `,
    { viewId },
  )
  if (view?.width === undefined || view.height === undefined) return null
  return (
    <Box position="absolute" inset="0" pointerEvents="none" data-wet-marks>
      <DrawingStill
        drawing={{ size: { width: view.width, height: view.height }, strokes }} label={commentMessages.wetMarks}
        isLayer
      />
    </Box>
  )
}
