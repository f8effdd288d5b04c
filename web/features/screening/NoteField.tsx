import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { useState, type Ref } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import type { Player } from '../../playback/player.ts'
import { pictureIndexAt, timecode } from '../../playback/timeline.ts'
import { ComposeField, type ComposeHandle } from '../comments/ComposeField.tsx'
import { useStartThread } from '../comments/commentChanges.ts'
import { useCommentDraft } from '../comments/useCommentDraft.ts'
import { NoteOf } from '../playlists/NoteOf.tsx'
import { useTakeNotes } from '../playlists/sessionChanges.ts'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { partsOf, shotAt } from '../together/playedPlace.ts'
import type { Marking } from '../views/useMarking.tsx'

const words = playlistMessages

/** What a note marks on a picture of the timeline. */
export interface NoteMarks {
  readonly pictureId: string | undefined
  readonly sent: Marking['sent']
  readonly discard: () => void
}

type NoteFieldProps = {
  player: Player
  rate: FrameRate
  session: ReviewSession
  viewerId: string
  /** Null for none. */
  marks: NoteMarks | null
  handle: Ref<ComposeHandle>
}

/** Where the one who takes the notes of a review writes them; the others may take over. */
export function NoteField({ viewerId, session, ...field }: NoteFieldProps) {
  const [takeNotes, isTaking] = useTakeNotes()
  if (session.noteTakerId === viewerId) return <OwnNoteField session={session} {...field} />
  return (
    <HStack px="4" py="2.5" gap="3" borderTopWidth="1px" borderColor="border" flexShrink="0">
      <Text textStyle="sm" color="fg.muted" flex="1" truncate>
        {session.noteTakerName === null ? words.notesTaken : words.takesNotes(session.noteTakerName)}
      </Text>
      <Button size="xs" loading={isTaking} onClick={() => void takeNotes(session.id)}>{words.takeNotes}</Button>
    </HStack>
  )
}

function OwnNoteField({ player, rate, session, marks, handle }: Omit<NoteFieldProps, 'viewerId'>) {
  const draft = useCommentDraft(`review ${session.id}`)
  const [noteOf, setNoteOf] = useState('')
  /** The frame at which the note was begun. */
  const [begun, setBegun] = useState<number | null>(null)
  const [startThread] = useStartThread()
  async function send(): Promise<void> {
    const frame = begun ?? player.getFrame()
    const at = shotAt(player, frame)
    if (!at) return
    const timeline = player.getTimeline()
    const pictureId = timeline.pictures[pictureIndexAt(timeline, frame)]?.id
    const marked = marks && pictureId !== undefined && marks.pictureId === pictureId ? marks : null
    const subject = marked && pictureId !== undefined ? { viewId: partsOf(pictureId).id } : { shotId: at.shotId }
    const isSent = await draft.send((body) => startThread({
      subject, body, ...marked?.sent, frameFrom: at.frame, frameTo: at.frame,
      note: { reviewSessionId: session.id, noteOf, itemId: at.itemId },
    }))
    if (!isSent) return
    setBegun(null)
    marked?.discard()
  }
  return (
    <Box px="4" py="3" borderTopWidth="1px" borderColor="border" flexShrink="0">
      <ComposeField
        draft={{
          ...draft,
          change: (text) => {
            setBegun(text === '' ? null : begun ?? player.getFrame())
            draft.change(text)
          },
        }}
        handle={handle} label={words.newNote} placeholder={words.notePlaceholder} sendLabel={words.addNote}
        onSend={() => void send()} onLeave={() => document.querySelector<HTMLElement>('main')?.focus()}
        anchor={begun === null ? null : (
          <Text textStyle="xs" fontFamily="mono" color="accent.fg" mb="1.5">{timecode(begun, rate)}</Text>
        )}
      >
        <NoteOf value={noteOf} onChanged={setNoteOf} />
      </ComposeField>
    </Box>
  )
}
