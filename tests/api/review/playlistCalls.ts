import type { Client, Sender } from '../../harness/client.ts'
import { mutated } from '../projects/projectCalls.ts'

/** An item as the tests read it. */
export interface ReadItem {
  id: string
  rank: string
  shotIds: string[]
  shotCount: number
  duration: number
  storyboard: { id: string }
  storyboardVersion: { id: string } | null
  shots: { totalCount: number; nodes: { id: string; name: string }[] }
  versionShots: { totalCount: number; nodes: { shotId: string; name: string; position: number }[] }
}

/** A playlist as the tests read it. */
export interface ReadPlaylist {
  id: string
  name: string
  version: number
  itemCount: number
  shotCount: number
  duration: number
  createdBy: { id: string } | null
  items: { totalCount: number; nodes: ReadItem[] }
}

export const ITEM = `id rank shotIds shotCount duration storyboard { id } storyboardVersion { id }
  shots { totalCount nodes { id name } } versionShots { totalCount nodes { shotId name position } }`

export const PLAYLIST = `id name version itemCount shotCount duration createdBy { id }
  items(first: 200) { totalCount nodes { ${ITEM} } }`

/** Makes a playlist that plays these. */
export const makePlaylist = async (
  app: Client, person: Sender, projectId: string, items: readonly object[] = [], name = 'Dailies',
) => (await mutated<{ playlist: ReadPlaylist }>(
  app, person, 'createPlaylist', { projectId, name, items }, `playlist { ${PLAYLIST} }`,
)).playlist

/** A playlist; null when it is not visible. */
export const readPlaylist = async (app: Client, person: Sender, id: string) =>
  (await app.ask<{ node: ReadPlaylist | null }>(
    person, `query ($id: ID!) { node(id: $id) { ... on Playlist { ${PLAYLIST} } } }`, { id },
  )).node

/** The playlists of a project, newest first. */
export const playlistsOf = async (app: Client, person: Sender, projectId: string) =>
  (await app.ask<{ project: { playlists: { nodes: { id: string; name: string }[] } } }>(
    person, 'query ($id: ID!) { project(by: { id: $id }) { playlists { nodes { id name } } } }', { id: projectId },
  )).project.playlists.nodes
