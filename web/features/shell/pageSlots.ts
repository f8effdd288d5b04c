import { createContext, useContext } from 'react'

/** Places of the top bar that the page inside fills. */
export type PageSlots = {
  header: HTMLElement | null
  actions: HTMLElement | null
}

/** The top bar's places, given by the dashboard's layout. */
export const PageSlotsContext = createContext<PageSlots>({ header: null, actions: null })

/** The places of the top bar; null until the layout is on the screen. */
export function usePageSlots(): PageSlots {
  return useContext(PageSlotsContext)
}
