import { Center, Image } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { AssetThumbnail_asset$key } from '../../__generated__/AssetThumbnail_asset.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'

type AssetThumbnailProps = {
  assetRef: AssetThumbnail_asset$key
  /** Fills its place, cutting the edges off, or shows the whole picture. */
  fit?: 'cover' | 'contain'
  /** Size of the icon where there is no picture, px. */
  iconSize?: number
  /** Empty where the name stands beside it. */
  label?: string
}

/**
 * The picture of an asset, else the frame of the first shot it is cast in, else the quiet icon of its type on paper;
 * fills the place around it.
 */
export function AssetThumbnail({ assetRef, fit = 'cover', iconSize = 32, label }: AssetThumbnailProps) {
  const asset = useFragment(
    graphql`
      fragment AssetThumbnail_asset on Asset {
        name
        type
        thumbnail {
          url(width: 840)
        }
        casting(first: 1) {
          nodes {
            shot {
              views {
                revision
                thumbnailUrl(width: 840)
                image {
                  __typename
                }
              }
            }
          }
        }
      }
    `,
    assetRef,
  )
  const frame = asset.casting.nodes[0]?.shot.views[0]
  const isDrawn = frame !== undefined && (frame.revision > 0 || frame.image != null)
  const picture = asset.thumbnail?.url ?? (isDrawn ? frame.thumbnailUrl : null)
  if (picture !== null) {
    return (
      <Image
        src={picture} alt={label ?? assetMessages.thumbnailOf(asset.name)} width="full" height="full"
        objectFit={fit} bg="paper" loading="lazy" decoding="async" draggable={false}
      />
    )
  }
  return (
    <Center width="full" height="full" bg="bg.muted" color="fg.muted" aria-hidden>
      <TypeIcon type={asset.type} size={iconSize} strokeWidth={1.25} />
    </Center>
  )
}
