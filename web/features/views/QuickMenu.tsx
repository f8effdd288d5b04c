import { Box, HStack, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, Eraser, History, Lasso, Pipette, Play, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Position } from '../../canvas/placement.ts'
import { handMessages } from '../../messages/hands.ts'
import { QUICK_PLACES, quickNameAt, type QuickActions, type QuickName } from './quickActions.ts'

const words = handMessages.quickMenu

const ICONS: Readonly<Record<QuickName, LucideIcon>> = {
  layerUp: ChevronUp, lastBrush: History, play: Play, layerDown: ChevronDown, eraser: Eraser,
  undo: Undo2, select: Lasso, pick: Pipette,
}
/** Where entries begin, in CSS pixels from the middle, from the top clockwise: none lies over another. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [0, -104], [56, -52], [76, 0], [56, 52], [0, 104], [-56, 52], [-76, 0], [-56, -52],
]
/** What the menu needs around its middle, in CSS pixels. */
const ROOM = { x: 192, y: 132 }

type QuickMenuProps = {
  /** Its middle, in CSS pixels of the window. */
  at: Position
  /** Where a pen points. */
  direction: number | null
  /** A pen that is down marks a direction; else an entry is chosen as in other menus. */
  isMarking: boolean
  actions: QuickActions
  onChosen: (name: QuickName) => void
  onClosed: () => void
}

const within = (value: number, room: number, length: number): number =>
  Math.max(Math.min(room, length / 2), Math.min(length - room, value))

/** Eight directions around a point, and what each of them does. */
export function QuickMenu({ at, direction, isMarking, actions, onChosen, onClosed }: QuickMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const pointed = quickNameAt(direction, actions)
  useEffect(() => {
    if (!isMarking) entriesOf(menu.current)[0]?.focus({ preventScroll: true })
  }, [isMarking])

  function press(event: KeyboardEvent): void {
    const entries = entriesOf(menu.current)
    const index = entries.findIndex((entry) => entry === document.activeElement)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const next = step ? index + step : { Home: 0, End: -1 }[event.key]
    if (next !== undefined) entries.at(next % entries.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClosed()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      {isMarking ? null : <Box position="fixed" inset="0" zIndex="popover" onPointerDown={onClosed} aria-hidden />}
      <Box
        ref={menu} role="menu" aria-label={words.title} position="fixed" zIndex="popover" width="0" height="0"
        pointerEvents={isMarking ? 'none' : 'auto'} onKeyDown={press}
        style={{ left: within(at.x, ROOM.x, window.innerWidth), top: within(at.y, ROOM.y, window.innerHeight) }}
      >
        <Box
          position="absolute" boxSize="10px" inset="-5px" borderRadius="full" bg="accent.solid" boxShadow="float"
          aria-hidden
        />
        {QUICK_PLACES.map((name, place) => (actions[name] ? (
          <Entry key={name} name={name} place={place} isPointed={name === pointed} onChosen={() => onChosen(name)} />
        ) : null))}
      </Box>
    </>
  )
}

const entriesOf = (menu: HTMLElement | null): HTMLElement[] =>
  [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

type EntryProps = { name: QuickName; place: number; isPointed: boolean; onChosen: () => void }

function Entry({ name, place, isPointed, onChosen }: EntryProps) {
  const Icon = ICONS[name]
  const [x, y] = PLACES[place] ?? [0, 0]
  // Entries grow away from the middle.
  const shift = x === 0 ? '-50%' : x > 0 ? '0' : '-100%'
  const chosen = { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' }
  return (
    <chakra.button
      type="button" role="menuitem" tabIndex={-1} onClick={onChosen} position="absolute" borderWidth="1px" px="3"
      height={{ base: '11', md: '9' }} borderRadius="control" boxShadow="float" textStyle="sm" fontWeight="medium"
      whiteSpace="nowrap" cursor="pointer" focusVisibleRing="outside"
      bg="bg.panel" color="fg" borderColor="border.emphasized" _hover={chosen} _focusVisible={chosen}
      {...(isPointed ? chosen : {})} style={{ left: x, top: y, transform: `translate(${shift}, -50%)` }}
    >
      <HStack as="span" gap="2"><Icon size={16} strokeWidth={1.75} aria-hidden /> {words.names[name]}</HStack>
    </chakra.button>
  )
}
