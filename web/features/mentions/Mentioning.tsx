import { Box } from '@chakra-ui/react'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { later } from '../../ui/later.tsx'
import { mentionQueryAt } from './mentionQuery.ts'
import type { Mention } from './MentionList.tsx'

const MentionList = later(async () => (await import('./MentionList.tsx')).MentionList)

/** Around one text field: an `@` offers those who see the project, by arrows and Enter, a click or a touch. */
export function Mentioning({ children }: { children: ReactNode }) {
  const [mention, setMention] = useState<Mention | null>(null)
  const dismissedAt = useRef<number | null>(null)

  function look({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return
    const found = mentionQueryAt(target.value, target.selectionStart)
    if (found?.at !== dismissedAt.current) dismissedAt.current = null
    setMention(found !== null && dismissedAt.current === null ? { ...found, field: target } : null)
  }

  function close() {
    dismissedAt.current = mention?.at ?? null
    setMention(null)
  }

  return (
    <Box display="contents" onInput={look} onClick={look} onBlur={close}>
      {children}
      {mention ? <MentionList mention={mention} onClosed={close} /> : null}
    </Box>
  )
}
