import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isTypingTarget } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useLatest } from '../../lib/useLatest.ts'
import type { BoardActions } from './boardActions.ts'
import type { BoardLayout } from './boardLayout.ts'
import { cardByKey } from './boardOrder.ts'
import { findCard } from './findCard.ts'
import { unloadedIndex } from './plannedShots.ts'
import { scrollToBox } from './scrollToBox.ts'

type CardKeys = {
  boardRef: RefObject<HTMLElement | null>
  layoutRef: RefObject<BoardLayout | null>
  /** The shots whose cards are shown, in their order, loaded or not. */
  shownIds: readonly string[]
  canEdit: boolean
  /** A card is carried by keys, which are its own then. */
  isCarrying: boolean
  /** Without `openComments`, nothing is said here. */
  actions: Pick<BoardActions, 'openPreview' | 'openTask' | 'select'> & Partial<Pick<BoardActions, 'openComments'>>
  /** Keeps the card of a shot on the page. */
  onReached: (shotId: string) => void
  onInsert: (afterId: string) => void
  onPlay: (shotId: string) => void
}

/** The frame drawn in has arrows, Enter and Space of its own; view tabs and fields too. */
const OWN_KEYS = '[role=application], [role=tab], [role=menu], [role=dialog], [role=slider]'
const { board } = SHORTCUTS
const LEADING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const

/** Presses a control of a card, as a click on it does. */
const press = (card: HTMLElement, control: string): void => card.querySelector<HTMLElement>(control)?.click()

/** The keys of the card that has the focus: arrows, Home and End lead to others, letters do what its controls do. */
export function useCardKeys(keys: CardKeys): void {
  const latest = useLatest(keys)
  useEffect(() => {
    const element = keys.boardRef.current
    if (!element) return undefined

    function lead(card: HTMLElement, shotId: string, from: Element, event: KeyboardEvent): void {
      const { layoutRef, boardRef, shownIds, onReached } = latest.current
      const key = LEADING.find((each) => each === event.key)
      const layout = layoutRef.current
      if (key === undefined || !layout || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const next = cardByKey(shownIds.filter((id) => unloadedIndex(id) === null), layout, shotId, key)
      event.preventDefault()
      const box = next === null ? undefined : layout.cards.get(next)
      if (next === null || !box || !boardRef.current) return
      const isHandle = from.closest('[data-handle]') !== null
      onReached(next)
      scrollToBox(boardRef.current, box)
      // A card that was far away is on the page with the next frame.
      requestAnimationFrame(() => {
        const reached = findCard(next) ?? card
        const wanted = reached.querySelector<HTMLElement>(isHandle ? '[data-handle]' : '[data-draw]')
        const target = wanted ?? reached.querySelector<HTMLElement>('[data-handle], [data-open-preview]')
        target?.focus({ preventScroll: true })
      })
    }

    function onKeyDown(event: KeyboardEvent): void {
      const { canEdit, isCarrying, actions, onInsert, onPlay } = latest.current
      const { target } = event
      if (event.defaultPrevented || event.isComposing || isCarrying || isTypingTarget(target)) return
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
      const shotId = card?.dataset['shot']
      if (!(target instanceof HTMLElement) || !card || shotId === undefined) return
      if (document.querySelector('[data-preview]')) return
      const letters: readonly (readonly [chords: readonly string[], isAllowed: boolean, act: () => void])[] = [
        [board.insert, canEdit, () => onInsert(shotId)],
        [board.open, true, () => actions.openPreview(shotId)],
        [board.status, canEdit, () => press(card, '[data-status]')],
        [board.duration, canEdit, () => press(card, '[data-duration]')],
        [board.play, true, () => onPlay(shotId)],
        [board.task, canEdit, () => actions.openTask(shotId, target)],
        [
          board.comment, actions.openComments !== undefined,
          () => actions.openComments?.(shotId, { isWriting: true }),
        ],
        [board.select, canEdit && target.matches('[data-draw]'), () => actions.select(shotId, 'toggle')],
      ]
      const found = letters.find(([chords, isAllowed]) => isAllowed && isPressed(chords, event))
      if (found) {
        event.preventDefault()
        if (!event.repeat) found[2]()
      } else if (!target.closest(OWN_KEYS)) lead(card, shotId, target, event)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [keys.boardRef, latest])
}
