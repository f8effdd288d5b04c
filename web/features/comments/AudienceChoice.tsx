import { Box, HStack, Text } from '@chakra-ui/react'
import { Link2, Users } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { commentMessages } from '../../messages/comments.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { type AskChoice, optionOf, useAskChoices } from './askChoices.ts'
import type { NewThreadInput } from './commentChanges.ts'

const words = commentMessages
const ICON = { size: 14, 'aria-hidden': true, style: { flexShrink: 0 } } as const
const TEAM = 'TEAM'

type AudienceChoiceProps = {
  boardId: string
  subject: NewThreadInput['subject']
  /** Null for the team alone. */
  asked: AskChoice | null
  onChosen: (asked: AskChoice | null) => void
}

/** Who reads a new thread: the team, or guests of a review link, too. Nothing where there are none to ask. */
export function AudienceChoice(props: AudienceChoiceProps) {
  const subject = useDeferredValue(props.subject)
  return (
    <ErrorBoundary resetKey={subject} fallback={() => null}>
      <Suspense fallback={null}><LoadedChoice {...props} subject={subject} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedChoice({ boardId, subject, asked, onChosen }: AudienceChoiceProps) {
  const known = useAskChoices(boardId, subject)
  // A link that has ended meanwhile stays chosen: the server says why it is refused.
  const choices = asked === null || known.some(({ value }) => value === asked.value) ? known : [...known, asked]
  if (choices.length === 0) return null
  const Icon = asked === null ? Users : Link2
  return (
    <Box mb="1.5" textStyle="xs" color={asked === null ? 'fg.muted' : 'accent.fg'}>
      <HStack gap="1.5" minWidth="0">
        <Icon {...ICON} />
        <FilterSelect
          label={words.audience} value={asked?.value ?? TEAM} isQuiet flexShrink="1" minWidth="0"
          choices={[{ value: TEAM, label: words.team }, ...choices.map(optionOf)]}
          onChosen={(value) =>
            onChosen(choices.find((choice) => choice.value === value && choice.ask !== null) ?? null)}
        />
      </HStack>
      <Text role="status">{asked?.readers}</Text>
    </Box>
  )
}
