import { useCallback } from 'react'
import { useRevalidator, type ShouldRevalidateFunction } from 'react-router-dom'
import { createStore } from '../lib/store.ts'

/** Reloads under way. */
const running = createStore(0)

/**
 * Runs every loader of the page again. React Router merges a reload with a navigation of the same tick, such as the one
 * that closes a dialog the address had opened; the rules below then load everything.
 */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { revalidate, state } = useRevalidator()
  const reload = useCallback(async () => {
    running.set(running.get() + 1)
    await revalidate().finally(() => running.set(running.get() - 1))
  }, [revalidate])
  return { reload, isReloading: state === 'loading' }
}

/** A rule for loaders: their data stays in a navigation that changes nothing for them. */
const keepsData = (isUnchanged: (current: URL, next: URL) => boolean): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    if (running.get() > 0) return true
    return isUnchanged(currentUrl, nextUrl) ? false : defaultShouldRevalidate
  }

/** Who is signed in, and what their frame shows, stays the same from one page to the next. */
export const unlessOnlyPageChanged = keepsData((current, next) => current.href !== next.href)

/** The search of the address opens a tab or a dialog; the data stays the same. */
export const unlessOnlySearchChanged = keepsData(
  (current, next) => current.pathname === next.pathname && current.search !== next.search,
)

/** The given search parameters open something over a list and change nothing in it; all others do. */
export const unlessOnlyChanged = (...parameters: readonly string[]): ShouldRevalidateFunction =>
  keepsData((current, next) => {
    const [before, after] = [current, next].map((url) => {
      const search = new URLSearchParams(url.search)
      for (const parameter of parameters) search.delete(parameter)
      return `${url.pathname}?${search.toString()}`
    })
    return before === after && current.search !== next.search
  })
