import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

/** A state with those who follow it. */
export interface Store<State> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => State
  /** The state with which pages are rendered at build time: the application takes them over with it. */
  readonly getRendered: () => State
  readonly set: (state: State) => void
}

/** A state of this page. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Listeners()
  let current = initial
  const set = (state: State): void => {
    if (Object.is(state, current)) return
    current = state
    listeners.tell()
  }
  return { subscribe: listeners.subscribe, get: () => current, getRendered: () => initial, set }
}

/** A state of this browser: `read` makes it of what is stored under the key, or of null; null forgets it. */
export function createStoredStore<State>(
  key: string,
  read: (stored: string | null) => State,
  write: (state: State) => string | null = String,
): Store<State> {
  const listeners = new Listeners()
  let known: { readonly stored: string | null; readonly state: State } | null = null
  const get = (): State => {
    const stored = localStorage.getItem(key)
    if (known?.stored !== stored) known = { stored, state: read(stored) }
    return (known as { state: State }).state
  }
  const set = (state: State): void => {
    const stored = write(state)
    if (stored === localStorage.getItem(key)) return
    if (stored === null) localStorage.removeItem(key)
    else localStorage.setItem(key, stored)
    listeners.tell()
  }
  return { subscribe: listeners.subscribe, get, getRendered: get, set }
}

/** The state for components, also for those of a page that comes as HTML. */
export const useStore = <State>({ subscribe, get, getRendered }: Store<State>): State =>
  useSyncExternalStore(subscribe, get, getRendered)

/** The state for components that may show it a moment later: pen and keys do not wait for them. */
export function useStoreLater<State>({ subscribe, get }: Store<State>): State {
  const [state, setState] = useState(get)
  useEffect(() => {
    const follow = (): void => startTransition(() => setState(() => get()))
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return state
}
