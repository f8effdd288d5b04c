import { Center, Image } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { AssetThumbnail_asset$key } from '../../__generated__/AssetThumbnail_asset.graphql.ts'
import { messages } from '../../messages.ts'
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

/** The picture of an asset, or the quiet icon of its type on paper; fills the place around it. */
export function AssetThumbnail({ assetRef, fit = 'cover', iconSize = 32, label }: AssetThumbnailProps) {
  const asset = useFragment(
    graphql`
      fragment AssetThumbnail_asset on Asset {
        name
        type
        thumbnail {
          url(width: 840)
        }
      }
    `,
    assetRef,
  )
  if (asset.thumbnail) {
    return (
      <Image
        src={asset.thumbnail.url} alt={label ?? messages.assets.thumbnailOf(asset.name)} width="full" height="full"
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
