import { Button, HStack, Input, Stack } from '@chakra-ui/react'
import { playlistMessages } from '../../messages/playlists.ts'
import { DECISIONS } from './DecisionMark.tsx'
import { useDecide } from './sessionChanges.ts'
import type { Decision } from './useReviewSession.ts'

const words = playlistMessages
const NOTE_LENGTH = 20_000

type DecisionButtonsProps = {
  sessionId: string
  thing: { readonly itemId: string } | { readonly shotId: string }
  title: string
  decision: Decision | undefined
}

/** Decides on an item or a shot of a review: pressing what was decided takes it back. A decision may have a note. */
export function DecisionButtons({ sessionId, thing, title, decision }: DecisionButtonsProps) {
  const [decide] = useDecide()
  const note = decision?.note ?? ''
  return (
    <Stack gap="2" px="4" pb="3" bg="#123245">
      <HStack role="group" aria-label={words.decisionOn(title)} gap="1.5" flexWrap="wrap">
        {DECISIONS.map(({ kind, Icon }) => {
          const isDecided = decision?.kind === kind
          return (
            <Button
              key={kind} size="sm" flex="1 0 auto" px="1.5" gap="1" textStyle="xs" aria-pressed={isDecided}
              variant={isDecided ? 'solid' : undefined}
              onClick={() => void decide({
                reviewSessionId: sessionId, thing, kind: isDecided ? null : kind, note: isDecided ? '' : note,
              })}
            >
              <Icon size={14} strokeWidth={2} aria-hidden /> {words.decide[kind]}
            </Button>
          )
        })}
      </HStack>
      {decision ? (
        <Input
          key={`${Object.values(thing).join()} ${note}`} size="sm" defaultValue={note} maxLength={NOTE_LENGTH}
          placeholder={words.note}
          aria-label={words.noteOn(title)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
          }}
          onBlur={({ currentTarget }) => {
            const written = currentTarget.value.trim()
            if (written === note) return
            void decide({ reviewSessionId: sessionId, thing, kind: decision.kind, note: written })
          }}
        />
      ) : null}
    </Stack>
  )
}
