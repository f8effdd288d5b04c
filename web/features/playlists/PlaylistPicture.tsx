import { Box, Center, chakra } from '@chakra-ui/react'
import { ListVideo } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { PlaylistPicture_item$key } from '../../__generated__/PlaylistPicture_item.graphql.ts'

/** The first picture of an item; without one, or without an item, a sign stands in its place. */
export function PlaylistPicture({ itemRef }: { itemRef: PlaylistPicture_item$key | null }) {
  const item = useFragment(
    graphql`
      fragment PlaylistPicture_item on PlaylistItem {
        firstShots: shots(first: 1) {
          nodes {
            views {
              thumbnailUrl(width: 420)
            }
          }
        }
        firstVersionShots: versionShots(first: 1) {
          nodes {
            views {
              pictureUrl(width: 420)
            }
          }
        }
      }
    `,
    itemRef,
  )
  const [view] = item?.firstShots.nodes[0]?.views ?? []
  const [keptView] = item?.firstVersionShots.nodes[0]?.views ?? []
  const url = view?.thumbnailUrl ?? keptView?.pictureUrl
  return (
    <Box
      width="16" aspectRatio="16 / 9" flexShrink="0" borderRadius="l1" borderWidth="1px" overflow="hidden"
      bg={url === undefined ? 'bg.raised' : 'paper'}
    >
      {url === undefined ? (
        <Center height="full" color="fg.muted"><ListVideo size={16} strokeWidth={1.75} aria-hidden /></Center>
      ) : (
        <chakra.img
          src={url} alt="" loading="lazy" decoding="async" draggable={false} width="full" height="full"
          objectFit="cover"
        />
      )}
    </Box>
  )
}
