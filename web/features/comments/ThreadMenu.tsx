import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadMenu_thread$key } from '../../__generated__/ThreadMenu_thread.graphql.ts'
import { threadPath } from '../../lib/boardPath.ts'
import { commentMessages } from '../../messages/comments.ts'
import { later } from '../../ui/later.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useFollowThread } from './commentChanges.ts'

const words = commentMessages

const AskDialog = later(async () => (await import('./AskDialog.tsx')).AskDialog)

type ThreadMenuProps = {
  threadRef: ThreadMenu_thread$key
  /** The viewer may ask guests of review links. */
  canAsk: boolean
}

/** What one can do with a thread: follow or mute it, copy where it is, and ask the client what it is about. */
export function ThreadMenu({ threadRef, canAsk }: ThreadMenuProps) {
  const thread = useFragment(
    graphql`
      fragment ThreadMenu_thread on CommentThread {
        id
        number
        isFollowed
        audience
        project {
          id
        }
        storyboard {
          id
        }
        shot {
          id
        }
      }
    `,
    threadRef,
  )
  const { id, number, isFollowed, audience, project, storyboard, shot } = thread
  const [follow] = useFollowThread()
  const [isAsking, setIsAsking] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)

  async function copyLink(): Promise<void> {
    const path = threadPath(project.id, { threadId: id, boardId: storyboard?.id, shotId: shot?.id })
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href)
      showToast({ type: 'success', title: words.linkCopied })
    } catch {
      showToast({ type: 'error', title: words.linkFailed })
    }
  }

  return (
    <>
      <RowMenu
        ref={menu} label={words.threadMenu(number)}
        items={[
          ...(storyboard && canAsk && audience === 'TEAM' ? [{ value: 'ask', label: words.askItem }] : []),
          { value: 'follow', label: isFollowed ? words.mute : words.follow },
          ...(storyboard ? [{ value: 'link', label: words.copyLink }] : []),
        ]}
        onChosen={(value) => {
          if (value === 'ask') setIsAsking(true)
          else if (value === 'link') void copyLink()
          else void follow({ threadId: id, isFollowed: !isFollowed })
        }}
      />
      {isAsking && storyboard ? (
        <AskDialog threadId={id} boardId={storyboard.id} returnFocus={menu} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  )
}
