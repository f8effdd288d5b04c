import { useCallback, useSyncExternalStore } from 'react'
import type { Player, PlayerState } from '../../playback/player.ts'

/** Whether and how a player plays. */
export function usePlayerState(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, player.getState)
}

/** The index of the shot that is shown; the component is drawn again when it is another one. */
export function useShotIndex(player: Player): number {
  return useSyncExternalStore(player.subscribe, useCallback(() => player.getShotIndex(), [player]))
}
