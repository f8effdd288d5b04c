import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { isTypingTarget } from '../../canvas/keymap.ts'
import { clientId } from '../../lib/clientId.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { isPressed, type Shortcut, SHORTCUTS } from '../../lib/shortcuts.ts'
import type { Person } from '../presence/BoardPresence.ts'
import { type FollowEnds, isWithin, useFollowEnds } from '../presence/useFollow.ts'
import { PresenceContext, useCompany, useIsHeard } from '../presence/usePresence.ts'
import { useJoinReview } from '../playlists/sessionChanges.ts'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { everybodyReady } from './everybodyReady.ts'
import { Follower } from './Follower.ts'
import type { PlayingDeck } from './playedPlace.ts'
import { useSentPlayback } from './useSentPlayback.ts'

const { fullScreen, captions } = SHORTCUTS.sequence
/** Keys that go through the page and press what has the focus. */
const PAGE_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter'])
const NO_KEYS: readonly Shortcut[] = []

/** Where a picture is marked for a comment. */
const MARKED = '[data-comment-paper], [data-region-paper]'
const KEEPS_KEYS = `${MARKED}, [role=menu], [role=dialog]`

/**
 * Deciding, taking notes, marking the picture, the tools of the page and going through it by keys leave the player
 * where it is.
 */
const playerEnds = (keptKeys: readonly Shortcut[]): FollowEnds => ({
  keeps:
    `header, [data-follow], [data-presence], [data-items], [data-comments], ${MARKED}, [role=menu], [role=dialog]`,
  isEndedBy: (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (PAGE_KEYS.has(key) || ctrlKey || metaKey || altKey || isTypingTarget(target)) return false
    if (isWithin(target, KEEPS_KEYS) || (key === ' ' && isWithin(target, 'button, a'))) return false
    return ![...keptKeys, fullScreen, captions].some((shortcut) => isPressed(shortcut, event))
  },
})

/** Stands for the leader of the review. */
const LEADER = 'leader'

/** A page among those that play the same. */
export interface Together {
  /** Whether this page leads the review. */
  readonly isLeading: boolean
  /** Who leads the review from another page that is there. */
  readonly leader: Person | null
  readonly followed: Person | null
  readonly followers: readonly Person[]
  /** Whether it is known who else is there. */
  readonly isHeard: boolean
  /** Whether playing waits for the pictures of followers. */
  readonly isWaiting: boolean
  readonly follow: (person: Person | null) => void
  /** Follows the leader from now on, also another one. */
  readonly followLeader: () => void
}

type TogetherOptions = {
  deck: PlayingDeck | null
  rate: FrameRate
  session: ReviewSession | null
  viewerId: string | null
  /** Keys that leave the player as it is, besides those for full screen and captions. */
  keptKeys?: readonly Shortcut[]
}

/**
 * Keeps the players of a review together. A page in which nothing was pressed yet follows the leader; a press of
 * one's own ends it. When the person who is followed is gone, it pauses.
 */
export function useTogether(options: TogetherOptions): Together {
  const { deck, rate, session, viewerId, keptKeys = NO_KEYS } = options
  const joined = useContext(PresenceContext)
  const presence = joined?.presence
  const sender = joined?.sender
  const others = useCompany()
  const isHeard = useIsHeard()
  const ownId = `${viewerId}:${clientId}`
  const leadingId = session?.isOpen ? session.leadingId : null
  const isLeading = leadingId === ownId
  /** Whom the page wants to follow: the leader, somebody by the `id` of the presence, or nobody. */
  const [wanted, setWanted] = useState<string | null>(LEADER)
  const followedId = wanted === LEADER ? leadingId : wanted
  const followed = others.find(({ id }) => id === followedId) ?? null
  const [isWaiting, setIsWaiting] = useState(false)

  const ends = useMemo(() => playerEnds(keptKeys), [keptKeys])
  useFollowEnds(wanted !== null && !isLeading, useCallback(() => setWanted(null), []), ends)
  useSentPlayback(deck, rate, sender)
  const openId = session?.isOpen && viewerId !== null ? session.id : null
  const [join] = useJoinReview()
  useEffect(() => {
    if (openId !== null) join(openId).catch(() => undefined)
  }, [join, openId])
  const presentId = followed?.id ?? null
  useEffect(() => sender?.set({ followingId: presentId }), [presentId, sender])
  useEffect(() => {
    if (!deck || !presence || !sender || presentId === null) return
    const follower = new Follower(deck.player, rate, () => presence.getServerTime() + sender.getTripMs())
    const take = (): void => {
      const received = presence.getPlayback(presentId)
      if (received) follower.take(received)
    }
    const stops = [presence.watchPlaybacks(take), deck.player.subscribe(follower.check)]
    take()
    return () => {
      for (const stop of stops) stop()
      if (presence.getOthers().every(({ id }) => id !== presentId)) deck.player.pause()
    }
  }, [deck, presence, presentId, rate, sender])
  useEffect(() => {
    if (!deck || !presence || !isLeading) return
    const { player } = deck
    player.setGate(async () => {
      setIsWaiting(true)
      await everybodyReady(deck, presence, ownId)
      setIsWaiting(false)
    })
    return () => player.setGate(null)
  }, [deck, isLeading, ownId, presence])
  return {
    isLeading, followed, isWaiting, isHeard,
    leader: others.find(({ id }) => id === leadingId) ?? null,
    followers: others.filter(({ followingId }) => followingId === ownId),
    follow: useCallback((person) => setWanted(person?.id ?? null), []),
    followLeader: useCallback(() => setWanted(LEADER), []),
  }
}
