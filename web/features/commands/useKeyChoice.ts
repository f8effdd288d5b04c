import { useEffect, useEffectEvent, useState } from 'react'
import { keysText } from '../../lib/keyHints.ts'
import { changedKeys, type Chord } from '../../lib/shortcuts.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'
import { defaultKeys, giveKeys, isFixed, neededBy, pressedChord, takenBy } from './keyRules.ts'
import { shortcutTitle } from './shortcutTitle.ts'
import { useShortcutChange } from './useShortcutChange.ts'

const words = shortcutSheetMessages

/** How the keys of shortcuts are chosen. */
export interface KeyChoice {
  /** The shortcut whose keys are chosen; null for none. */
  readonly name: string | null
  /** What is said of it. */
  readonly said: string
  /** What was changed last; for who cannot see it. */
  readonly done: string
  readonly isRefused: boolean
  /** Takes the keys that were pressed from the shortcuts that have them; null where none has. */
  readonly takeOver: (() => void) | null
  readonly canChange: (name: string) => boolean
  readonly isChanged: (name: string) => boolean
  readonly listen: (name: string) => void
  readonly cancel: () => void
  readonly setBack: (name: string) => void
  /** Sets all back; null where nothing was changed. */
  readonly setAllBack: (() => void) | null
}

interface Choice {
  readonly name: string
  readonly said: string
  readonly isRefused?: boolean
  readonly takeOver?: () => void
}

/** Listens to keys for a shortcut, refuses those that others need, and asks before it takes them from a shortcut. */
export function useKeyChoice(): KeyChoice {
  useSetting('shortcuts')
  const changed = changedKeys()
  const change = useShortcutChange()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [done, setDone] = useState('')
  const cancel = (): void => setChoice(null)
  const refuse = (name: string, said: string): void => setChoice({ name, said, isRefused: true })

  /** Gives keys to a shortcut, null for its own, unless others have them: then it asks. */
  function give(name: string, keys: readonly Chord[] | null): void {
    const taken = (keys ?? defaultKeys(name)).flatMap((chord) => takenBy(name, chord).map((other) => [chord, other]))
    const [[chord = ''] = []] = taken
    const others = [...new Set(taken.map(([, other = '']) => other))]
    const fixed = others.find(isFixed)
    const act = (): void => {
      change(giveKeys(name, keys, others))
      setDone(words.changed(shortcutTitle(name), (keys ?? defaultKeys(name)).map(keysText).join(', ')))
      cancel()
    }
    if (fixed !== undefined) refuse(name, words.refused.fixed(keysText(chord), shortcutTitle(fixed)))
    else if (others.length === 0) act()
    else {
      const said = words.taken(keysText(chord), others.map(shortcutTitle).join(', '))
      setChoice({ name, said, takeOver: act })
    }
  }

  const press = useEffectEvent((event: KeyboardEvent, name: string) => {
    if (event.repeat) return
    const chord = pressedChord(event)
    if (chord === 'Escape') cancel()
    else if (chord !== null) {
      const needs = defaultKeys(name).includes(chord) ? null : neededBy(chord)
      if (needs) refuse(name, words.refused[needs](keysText(chord)))
      else give(name, [chord])
    }
  })
  const listening = choice && !choice.takeOver ? choice.name : null
  useEffect(() => {
    if (listening === null) return undefined
    const ending = new AbortController()
    const take = (event: KeyboardEvent): void => {
      // Tab goes on through the sheet.
      if (event.key === 'Tab') return
      event.preventDefault()
      event.stopImmediatePropagation()
      press(event, listening)
    }
    window.addEventListener('keydown', take, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [listening])

  return {
    name: choice?.name ?? null,
    said: choice?.said ?? '',
    done,
    isRefused: choice?.isRefused === true,
    takeOver: choice?.takeOver ?? null,
    canChange: (name) => !isFixed(name),
    isChanged: (name) => changed[name] !== undefined,
    listen: (name) => setChoice({ name, said: words.listening }),
    cancel,
    setBack: (name) => give(name, null),
    setAllBack: Object.keys(changed).length === 0
      ? null
      : () => {
          change(Object.keys(changed).map((name) => ({ name, keys: null })))
          setDone(words.allSetBack)
          cancel()
        },
  }
}
