import { useSyncExternalStore } from 'react'
import { tryOutSheet, type TryOutSheet, type TryOutState } from './TryOutSheet.ts'

/** The frame of this tab and what is there now. */
export function useTryOutSheet(): [TryOutSheet, TryOutState] {
  return [tryOutSheet, useSyncExternalStore(tryOutSheet.subscribe, tryOutSheet.getState)]
}
