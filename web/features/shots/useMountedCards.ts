import { startTransition, useEffect, useState } from 'react'

/** Cards that appear when the board opens, and in one frame while it is scrolled: with more it would stutter. */
const FIRST_CARDS = 12
const CARDS_PER_FRAME = 2

/** The cards that are there, after one frame more: those that are wanted and were there, and a few of the missing. */
function afterOneFrame(current: ReadonlySet<string>, wanted: readonly string[]): ReadonlySet<string> {
  const missing = wanted.filter((id) => !current.has(id)).slice(0, CARDS_PER_FRAME)
  return new Set([...wanted.filter((id) => current.has(id)), ...missing])
}

/** Lets the wanted cards appear a few a frame, the first of the list first; those no longer wanted go at once. */
export function useMountedCards(wanted: readonly string[]): ReadonlySet<string> {
  const [mounted, setMounted] = useState<ReadonlySet<string>>(new Set())
  const isFirst = mounted.size === 0
  const shown = isFirst ? new Set(wanted.slice(0, FIRST_CARDS)) : mounted
  const isSettled = shown.size === wanted.length && wanted.every((id) => shown.has(id))
  useEffect(() => {
    if (isSettled) return
    const frame = requestAnimationFrame(() => {
      // In slices, between which the page answers the wheel.
      startTransition(() => {
        setMounted((current) => afterOneFrame(isFirst ? new Set(wanted.slice(0, FIRST_CARDS)) : current, wanted))
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isFirst, isSettled, mounted, wanted])
  return shown
}
