import { type ComponentProps, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ListVideo } from 'lucide-react'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { messages } from '../../messages.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCommenting } from '../comments/useCommenting.ts'
import type { ListedItem } from '../playlists/usePlaylistItems.ts'
import type { Deck } from '../preview/deck.ts'
import type { Review } from '../preview/useReview.tsx'
import { ItemMarks } from './ItemMarks.tsx'
import { itemAt, type PlacedItem, placeItems } from './itemPlaces.ts'

const ItemRail = lazy(async () => ({ default: (await import('./ItemRail.tsx')).ItemRail }))

const words = messages.playlists
const keys = SHORTCUTS.playlist
/** Below this the items would leave too little of the picture. */
const IS_WIDE = '(min-width: 1024px)'

type ItemRailOptions = {
  deck: Deck | null
  timeline: Timeline
  items: readonly ListedItem[]
  /** The shots of each item. */
  parts: readonly (readonly object[])[]
  /** Somebody goes to an item by the list. */
  onGone: () => void
} & Pick<ComponentProps<typeof ItemRail>, 'playlistId' | 'session' | 'canEdit' | 'canApprove' | 'viewerId' | 'rate'>

/** The items of a playlist beside what is played: a list of them, marks on the ruler, and keys from one to the next. */
export function useItemRail({ deck, timeline, items, parts, onGone, ...review }: ItemRailOptions): Review {
  const [isOpen, setIsOpen] = useState(() => matchMedia(IS_WIDE).matches)
  const button = useRef<HTMLButtonElement>(null)
  const { compose, comment } = useCommenting()
  const places = useMemo(() => placeItems(parts.map(({ length }) => length), timeline), [parts, timeline])

  const goTo = (place: PlacedItem): void => deck?.player.seek(place.start)
  function step(by: 1 | -1): void {
    const played = places.filter(({ shotCount }) => shotCount > 0)
    const index = played.findIndex(({ item }) => item === itemAt(places, deck?.player.getShotIndex() ?? 0))
    const target = played[index + by]
    if (target) goTo(target)
  }
  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }
  return {
    onKey(event) {
      if (isPressed(keys.nextItem, event)) step(1)
      else if (isPressed(keys.previousItem, event)) step(-1)
      else if (review.session?.isOpen && review.canEdit && isPressed(keys.note, event)) {
        setIsOpen(true)
        comment()
      } else return false
      return true
    },
    button: (
      <IconButton
        ref={button} label={words.rail} icon={<ListVideo size={18} strokeWidth={1.75} aria-hidden />}
        aria-pressed={isOpen} color={isOpen ? 'accent.fg' : 'fg.muted'} tooltipPlacement="bottom"
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      />
    ),
    marks: (view) => <ItemMarks places={places} view={view} />,
    overStage: null,
    rail: isOpen && deck ? (
      <Suspense fallback={null}>
        <ItemRail
          player={deck.player} items={items} places={places} compose={compose} {...review} onClosed={close}
          returnFocus={() => button.current}
          onChosen={(index) => {
            const place = places[index]
            if (!place || place.shotCount === 0) return
            onGone()
            goTo(place)
          }}
          onNoteChosen={(frame) => {
            onGone()
            deck.player.pause()
            deck.player.seek(frame)
          }}
        />
      </Suspense>
    ) : null,
  }
}
