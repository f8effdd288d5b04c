import { graphql, useFragment } from 'react-relay'
import type { ThreadMenu_thread$key } from '../../__generated__/ThreadMenu_thread.graphql.ts'
import { threadPath } from '../../lib/boardPath.ts'
import { messages } from '../../messages.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useFollowThread } from './commentChanges.ts'

const words = messages.comments

/** What one can do with a thread for oneself: follow or mute it, and copy where it is. */
export function ThreadMenu({ threadRef }: { threadRef: ThreadMenu_thread$key }) {
  const thread = useFragment(
    graphql`
      fragment ThreadMenu_thread on CommentThread {
        id
        number
        isFollowed
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
  const { id, number, isFollowed, project, storyboard, shot } = thread
  const [follow] = useFollowThread()

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
    <RowMenu
      label={words.threadMenu(number)}
      items={[
        { value: 'follow', label: isFollowed ? words.mute : words.follow },
        ...(storyboard ? [{ value: 'link', label: words.copyLink }] : []),
      ]}
      onChosen={(value) => {
        if (value === 'link') void copyLink()
        else void follow({ threadId: id, isFollowed: !isFollowed })
      }}
    />
  )
}
