import { createContext, useContext } from 'react'

/** Whether the Tab key stops at the controls here: in a grid, at those of one card alone. */
export const TabStop = createContext(true)

/** The `tabIndex` of a control that the Tab key passes over while its card is not the one of the grid. */
export const useTabIndex = (): -1 | undefined => (useContext(TabStop) ? undefined : -1)
