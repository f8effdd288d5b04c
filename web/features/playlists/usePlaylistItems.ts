import { graphql, useFragment } from 'react-relay'
import type { usePlaylistItems_items$data, usePlaylistItems_items$key } from
  '../../__generated__/usePlaylistItems_items.graphql.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { playlistMessages } from '../../messages/playlists.ts'

const words = playlistMessages

type Item = usePlaylistItems_items$data[number]

/** What an item is called: its board, its one shot, or the number of its shots; and what else says what it is. */
function textOf({ shotIds, shotCount, storyboard, storyboardVersion, ...item }: Item) {
  const version = storyboardVersion ? words.asVersion(storyboardVersion.number, storyboardVersion.name) : null
  if (shotIds.length === 0) return { title: storyboard.name, facts: [version, words.shots(shotCount)] }
  const first = item.firstShots.nodes[0] ?? item.firstVersionShots.nodes[0]
  const one = first && [first.code, ownNameOf(first.name)].filter((part) => part !== null).join(' ')
  const title = shotCount === 0 ? words.shotsGone : shotCount === 1 && one ? one : words.shots(shotCount)
  return { title, facts: [storyboard.name, version] }
}

/** The items of a playlist in their order, with what they are called. */
export function usePlaylistItems(itemsRef: usePlaylistItems_items$key) {
  const items = useFragment(
    graphql`
      fragment usePlaylistItems_items on PlaylistItem @relay(plural: true) {
        id
        shotIds
        shotCount
        duration
        storyboard {
          id
          name
        }
        storyboardVersion {
          id
          number
          name
          ...DecideDialog_version
        }
        firstShots: shots(first: 1) {
          nodes {
            id
            code
            name
          }
        }
        firstVersionShots: versionShots(first: 1) {
          nodes {
            code
            name
          }
        }
        ...PlaylistPicture_item
      }
    `,
    itemsRef,
  )
  return items.map((item) => ({
    ...textOf(item),
    id: item.id,
    shotIds: item.shotIds,
    shotCount: item.shotCount,
    duration: item.duration,
    boardId: item.storyboard.id,
    versionId: item.storyboardVersion?.id ?? null,
    versionRef: item.storyboardVersion ?? null,
    firstShotId: item.firstShots.nodes[0]?.id,
    pictureRef: item,
  }))
}

/** An item as lists show it. */
export type ListedItem = ReturnType<typeof usePlaylistItems>[number]
