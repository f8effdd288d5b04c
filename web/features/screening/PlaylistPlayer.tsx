import { useCallback, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { PlaylistPlayer_playlist$key } from '../../__generated__/PlaylistPlayer_playlist.graphql.ts'
import type { PlaylistPlayerLiveQuery } from '../../__generated__/PlaylistPlayerLiveQuery.graphql.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { playlistPath } from '../../lib/playlistPath.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { PresenceAvatars } from '../presence/PresenceAvatars.tsx'
import { usePlaylistItems } from '../playlists/usePlaylistItems.ts'
import { useReviewSession } from '../playlists/useReviewSession.ts'
import { Playing } from '../preview/Playing.tsx'
import { usePreviewSettings } from '../preview/previewSettings.ts'
import { useDeck } from '../preview/useDeck.ts'
import { useLiveShots } from '../preview/useLivePreview.ts'
import { ItemShotsLoader } from './ItemShotsLoader.tsx'
import { TogetherBar } from '../together/TogetherBar.tsx'
import { useItemRail } from './useItemRail.tsx'
import type { ItemShots } from './useItemShots.ts'
import { useItemSounds } from './useItemSounds.ts'
import { useTogether } from '../together/useTogether.ts'

const words = playlistMessages
/** Notes and marks leave the player where it is. */
const REVIEW_KEYS = [SHORTCUTS.playlist.note, SHORTCUTS.playlist.draw, SHORTCUTS.playlist.region]
const NOTHING = (): void => undefined
const NO_SHOTS: readonly ItemShots['shots'][number][] = []

const liveQuery = graphql`
  query PlaylistPlayerLiveQuery($playlistId: ID!) {
    playlist: node(id: $playlistId) {
      ... on Playlist {
        id
        ...PlaylistPlayer_playlist @alias(as: "played")
      }
    }
  }
`

type PlaylistPlayerProps = {
  playlistRef: PlaylistPlayer_playlist$key
  project: { readonly id: string; readonly name: string }
  rate: FrameRate
  /** May review it. */
  canEdit: boolean
  canApprove: boolean
  /** Who watches; null when nobody is signed in. */
  viewer: { readonly id: string; readonly name: string } | null
}

/** A playlist that is played: the shots of its items one after another, with the items beside them. */
export function PlaylistPlayer({ playlistRef, project, rate, canEdit, canApprove, viewer }: PlaylistPlayerProps) {
  const playlist = useFragment(
    graphql`
      fragment PlaylistPlayer_playlist on Playlist {
        id
        name
        reviewSessions(first: 1) {
          nodes {
            ...useReviewSession_session
          }
        }
        items(first: 200) {
          nodes {
            id
            ...usePlaylistItems_items
            ...ItemShotsLoader_item
            ...useItemSounds_items
          }
        }
      }
    `,
    playlistRef,
  )
  const { id: playlistId, name, items: { nodes }, reviewSessions } = playlist
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ItemShots['shots']>>(new Map())
  // A board that is read again begins with its first shots: those known play on until all are there.
  const take = useCallback((itemId: string, { shots, isComplete }: ItemShots) => {
    setLoaded((known) => (isComplete || !known.has(itemId) ? new Map([...known, [itemId, shots]]) : known))
  }, [])
  const parts = useMemo(() => nodes.map(({ id }) => loaded.get(id) ?? NO_SHOTS), [loaded, nodes])
  const shots = useMemo(() => parts.flat(), [parts])
  useLiveQuery<PlaylistPlayerLiveQuery>({
    query: liveQuery, variables: () => ({ playlistId }),
    isTouched: ({ arePlaylistsChanged, areBoardsChanged, isSweeping }) =>
      arePlaylistsChanged || areBoardsChanged || isSweeping,
  })
  useLiveShots(useRef(new Set<string>()))
  const [settings] = usePreviewSettings()
  const [stageWidth, setStageWidth] = useState(0)
  const otherSounds = useItemSounds(nodes, parts, rate)
  const { deck, timeline } = useDeck({
    shots, rate, settings, soundtrack: null, otherSounds, tried: null, stageWidth,
  })
  const items = usePlaylistItems(nodes)
  const session = useReviewSession(reviewSessions.nodes[0])
  const together = useTogether({
    deck, rate, session, viewerId: viewer?.id ?? null, keptKeys: REVIEW_KEYS,
  })
  const { followed, follow, isLeading } = together
  const beside = useItemRail({
    deck, timeline, items, parts, playlistId, session, canEdit, canApprove, rate, isLeading,
    viewerId: viewer?.id ?? null,
    onGone: () => follow(null),
  })
  const [address] = useSearchParams()
  const startId = loaded.get(address.get('item') ?? '')?.[0]?.id
  return (
    <>
      {nodes.map((item) => <ItemShotsLoader key={item.id} itemRef={item} rate={rate} onLoaded={take} />)}
      <TogetherBar together={together} session={session} canEdit={canEdit} />
      {deck ? (
        <Playing
          deck={deck} timeline={timeline} shots={shots} rate={rate} soundtrack={null} reason={words.readOnly}
          startId={startId} review={beside}
          thing={{
            name: project.name, title: name, backLabel: words.back(name),
            backTo: () => playlistPath(project.id, playlistId),
            aside: (
              <>
                {viewer ? (
                  <PresenceAvatars self={viewer} followedId={followed?.id ?? null} onFollow={follow} />
                ) : null}
                {beside.button}
              </>
            ),
          }}
          onStageWidthChanged={setStageWidth} onLengthTried={NOTHING} onLengthChanged={NOTHING}
          onOffsetChanged={NOTHING} onUndo={NOTHING}
        />
      ) : null}
    </>
  )
}
