import type { Client, Sender } from '../../harness/client.ts'
import { mutated } from '../projects/projectCalls.ts'

/** A review session as the tests read it. */
export interface ReadSession {
  id: string
  version: number
  endedAt: string | null
  startedBy: { id: string } | null
  leader: { id: string } | null
  leadingPresenceId: string | null
  decisions: {
    itemId: string | null
    item: { id: string } | null
    shotId: string | null
    kind: string
    note: string
    decidedBy: { id: string }
  }[]
}

const SESSION = `id version endedAt startedBy { id } leader { id } leadingPresenceId
  decisions { itemId item { id } shotId kind note decidedBy { id } }`

async function changed(app: Client, person: Sender, name: string, input: object): Promise<ReadSession> {
  type Payload = { reviewSession: ReadSession }
  const payload = await mutated<Payload>(app, person, name, input, `reviewSession { ${SESSION} }`)
  return payload.reviewSession
}

/** Starts a review session of a playlist. */
export const startSession = (app: Client, person: Sender, playlistId: string) =>
  changed(app, person, 'startReviewSession', { playlistId })

/** The same of a board. */
export const startBoardSession = (app: Client, person: Sender, storyboardId: string) =>
  changed(app, person, 'startReviewSession', { storyboardId })

/** Decides on an item; without a kind a decision is taken back. */
export const decideOn = (app: Client, person: Sender, reviewSessionId: string, input: object) =>
  changed(app, person, 'decideItem', { reviewSessionId, ...input })

export const endSession = (app: Client, person: Sender, reviewSessionId: string) =>
  changed(app, person, 'endReviewSession', { reviewSessionId })

export const takeLead = (app: Client, person: Sender, reviewSessionId: string) =>
  changed(app, person, 'takeLead', { reviewSessionId })

/** The sessions of a playlist, newest first. */
export const sessionsOf = async (app: Client, person: Sender, playlistId: string) =>
  (await app.ask<{ node: { reviewSessions: { totalCount: number; nodes: ReadSession[] } } }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on Playlist { reviewSessions { totalCount nodes { ${SESSION} } } } } }`,
    { id: playlistId },
  )).node.reviewSessions
