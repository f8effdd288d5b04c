import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useItemSounds_items$key } from '../../__generated__/useItemSounds_items.graphql.ts'
import { type FrameRate, secondsAt } from '../../lib/frameRates.ts'
import type { HeardSound } from '../../playback/soundDesk.ts'
import { soundKey } from '../preview/useDeck.ts'

/**
 * The soundtracks of items that play a whole board, each heard while its item plays; `parts` are the shots of each
 * item. Where some shots of a board play, its soundtrack would fit none of the cuts.
 */
export function useItemSounds(
  itemsRef: useItemSounds_items$key,
  parts: readonly (readonly { readonly frames: number }[])[],
  rate: FrameRate,
): readonly HeardSound[] {
  const items = useFragment(
    graphql`
      fragment useItemSounds_items on PlaylistItem @relay(plural: true) {
        id
        shotIds
        storyboard {
          soundtrack {
            url
            duration
            offset
            volume
          }
        }
        storyboardVersion {
          frameRate {
            # The lengths are counted with it.
            # eslint-disable-next-line relay/unused-fields
            numerator
            # eslint-disable-next-line relay/unused-fields
            denominator
          }
          soundtrack {
            url
            duration
            offset
            volume
          }
        }
      }
    `,
    itemsRef,
  )
  return useMemo(() => {
    const lengths = parts.map((shots) => shots.reduce((sum, { frames }) => sum + frames, 0))
    const endOf = (index: number) => lengths.slice(0, index + 1).reduce((sum, frames) => sum + frames, 0)
    return items.flatMap(({ id, shotIds, storyboard, storyboardVersion: version }, index): HeardSound[] => {
      const soundtrack = version ? version.soundtrack : storyboard.soundtrack
      if (!soundtrack || shotIds.length > 0) return []
      const { url, duration, offset, volume } = soundtrack
      const from = secondsAt(endOf(index - 1), rate)
      return [{
        key: soundKey(id, url), url, seconds: duration, volume,
        place: from + secondsAt(offset, version?.frameRate ?? rate),
        heard: { from, to: secondsAt(endOf(index), rate) },
      }]
    })
  }, [items, parts, rate])
}
