import { messages } from '../../messages.ts'
import { activityGroup } from './groups.ts'
import { activitySentence } from './sentences.ts'

/** How events read in English. */
export const englishEvents = { activityGroup, activitySentence }

/** How events read in the language shown. */
export const shownEvents = messages.events ?? englishEvents
