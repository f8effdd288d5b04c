import type { Following } from '../../harness/subscriptions.ts'

/** Sends how a tab is. */
export const UPDATE = `mutation Presence($input: UpdatePresenceInput!) {
  updatePresence(input: $input) { isTaken pauseMs }
}`

/** What is answered to that. */
export interface PresenceAnswered {
  updatePresence: { isTaken: boolean; pauseMs: number }
}

/** Follows a board or a playlist. */
export const PRESENCE = `subscription ($storyboardId: ID, $playlistId: ID, $clientId: String) {
  presence(storyboardId: $storyboardId, playlistId: $playlistId, clientId: $clientId) {
    isComplete
    now
    left
    here {
      id userId name clientId mode shotId viewId cursor { x y } selection { left top right bottom } followingId joinedAt
      playback { itemId shotId frame isPlaying speed isReady at }
      wet { strokeId viewId from stroke isMark }
    }
  }
}`

export interface ToldPresence {
  id: string
  userId: string
  name: string
  clientId: string
  mode: string
  shotId: string | null
  viewId: string | null
  cursor: { x: number; y: number } | null
  selection: { left: number; top: number; right: number; bottom: number } | null
  followingId: string | null
  joinedAt: string
  playback: {
    itemId: string | null
    shotId: string
    frame: number
    isPlaying: boolean
    speed: number
    isReady: boolean
    at: string
  } | null
  wet: { strokeId: string; viewId: string; from: number; stroke: string; isMark: boolean }[]
}

/** What a subscription of a board or a playlist tells. */
export interface PresenceTold {
  presence: { isComplete: boolean; now: string; left: string[]; here: ToldPresence[] }
}

/** What is told until something is, that among it. Throws what goes wrong. */
export async function changesUntil(
  following: Following<PresenceTold>,
  isLast: (change: PresenceTold['presence']) => boolean,
): Promise<PresenceTold['presence'][]> {
  const changes: PresenceTold['presence'][] = []
  for (;;) {
    const answer = await following.next()
    if (!answer?.data || answer.errors) throw new Error(`After ${changes.length}: ${JSON.stringify(answer)}`)
    changes.push(answer.data.presence)
    if (isLast(answer.data.presence)) return changes
  }
}
