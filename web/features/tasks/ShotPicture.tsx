import { Box, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ShotPicture_shot$key } from '../../__generated__/ShotPicture_shot.graphql.ts'

const Picture = chakra('img')

type ShotPictureProps = {
  shotRef: ShotPicture_shot$key
  /** The shot is named beside it: the picture says nothing to those who do not see it. */
  isDecoration?: boolean
}

/** A shot's first frame filling its parent; white paper when nobody has drawn in it. */
export function ShotPicture({ shotRef, isDecoration = false }: ShotPictureProps) {
  const { code, views } = useFragment(
    graphql`
      fragment ShotPicture_shot on Shot {
        code
        views {
          revision
          thumbnailUrl(width: 420)
          image {
            __typename
          }
        }
      }
    `,
    shotRef,
  )
  const view = views[0]
  return (
    <Box width="full" height="full" bg="white" overflow="hidden">
      {view && (view.revision > 0 || view.image) ? (
        <Picture
          src={view.thumbnailUrl} alt={isDecoration ? '' : code} draggable={false} width="full" height="full"
          objectFit="cover" objectPosition="50% 38%" loading="lazy" decoding="async" userSelect="none"
        />
      ) : null}
    </Box>
  )
}
