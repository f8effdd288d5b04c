import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Position } from '../../canvas/placement.ts'
import type { QuickMark } from '../../canvas/quickMark.ts'
import { later } from '../../ui/later.tsx'
import { quickNameAt, type QuickActions, type QuickName } from './quickActions.ts'

const QuickMenu = later(async () => (await import('./QuickMenu.tsx')).QuickMenu)

/** A hand that knows the directions is done by then: the menu is not shown to it. */
const SHOWN_AFTER_MS = 180

/** The menu that is open: while a pen marks a direction, or until something in it is chosen. */
interface Opened {
  readonly at: Position
  readonly direction: number | null
  readonly isMarking: boolean
  readonly isShown: boolean
}

type QuickMenuOptions = {
  /** What has the focus when it is not in the menu. */
  home: RefObject<HTMLElement | null>
  actions: QuickActions
  isOn: boolean
}

/** The quick menu of the preview: under a pen that asks for it, or in the middle of the frame. */
export function useQuickMenu({ home, actions, isOn }: QuickMenuOptions): {
  readonly mark: (mark: QuickMark) => boolean
  readonly open: () => void
  readonly menu: ReactNode
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const returnFocus = useRef<HTMLElement | null>(null)
  const isWaiting = opened?.isMarking === true && !opened.isShown
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setOpened((now) => now && { ...now, isShown: true }), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const remember = (): void => {
    const focused = document.activeElement
    returnFocus.current = focused instanceof HTMLElement && home.current?.contains(focused) ? focused : home.current
  }
  const close = (): void => {
    setOpened(null)
    returnFocus.current?.focus({ preventScroll: true })
  }
  const choose = (name: QuickName | null): void => {
    close()
    if (name) actions[name]?.()
  }

  return {
    mark({ phase, at, direction }) {
      if (!isOn) return false
      if (phase === 'begun') {
        remember()
        setOpened({ at, direction, isMarking: true, isShown: false })
      } else if (phase === 'moved') setOpened((now) => now && { ...now, direction })
      else if (phase === 'cancelled') setOpened(null)
      else if (direction === null) setOpened({ at, direction: null, isMarking: false, isShown: true })
      else choose(quickNameAt(direction, actions))
      return true
    },
    open() {
      const frame = home.current?.querySelector('[role=application]')?.getBoundingClientRect()
      if (!isOn || !frame) return
      remember()
      const at = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
      setOpened({ at, direction: null, isMarking: false, isShown: true })
    },
    menu: opened?.isShown ? (
      <QuickMenu
        at={opened.at} direction={opened.direction} isMarking={opened.isMarking} actions={actions} onChosen={choose}
        onClosed={close}
      />
    ) : null,
  }
}
