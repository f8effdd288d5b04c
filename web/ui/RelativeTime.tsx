import { useEffect, useState } from 'react'
import { exactTime, relativeTime } from '../lib/dates.ts'
import { Tooltip } from './Tooltip.tsx'

const REFRESH_MS = 60_000

type RelativeTimeProps = {
  /** ISO 8601. */
  moment: string
  /** Puts the time into a sentence. */
  sentence?: (when: string) => string
}

/** How long ago something was, kept current; the exact time is in the tooltip. */
export function RelativeTime({ moment, sentence = (when) => when }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Tooltip content={exactTime(moment)}>
      <time dateTime={moment}>{sentence(relativeTime(moment, Math.max(now, Date.parse(moment))))}</time>
    </Tooltip>
  )
}
