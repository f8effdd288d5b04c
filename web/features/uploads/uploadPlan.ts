import { createContext } from 'react'

/** What an upload has to know of the plan: the free accounts have a sentence of their own. */
export interface UploadPlan {
  readonly isFree: boolean
}

/** The plan of the organization whose project is open. */
export const UploadPlanContext = createContext<UploadPlan>({ isFree: false })
