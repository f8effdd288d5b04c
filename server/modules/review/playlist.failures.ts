import { declareFailures } from '../../kernel/failure.ts'

/** Why playlists are not made or changed. */
export const playlistFailures = declareFailures({
  PLAYLISTS_AT_LIMIT: [
    'CONFLICT', 'A project has at most {most, number} playlists. Delete one before you create another.',
  ],
  PLAYLIST_ITEMS_AT_LIMIT: ['CONFLICT', 'A playlist has at most {most, number} items'],
  PLAYLIST_SHOT_ELSEWHERE: ['INVALID_INPUT', 'The shots must be on the board, or in its version'],
})
