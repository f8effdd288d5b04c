import { useCallback, useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

/** Which entry of a menu the keyboard stands on when it opens. */
export type StartsAt = 'first' | 'last' | null

const STARTS: Readonly<Record<string, StartsAt>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** What `useOpener` gives to a button and to what it opens. */
export interface Opener {
  readonly button: {
    readonly id: string
    readonly 'aria-haspopup': 'menu' | 'dialog'
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
  readonly layer: {
    /** The button while the layer is open, else null. */
    readonly anchor: HTMLElement | null
    readonly startsAt: StartsAt
    readonly onClosed: () => void
  }
}

/** A button that opens a menu or a popover whose code may still be on its way: what was pressed then opens with it. */
export function useOpener(kind: 'menu' | 'dialog'): Opener {
  const [{ anchor, startsAt }, setOpened] = useState<Pick<Opener['layer'], 'anchor' | 'startsAt'>>(CLOSED)
  const id = useId()
  const open = (button: HTMLElement, at: StartsAt) => setOpened({ anchor: button, startsAt: at })
  const close = useCallback(() => setOpened(CLOSED), [])
  return {
    button: {
      id,
      'aria-haspopup': kind,
      onClick({ currentTarget, detail }) {
        // A press by a key counts no clicks.
        if (anchor === null) open(currentTarget, detail === 0 ? 'first' : null)
        else close()
      },
      onKeyDown(event) {
        const at = STARTS[event.key]
        if (kind !== 'menu' || at === undefined) return
        event.preventDefault()
        open(event.currentTarget, at)
      },
    },
    layer: { anchor, startsAt, onClosed: close },
  }
}

const CLOSED = { anchor: null, startsAt: null } as const
