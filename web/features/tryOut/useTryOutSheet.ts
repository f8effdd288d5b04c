import { useSyncExternalStore } from 'react'
import { tryOutSheet, type TryOutSheet, type TryOutState } from './TryOutSheet.ts'

/** The frame of this tab and what is there now. */
export function useTryOutSheet(): [TryOutSheet, TryOutState] {
  const sheet = tryOutSheet()
  return [sheet, useSyncExternalStore(sheet.subscribe, sheet.getState)]
}
