import {
  type ComponentProps, lazy, type ReactNode, Suspense, useMemo, useRef, useState, useSyncExternalStore,
} from 'react'
import { ListVideo } from 'lucide-react'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCommenting } from '../comments/useCommenting.ts'
import type { ListedItem } from '../playlists/usePlaylistItems.ts'
import { useSentMarks } from '../presence/useSentMarks.ts'
import type { Deck } from '../preview/deck.ts'
import type { Review } from '../preview/useReview.tsx'
import { pictureAt, WetMarks } from '../preview/WetMarks.tsx'
import { partsOf } from '../together/playedPlace.ts'
import { useMarking } from '../views/useMarking.tsx'
import { ItemMarks } from './ItemMarks.tsx'
import { itemAt, type PlacedItem, placeItems } from './itemPlaces.ts'

const ItemRail = lazy(async () => ({ default: (await import('./ItemRail.tsx')).ItemRail }))

const words = playlistMessages
const keys = SHORTCUTS.playlist
/** Below this the items would leave too little of the picture. */
const IS_WIDE = '(min-width: 1024px)'

type ItemRailOptions = {
  deck: Deck | null
  timeline: Timeline
  items: readonly ListedItem[]
  /** The shots of each item. */
  parts: readonly (readonly object[])[]
  /** Whether this page leads the review: the others see what is marked, as it is drawn. */
  isLeading: boolean
  /** Somebody goes to an item by the list. */
  onGone: () => void
} & Pick<ComponentProps<typeof ItemRail>, 'playlistId' | 'session' | 'canEdit' | 'canApprove' | 'viewerId' | 'rate'>

/** The items of a playlist beside what is played: a list of them, marks on the ruler, and keys from one to the next. */
export function useItemRail(options: ItemRailOptions): Review {
  const { deck, timeline, items, parts, isLeading, onGone, ...review } = options
  const [isOpen, setIsOpen] = useState(() => matchMedia(IS_WIDE).matches)
  const button = useRef<HTMLButtonElement>(null)
  const { compose, comment } = useCommenting()
  const places = useMemo(() => placeItems(parts.map(({ length }) => length), timeline), [parts, timeline])

  /** The picture that is marked, as the timeline has it. */
  const [markedId, setMarkedId] = useState<string>()
  const marking = useMarking(markHere, useSentMarks(isLeading))
  const isReviewed = review.session?.isOpen === true && review.canEdit
  const canMark = isReviewed && isLeading
  // What a version shows is another picture than that of the view.
  const isOfToday = items.some(({ id, versionRef }) => versionRef === null && markedId?.startsWith(`${id}.`))

  /** Stops at the picture that is shown. */
  function markHere(): string | null {
    const pictureId = deck ? pictureAt(deck, timeline) : undefined
    if (!deck || !canMark || pictureId === undefined) return null
    deck.player.pause()
    setIsOpen(true)
    setMarkedId(pictureId)
    return partsOf(pictureId).id
  }

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
      else if (marking.isMarking && isPressed(keys.undo, event)) marking.undo()
      else if (marking.isMarking && event.key === 'Escape') marking.stop()
      else if (canMark && isPressed(keys.region, event)) marking.choose('region')
      else if (canMark && isPressed(keys.draw, event)) marking.choose('pen')
      else if (isReviewed && isPressed(keys.note, event)) {
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
    overStage: deck ? (
      <>
        <WetMarks deck={deck} timeline={timeline} />
        <OnPicture deck={deck} timeline={timeline} pictureId={markedId}>{canMark ? marking.over : null}</OnPicture>
      </>
    ) : null,
    rail: isOpen && deck ? marking.bar ?? (
      <Suspense fallback={null}>
        <ItemRail
          player={deck.player} items={items} places={places} compose={compose} {...review} onClosed={close}
          markTools={canMark ? marking.tools : null}
          marks={canMark && isOfToday ? { pictureId: markedId, sent: marking.sent, discard: marking.discard } : null}
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

type OnPictureProps = { deck: Deck; timeline: Timeline; pictureId: string | undefined; children: ReactNode }

/** What lies over one picture alone, wherever the player goes. */
function OnPicture({ deck, timeline, pictureId, children }: OnPictureProps) {
  const isShown = useSyncExternalStore(
    deck.player.subscribe, () => pictureId !== undefined && pictureAt(deck, timeline) === pictureId,
  )
  return isShown ? children : null
}
