import { Button, HStack, Stack } from '@chakra-ui/react'
import { commonMessages } from '../messages/common.ts'
import { FormFailure } from './FormFailure.tsx'

const words = commonMessages.conflict

type ConflictNoticeProps = {
  /** Writes what was typed over what somebody else saved. */
  onOverwritten: () => void
  /** Lets go of what was typed, to show what was saved. */
  onDiscarded: () => void
}

/** Says that somebody else has saved meanwhile, with both ways out; nothing was written yet. */
export function ConflictNotice({ onOverwritten, onDiscarded }: ConflictNoticeProps) {
  return (
    <Stack gap="2.5">
      <FormFailure message={words.sentence} />
      <HStack gap="2" flexWrap="wrap">
        <Button onClick={onDiscarded}>{words.discard}</Button>
        <Button onClick={onOverwritten} color="fg.error">{words.overwrite}</Button>
      </HStack>
    </Stack>
  )
}
