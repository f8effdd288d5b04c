import { chakra } from '@chakra-ui/react'
import { toScreen, type LayerPlace } from '../../canvas/placement.ts'
import { colorOfPerson } from '../../ui/personColor.ts'
import { useGuestCursors } from './usePresence.ts'

/** About the time from one message to the next: the cursor is there when the next one comes. */
const GLIDE = 'transform 90ms linear'
const STILL = { '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }
/** Away from the window's end, so that names stay inside. */
const NAME_ROOM = 110

const Layer = chakra('div')

/** The named cursors of others over a drawing that lies so in its frame. */
export function GuestCursors({ viewId, place }: { viewId: string; place: LayerPlace | null }) {
  const cursors = useGuestCursors(viewId)
  if (cursors.length === 0 || !place) return null
  const { width, height } = place.viewport
  return (
    <Layer position="absolute" inset="0" overflow="hidden" pointerEvents="none" aria-hidden data-cursors>
      {cursors.map(({ id, userId, name, x, y }) => {
        const at = toScreen(place.placement, { x, y })
        const isSeen = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height
        const color = colorOfPerson(userId)
        return (
          <Layer
            key={id} position="absolute" insetStart="0" top="0" transition={GLIDE} css={STILL} data-cursor={id}
            opacity={isSeen ? 1 : 0} transformOrigin="0 0"
            style={{ transform: `translate(${at.x}px, ${at.y}px) var(--upright,)` }}
          >
            <svg width="16" height="18" viewBox="0 0 16 18" style={{ display: 'block' }} aria-hidden>
              <path
                d="M1 1l13 6.6-5.6 1.9L5.3 15z" fill={color} stroke="#101216" strokeWidth="1.2" strokeLinejoin="round"
              />
            </svg>
            <Layer
              position="absolute" top="15px" insetStart={at.x > width - NAME_ROOM ? 'auto' : '10px'}
              insetEnd={at.x > width - NAME_ROOM ? '6px' : 'auto'} px="1.5" borderRadius="control" color="#101216"
              fontSize="11px" fontWeight="semibold" lineHeight="1.125rem" whiteSpace="nowrap" maxWidth="100px" truncate
              style={{ background: color }}
            >
              {name}
            </Layer>
          </Layer>
        )
      })}
    </Layer>
  )
}
