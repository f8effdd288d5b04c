import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ItemShotsLoader_item$data, ItemShotsLoader_item$key } from
  '../../__generated__/ItemShotsLoader_item.graphql.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { type ItemShots, useLiveItemShots, useVersionItemShots } from './useItemShots.ts'

type ItemShotsLoaderProps = {
  itemRef: ItemShotsLoader_item$key
  /** The frame rate at which it is played. */
  rate: FrameRate
  onLoaded: (itemId: string, loaded: ItemShots) => void
}

/** Reads the shots of an item, and hands them on with every change; shows nothing. */
export function ItemShotsLoader({ itemRef, rate, onLoaded }: ItemShotsLoaderProps) {
  const item = useFragment(
    graphql`
      fragment ItemShotsLoader_item on PlaylistItem {
        id
        storyboardVersion {
          id
        }
        ...useItemShots_live
        ...useItemShots_version
      }
    `,
    itemRef,
  )
  const Loader = item.storyboardVersion ? VersionLoader : LiveLoader
  return <Loader item={item} rate={rate} onLoaded={onLoaded} />
}

type LoaderProps = { item: ItemShotsLoader_item$data } & Pick<ItemShotsLoaderProps, 'rate' | 'onLoaded'>

function LiveLoader({ item, onLoaded }: LoaderProps) {
  const loaded = useLiveItemShots(item)
  useEffect(() => onLoaded(item.id, loaded), [item.id, loaded, onLoaded])
  return null
}

function VersionLoader({ item, rate, onLoaded }: LoaderProps) {
  const loaded = useVersionItemShots(item, rate)
  useEffect(() => onLoaded(item.id, loaded), [item.id, loaded, onLoaded])
  return null
}
