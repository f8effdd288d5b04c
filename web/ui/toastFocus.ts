import { useRef } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/** The controls of the toasts that are not closing, in their order. */
const STOPS = ':is([tabindex="0"], button):not([data-state=closed], [data-state=closed] *)'

type Toasts = { getVisibleToasts: () => readonly unknown[]; pause: () => void; resume: () => void }

/**
 * The handlers of the region of toasts: toasts stay while one of them has the focus, and the focus goes back to where
 * it came from after a press on a button, Esc, or, if Alt+T brought it, Tab beyond the last control. They replace those
 * of the library, which resumes no timer where nothing had the focus before, and leads back to the first toast then.
 */
export function useToastFocus(toaster: Toasts) {
  const origin = useRef<HTMLElement | null>(null)
  /** Alt+T brought the focus, not the order of the page. */
  const isCalled = useRef(false)
  const isInside = (region: Element, other: EventTarget | null) => other instanceof Node && region.contains(other)

  function leave(region: HTMLElement): void {
    // An action may have moved the focus already.
    if (!isInside(region, document.activeElement)) return
    origin.current?.focus({ preventScroll: true })
    if (!isInside(region, document.activeElement)) return
    // Its place is gone: the focus goes to the content, as with the link that skips the navigation.
    document.querySelector('main')?.focus({ preventScroll: true })
    if (document.activeElement instanceof HTMLElement && isInside(region, document.activeElement)) {
      document.activeElement.blur()
    }
  }

  return {
    onFocusCapture(event: FocusEvent<HTMLElement>): void {
      event.stopPropagation()
      const { currentTarget, relatedTarget, target } = event
      if (isInside(currentTarget, relatedTarget)) return
      isCalled.current = target === currentTarget
      origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      if (toaster.getVisibleToasts().length === 0) leave(currentTarget)
      else toaster.pause()
    },
    onBlurCapture(event: FocusEvent<HTMLElement>): void {
      event.stopPropagation()
      const { currentTarget, relatedTarget } = event
      // Under the pointer they stay until it leaves.
      if (!isInside(currentTarget, relatedTarget) && !currentTarget.matches(':hover')) toaster.resume()
    },
    onMouseLeave({ currentTarget }: MouseEvent<HTMLElement>): void {
      if (!isInside(currentTarget, document.activeElement)) toaster.resume()
    },
    onClick({ currentTarget, target }: MouseEvent<HTMLElement>): void {
      if (target instanceof Element && target.closest('button')) leave(currentTarget)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { currentTarget, key, shiftKey } = event
      const stops = [...currentTarget.querySelectorAll(STOPS)]
      const place = stops.findIndex((stop) => stop === document.activeElement)
      const isAtEnd = stops[place + (shiftKey ? -1 : 1)] === undefined
      if (key !== 'Escape' && !(key === 'Tab' && isAtEnd && isCalled.current)) return
      event.preventDefault()
      leave(currentTarget)
    },
  }
}
