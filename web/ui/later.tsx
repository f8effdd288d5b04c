import { useEffect, type ComponentType } from 'react'
import { createStore, useStore } from '../lib/store.ts'

const LOOK_EVERY_MS = 100
/** A page that is never at rest waits no longer for the rest of its code. */
const LONGEST_WAIT_MS = 10_000
const TRY_AGAIN_MS = 2_000
/** The first sign of use, on which nothing waits any more. */
const HINTS = ['pointerdown', 'touchstart', 'keydown'] as const

type Bring = () => Promise<unknown>

const waiting = createStore<readonly Bring[]>([])

/** What stands in the place of something that is on its way. */
const PLACEHOLDERS = 'main[aria-busy=true], .chakra-skeleton'

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Everything the window shows is there: no placeholder, and no picture that is still on its way. */
function isAtRest(): boolean {
  const unfinished = [...document.images].filter(({ complete }) => !complete)
  return ![...document.querySelectorAll(PLACEHOLDERS), ...unfinished].some(isInWindow)
}

/** Fulfilled after the page's first picture, or with the first sign of use. */
function untilAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + LONGEST_WAIT_MS
    const listening = new AbortController()
    function finish(): void {
      listening.abort()
      clearTimeout(timer)
      resolve()
    }
    function look(): void {
      if (performance.now() < end && !isAtRest()) timer = setTimeout(look, LOOK_EVERY_MS)
      else finish()
    }
    let timer = setTimeout(look, LOOK_EVERY_MS)
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const hint of HINTS) document.addEventListener(hint, finish, options)
  })
}

/** Brings code when the page has come to rest. What fails is tried again when it is wanted. */
function bringAtRest(bring: Bring): void {
  if (typeof document === 'undefined') return
  const before = waiting.get()
  waiting.set([...before, bring])
  if (before.length > 0) return
  void untilAtRest().then(() => {
    const all = waiting.get()
    waiting.set([])
    return Promise.allSettled(all.map((each) => each()))
  })
}

/** Dialogs are rendered while they are closed, too, and menus while they belong to nothing. */
const isShown = (props: { isOpen?: unknown; anchor?: unknown }) => props.isOpen !== false && props.anchor !== null

/**
 * A component whose code comes after the page's first picture, or at once when it is wanted: by default when it is
 * rendered and neither its `isOpen` is false nor its `anchor` null. Until then nothing stands in its place.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean = isShown,
): ComponentType<Props> {
  const loaded = createStore<ComponentType<Props> | null>(null)
  const bring: Bring = async () => loaded.set(loaded.get() ?? (await load()))
  bringAtRest(bring)
  return function Later(props: Props) {
    const Component = useStore(loaded)
    const isAwaited = Component === null && isWanted(props)
    useEffect(() => {
      if (!isAwaited) return
      const listening = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const tryIt = (): void => void bring().catch(() => {
        if (!listening.signal.aborted) timer = setTimeout(tryIt, TRY_AGAIN_MS)
      })
      tryIt()
      return () => {
        listening.abort()
        clearTimeout(timer)
      }
    }, [isAwaited])
    return Component ? <Component {...props} /> : null
  }
}
