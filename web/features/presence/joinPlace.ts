import { graphql } from 'react-relay'
import { getRequest, type CacheConfig, type IEnvironment } from 'relay-runtime'
import { clientId } from '../../lib/clientId.ts'
import { connectionWatch } from '../../lib/connectionState.ts'
import { keepFollowing, type Attempt } from '../../relay/keepFollowing.ts'
import { OVER_SOCKET } from '../../relay/live.ts'
import type { joinPlaceMutation } from '../../__generated__/joinPlaceMutation.graphql.ts'
import type { joinPlaceSubscription } from '../../__generated__/joinPlaceSubscription.graphql.ts'
import { BoardPresence, type PresenceNews } from './BoardPresence.ts'
import { readPiece } from './inkPieces.ts'
import { PresenceSender, type PresenceMessage } from './PresenceSender.ts'

const subscription = graphql`
  subscription joinPlaceSubscription($storyboardId: ID, $playlistId: ID, $clientId: String!) {
    presence(storyboardId: $storyboardId, playlistId: $playlistId, clientId: $clientId) {
      isComplete
      now
      here {
        id
        userId
        name
        mode
        shotId
        viewId
        cursor {
          x
          y
        }
        selection {
          left
          top
          right
          bottom
        }
        followingId
        playback {
          itemId
          shotId
          frame
          isPlaying
          speed
          isReady
          at
        }
        wet {
          viewId
          from
          stroke
          isMark
        }
      }
      left
    }
  }
`

const mutation = graphql`
  mutation joinPlaceMutation($input: UpdatePresenceInput!) {
    updatePresence(input: $input) {
      pauseMs
    }
  }
`

type Told = joinPlaceSubscription['response']['presence']

function newsOf({ isComplete, now, here, left }: Told): PresenceNews {
  return {
    isComplete,
    now: Date.parse(now),
    left,
    here: here.map(({ wet, shotId, viewId, cursor, followingId, mode, playback, ...person }) => ({
      ...person,
      mode: mode === 'DRAWING' || mode === 'PLAYING' ? mode : 'LOOKING',
      shotId: shotId ?? null,
      viewId: viewId ?? null,
      cursor: cursor ?? null,
      followingId: followingId ?? null,
      playback: playback ? { ...playback, itemId: playback.itemId ?? null, at: Date.parse(playback.at) } : null,
      ink: wet.flatMap((piece) => {
        const ink = readPiece(piece)
        return ink ? [{ ...ink, viewId: piece.viewId }] : []
      }),
    })),
  }
}

/** Where people meet: a board, or a playlist that is played. */
export type MeetingPlace = { readonly storyboardId: string } | { readonly playlistId: string }

/** Presence in a place: who is there, and how to send where this page is. */
export interface Joined {
  readonly presence: BoardPresence
  readonly sender: PresenceSender
  /** Leaves the place. */
  readonly leave: () => void
}

/** Joins a place: the others see it and are seen. Nothing of it goes through the store, which would only grow. */
export function joinPlace(environment: IEnvironment, place: MeetingPlace): Joined {
  const presence = new BoardPresence()
  const network = environment.getNetwork()
  const ending = new AbortController()

  async function send(message: Partial<PresenceMessage>, cacheConfig: CacheConfig, isLeaving: boolean) {
    const input = { ...place, clientId, isLeaving, ...message }
    const variables: joinPlaceMutation['variables'] = { input }
    // What is not taken is over by the next message.
    const sent = network.execute(getRequest(mutation).params, variables, cacheConfig).toPromise()
    const answer = await sent.catch(() => null)
    const data = answer && 'data' in answer ? (answer.data as joinPlaceMutation['response'] | null) : null
    return data?.updatePresence?.pauseMs ?? null
  }

  const sender = new PresenceSender(async (message) => {
    // Without a connection messages would wait, and be old when they come.
    return connectionWatch.get().isOnline ? send(message, OVER_SOCKET, false) : null
  })
  const stopWatching = presence.subscribe(() => sender.setCompany(presence.getOthers().length > 0))

  const follow = ({ onHeard, onEnded }: Attempt): (() => void) => {
    const variables: joinPlaceSubscription['variables'] = { ...place, clientId }
    const end = (error?: unknown): void => {
      presence.forget()
      onEnded(error)
    }
    return network.execute(getRequest(subscription).params, variables, {}).subscribe({
      next: (answer) => {
        if (!('data' in answer) || !answer.data) return
        onHeard()
        const told = (answer.data as joinPlaceSubscription['response']).presence
        presence.take(newsOf(told))
        // The first word after a connection was lost: the server may have forgotten this page.
        if (told.isComplete) sender.repeat()
      },
      error: end,
      complete: end,
    }).unsubscribe
  }

  function sayGoodbye(): void {
    sender.stop()
    void send({}, { force: true, metadata: { keepalive: true } }, true)
  }

  const { signal } = ending
  window.addEventListener('pagehide', sayGoodbye, { signal })
  document.addEventListener('freeze', sayGoodbye, { signal })
  window.addEventListener('pageshow', () => sender.start(), { signal })
  document.addEventListener('resume', () => sender.start(), { signal })
  const stopConnection = connectionWatch.subscribe(() => {
    if (!connectionWatch.get().isOnline) presence.forget()
  })
  const stopFollowing = keepFollowing(follow, () => {})
  sender.start()
  return {
    presence,
    sender,
    leave() {
      ending.abort()
      stopWatching()
      stopConnection()
      stopFollowing()
      sayGoodbye()
    },
  }
}
