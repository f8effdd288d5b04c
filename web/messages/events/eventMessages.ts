import { translated } from '../translated.ts'
import { activityGroup } from './groups.ts'
import { activitySentence } from './sentences.ts'

/** How events read. */
export const eventMessages = translated('eventMessages', { activityGroup, activitySentence })
