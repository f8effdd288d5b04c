import type { Client, Sender } from '../../harness/client.ts'
import { mutated } from '../projects/projectCalls.ts'

/** A review session as the tests read it. */
export interface ReadSession {
  id: string
  version: number
  endedAt: string | null
  startedBy: { id: string } | null
  decisions: { itemId: string; item: { id: string } | null; kind: string; note: string; decidedBy: { id: string } }[]
}

const SESSION = `id version endedAt startedBy { id }
  decisions { itemId item { id } kind note decidedBy { id } }`

async function changed(app: Client, person: Sender, name: string, input: object): Promise<ReadSession> {
  type Payload = { reviewSession: ReadSession }
  const payload = await mutated<Payload>(app, person, name, input, `reviewSession { ${SESSION} }`)
  return payload.reviewSession
}

/** Starts a review session of a playlist. */
export const startSession = (app: Client, person: Sender, playlistId: string) =>
  changed(app, person, 'startReviewSession', { playlistId })

/** Decides on an item; without a kind a decision is taken back. */
export const decideOn = (app: Client, person: Sender, reviewSessionId: string, input: object) =>
  changed(app, person, 'decideItem', { reviewSessionId, ...input })

export const endSession = (app: Client, person: Sender, reviewSessionId: string) =>
  changed(app, person, 'endReviewSession', { reviewSessionId })

/** The sessions of a playlist, newest first. */
export const sessionsOf = async (app: Client, person: Sender, playlistId: string) =>
  (await app.ask<{ node: { reviewSessions: { totalCount: number; nodes: ReadSession[] } } }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on Playlist { reviewSessions { totalCount nodes { ${SESSION} } } } } }`,
    { id: playlistId },
  )).node.reviewSessions
