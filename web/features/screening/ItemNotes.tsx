import { Box, Text, chakra } from '@chakra-ui/react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import type { Player } from '../../playback/player.ts'
import { timecode } from '../../playback/timeline.ts'
import { inItem } from '../together/playedPlace.ts'
import type { SessionNote } from './useSessionNotes.ts'

const words = playlistMessages

type ItemNotesProps = {
  player: Player
  rate: FrameRate
  item: { readonly id: string; readonly title: string }
  notes: readonly SessionNote[]
  /** With the frame of the timeline that a note is about. */
  onChosen: (frame: number) => void
}

/** The notes on what an item plays; pressing one goes to its frame. */
export function ItemNotes({ player, rate, item: { id, title }, notes, onChosen }: ItemNotesProps) {
  const { shots, starts } = player.getTimeline()
  const placed = notes.flatMap((note) => {
    const index = shots.findIndex((shot) => shot.id === inItem(id, note.shotId))
    const shot = shots[index]
    return shot ? [{ note, frame: (starts[index] ?? 0) + Math.min(note.frame, shot.frames - 1) }] : []
  }).sort((one, other) => one.frame - other.frame)
  if (placed.length === 0) return null
  return (
    <Box as="ul" aria-label={words.notesOn(title)} listStyleType="none" px="2" pb="2" bg="#123245">
      {placed.map(({ note, frame }) => (
        <Box as="li" key={note.id}>
          <chakra.button
            type="button" onClick={() => onChosen(frame)} width="full" textAlign="start" px="2" py="1.5" textStyle="sm"
            borderRadius="l1" cursor="pointer" focusVisibleRing="inside" _hover={{ bg: 'bg.emphasized/50' }}
          >
            <Text as="span" fontFamily="mono" textStyle="xs" color="accent.fg">{timecode(frame, rate)}</Text>
            {note.noteOf === '' ? null : (
              <Text as="span" textStyle="xs" color="fg.muted">{` ${words.noteFor(note.noteOf)}`}</Text>
            )}
            <Text as="span" display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">{note.text}</Text>
          </chakra.button>
        </Box>
      ))}
    </Box>
  )
}
