import { Box, Text } from '@chakra-ui/react'
import { useState, type ReactNode, type Ref } from 'react'
import { commentMessages } from '../../messages/comments.ts'
import { AudienceChoice } from './AudienceChoice.tsx'
import type { AskChoice } from './askChoices.ts'
import { type NewThreadInput, useStartThread } from './commentChanges.ts'
import { ComposeField, type ComposeHandle } from './ComposeField.tsx'
import { SentComment } from './SentComment.tsx'
import { useCommentDraft } from './useCommentDraft.ts'

const words = commentMessages

/** What a new thread is about. */
export type ThreadSubject = NewThreadInput['subject']
/** The frames, the part of the picture and the drawing of a new thread, and the review that it is a note of. */
export type ThreadAnchor =
  Pick<NewThreadInput, 'frameFrom' | 'frameTo' | 'region' | 'operations' | 'seenRevision' | 'note'>

/** What a new thread is about, where, and tools for that. */
export type NewThreadAbout = {
  subject: ThreadSubject
  anchor?: ThreadAnchor
  /** Says what it is about, over the field. */
  anchorLine?: ReactNode
  /** Tools beside Send. */
  children?: ReactNode
  /** The thread is on the server. */
  onSent?: () => void
}

type NewThreadProps = NewThreadAbout & {
  boardId: string
  canWrite: boolean
  /** The viewer may ask guests of review links. */
  canAsk: boolean
  onLeave: () => void
  onStarted: (threadId: string | null) => void
  handle: Ref<ComposeHandle>
}

/** The field at the foot of a rail, in which a thread begins. */
export function NewThread(props: NewThreadProps) {
  const { boardId, subject, anchor, anchorLine, canWrite, canAsk, onLeave, onStarted, handle, children } = props
  const about = Object.values(subject).join(' ')
  const draft = useCommentDraft(about)
  // Each subject begins with the team: nothing is asked by mistake.
  const [asking, setAsking] = useState<{ about: string; asked: AskChoice } | null>(null)
  const asked = asking?.about === about ? asking.asked : null
  const [startThread] = useStartThread()
  const hasDrawing = (anchor?.operations?.length ?? 0) > 0
  async function send(): Promise<void> {
    let threadId: string | null = null
    const isSent = await draft.send(async (body) => {
      const { startThread: started } = await startThread({ subject, body, ...anchor, ...(asked && { ask: asked.ask }) })
      threadId = started?.thread.id ?? null
    }, hasDrawing)
    if (!isSent) return
    setAsking(null)
    props.onSent?.()
    onStarted(threadId)
  }
  return (
    <Box borderTopWidth="1px" borderColor="border" px="4" py="3" flexShrink="0">
      {draft.sentText === null ? null : <Box mb="2"><SentComment text={draft.sentText} /></Box>}
      {canWrite ? (
        <ComposeField
          draft={draft} label={words.write} placeholder={asked ? words.askPlaceholder : words.placeholder}
          sendLabel={asked ? words.ask : words.send} onSend={() => void send()} onLeave={onLeave} handle={handle}
          canBeEmpty={hasDrawing}
          anchor={(
            <>
              {anchorLine}
              {canAsk && !anchor?.note ? (
                <AudienceChoice
                  boardId={boardId} subject={subject} asked={asked}
                  onChosen={(choice) => setAsking(choice && { about, asked: choice })}
                />
              ) : null}
            </>
          )}
        >
          {children}
        </ComposeField>
      ) : <Text textStyle="sm" color="fg.muted">{words.readOnly}</Text>}
    </Box>
  )
}
