import { Type } from '@sinclair/typebox'
import { changedText, declareEvents, text } from '../../kernel/eventDeclaration.ts'

/** The events of playlists and of their items. */
export const playlistEvents = declareEvents('REVIEW', {
  'playlist.created': {
    logs: ['project'], subject: 'Playlist', description: 'A playlist was created, with `itemCount` items.',
    payload: Type.Object({ name: text, itemCount: Type.Integer() }),
  },
  'playlist.updated': {
    logs: ['project'], subject: 'Playlist', description: 'The name changed.',
    payload: Type.Object({ name: changedText }),
  },
  'playlist.itemsAdded': {
    logs: ['project'], subject: 'Playlist', description: 'Boards or shots were added: `itemCount` items.',
    payload: Type.Object({ name: text, itemCount: Type.Integer() }),
  },
  'playlist.itemMoved': {
    logs: ['project'], subject: 'Playlist', description: 'The item `item` moved. `from` and `to` are ranks.',
    payload: Type.Object({ name: text, item: text, from: text, to: text }),
  },
  'playlist.itemsRemoved': {
    logs: ['project'], subject: 'Playlist', description: 'Items were removed: `itemCount` of them.',
    payload: Type.Object({ name: text, itemCount: Type.Integer() }),
  },
  'playlist.deleted': {
    logs: ['project'], subject: 'Playlist', description: 'The playlist moved to the trash.',
    payload: Type.Object({ name: text }),
  },
  'playlist.restored': {
    logs: ['project'], subject: 'Playlist', description: 'The playlist was restored from the trash.',
    payload: Type.Object({ name: text }),
  },
})
