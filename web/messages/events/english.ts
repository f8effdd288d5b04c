import { activityGroup } from './groups.ts'
import { activitySentence } from './sentences.ts'

/** How events read in English. */
export const englishEvents = { activityGroup, activitySentence }
