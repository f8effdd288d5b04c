import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { ProjectLiveContext } from '../live/useLive.ts'
import type { GuestCursor, Person } from './BoardPresence.ts'
import { joinBoard, type JoinedBoard } from './joinBoard.ts'

/** Presence on the open board; null where there is none. */
export const PresenceContext = createContext<JoinedBoard | null>(null)

const NOBODY: readonly Person[] = []
const NOTHING: readonly GuestCursor[] = []
const subscribeToNothing = (): (() => void) => () => undefined

/** Is on a board while the component is there; null until its project is followed, and for nobody. */
export function useJoinedBoard(boardId: string, viewerId: string | null): JoinedBoard | null {
  const environment = useRelayEnvironment()
  const isLive = useContext(ProjectLiveContext) !== null
  const [joined, setJoined] = useState<JoinedBoard | null>(null)
  useEffect(() => {
    if (viewerId === null || !isLive) return
    const opened = joinBoard(environment, boardId)
    // What is joined lives outside of React, from the effect to its end.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setJoined(opened)
    return () => {
      opened.leave()
      setJoined(null)
    }
  }, [boardId, environment, isLive, viewerId])
  return joined
}

/** The others on the board. */
export function useOthers(): readonly Person[] {
  const presence = useContext(PresenceContext)?.presence
  return useSyncExternalStore(presence?.subscribe ?? subscribeToNothing, presence?.getOthers ?? (() => NOBODY))
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
