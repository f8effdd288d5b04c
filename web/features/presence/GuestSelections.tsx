import { chakra } from '@chakra-ui/react'
import { toScreen, type LayerPlace } from '../../canvas/placement.ts'
import { colorOfPerson } from '../../ui/personColor.ts'
import { useOthers } from './usePresence.ts'

const Layer = chakra('div')

/** The boxes around what others have selected in a drawing that lies so in its frame, with their names. */
export function GuestSelections({ viewId, place }: { viewId: string; place: LayerPlace | null }) {
  const others = useOthers().filter((person) => person.viewId === viewId && person.selection)
  if (others.length === 0 || !place) return null
  return (
    <Layer position="absolute" inset="0" overflow="hidden" pointerEvents="none" aria-hidden data-selections>
      {others.map(({ id, userId, name, selection }) => {
        if (!selection) return null
        const from = toScreen(place.placement, { x: selection.left, y: selection.top })
        const to = toScreen(place.placement, { x: selection.right, y: selection.bottom })
        const color = colorOfPerson(userId)
        return (
          <Layer
            key={id} position="absolute" borderWidth="2px" borderStyle="dashed" data-selection={id}
            boxShadow="0 0 0 1px rgba(16, 18, 22, 0.35), inset 0 0 0 1px rgba(16, 18, 22, 0.35)"
            style={{
              left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y, borderColor: color,
            }}
          >
            <Layer
              position="absolute" insetStart="0" top="0" px="1.5" color="#101216" fontSize="11px" fontWeight="semibold"
              lineHeight="1.125rem" whiteSpace="nowrap" maxWidth="100px" truncate transformOrigin="0 0"
              style={{ background: color, transform: 'var(--upright,)' }}
            >
              {name}
            </Layer>
          </Layer>
        )
      })}
    </Layer>
  )
}
