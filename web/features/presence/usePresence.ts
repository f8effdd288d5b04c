import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { ProjectLiveContext } from '../live/useLive.ts'
import type { BoardPresence, GuestCursor, Person } from './BoardPresence.ts'
import { joinPlace, type Joined } from './joinPlace.ts'

/** Presence on the open board or playlist; null where there is none. */
export const PresenceContext = createContext<Joined | null>(null)

const NOBODY: readonly Person[] = []
const NOTHING: readonly GuestCursor[] = []
const subscribeToNothing = (): (() => void) => () => undefined

/** Is on a board or a playlist while the component is there; null until its project is followed, and for nobody. */
export function useJoined(
  kind: 'storyboardId' | 'playlistId',
  id: string,
  viewerId: string | null,
): Joined | null {
  const environment = useRelayEnvironment()
  const isLive = useContext(ProjectLiveContext) !== null
  const [joined, setJoined] = useState<Joined | null>(null)
  useEffect(() => {
    if (viewerId === null || !isLive) return
    const opened = joinPlace(environment, kind === 'storyboardId' ? { storyboardId: id } : { playlistId: id })
    // What is joined lives outside of React, from the effect to its end.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setJoined(opened)
    return () => {
      opened.leave()
      setJoined(null)
    }
  }, [environment, id, isLive, kind, viewerId])
  return joined
}

/** The others who are here. */
export function useOthers(): readonly Person[] {
  const presence = useContext(PresenceContext)?.presence
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, presence?.getOthers ?? (() => NOBODY))
}

/** Reads the others: the same array while nobody comes, goes or follows another. */
function readCompany(presence: BoardPresence | undefined): () => readonly Person[] {
  let key = ''
  let company = NOBODY
  return () => {
    const others = presence?.getOthers() ?? NOBODY
    const now = others.map(({ id, followingId }) => `${id} ${followingId}`).join()
    if (now !== key) [key, company] = [now, others]
    return company
  }
}

/** The others who are here, for what does not show where they are. */
export function useCompany(): readonly Person[] {
  const presence = useContext(PresenceContext)?.presence
  const read = useMemo(() => readCompany(presence), [presence])
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, read)
}

/** Whether it is known who else is here. */
export function useIsHeard(): boolean {
  const presence = useContext(PresenceContext)?.presence
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, presence?.isHeard ?? (() => false))
}

/** Whether somebody else is in a view. */
export function useIsVisited(viewId: string): boolean {
  const presence = useContext(PresenceContext)?.presence
  const get = useCallback(
    () => presence?.getOthers().some((person) => person.viewId === viewId) === true,
    [presence, viewId],
  )
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, get)
}

/** Where others point at in a view. */
export function useGuestCursors(viewId: string): readonly GuestCursor[] {
  const presence = useContext(PresenceContext)?.presence
  const get = useCallback(() => presence?.getCursors(viewId) ?? NOTHING, [presence, viewId])
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, get)
}

/** The others who are on a shot, one entry a person; the same array while nothing of it changes. */
export function usePeopleOnShot(shotId: string): readonly Person[] {
  const others = useOthers()
  const key = others.filter((person) => person.shotId === shotId).map(({ id, mode }) => `${id} ${mode}`).join(',')
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => onePerUser(others.filter((person) => person.shotId === shotId)), [key, shotId])
}

/** One entry a person, whatever the number of their tabs: the tab in which they draw, else the first. */
export function onePerUser(people: readonly Person[]): readonly Person[] {
  const byUser = new Map<string, Person>()
  for (const person of people) {
    const before = byUser.get(person.userId)
    if (!before || (before.mode !== 'DRAWING' && person.mode === 'DRAWING')) byUser.set(person.userId, person)
  }
  return [...byUser.values()]
}
