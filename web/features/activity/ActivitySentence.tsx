import { Box, Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { eventMessages } from '../../messages/events/eventMessages.ts'

type ActivitySentenceProps = {
  type: string
  label: string | null
  payload: Record<string, unknown>
  count: number
  /** Where the subject's name leads; null: nowhere. */
  to: string | null
}

/** What happened, after the name of who did it; the names of things stand out, the subject's leads to it. */
export function ActivitySentence({ type, label, payload, count, to }: ActivitySentenceProps) {
  const parts = eventMessages.activitySentence(type, { label, payload, count })
  return parts.map((part, index): ReactNode => {
    if (typeof part === 'string') return part
    if (to !== null && part.name === label) {
      return (
        <TextLink key={index} asChild display="inline" color="fg"><Link to={to}>{part.name}</Link></TextLink>
      )
    }
    return <Box key={index} as="span" color="fg" fontWeight="medium">{part.name}</Box>
  })
}
