import { Input } from '@chakra-ui/react'
import { playlistMessages } from '../../messages/playlists.ts'

const words = playlistMessages
const LONGEST_NAME = 200

/** Whose note is written, beside the field of a note in a review. */
export function NoteOf({ value, onChanged }: { value: string; onChanged: (name: string) => void }) {
  return (
    <Input
      size="sm" flex="1" minWidth="6rem" value={value} maxLength={LONGEST_NAME} placeholder={words.noteOf}
      aria-label={words.noteOf} onChange={({ currentTarget }) => onChanged(currentTarget.value)}
    />
  )
}
