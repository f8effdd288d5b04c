import { Box, Button, HStack } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { TrashedComments_storyboard$key } from '../../__generated__/TrashedComments_storyboard.graphql.ts'
import type { TrashedCommentsShotMutation } from '../../__generated__/TrashedCommentsShotMutation.graphql.ts'
import type { TrashedCommentsViewMutation } from '../../__generated__/TrashedCommentsViewMutation.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { trashMessages } from '../../messages/trash.ts'
import { useChange } from '../../relay/useChange.ts'

const words = commentMessages

type TrashedCommentsProps = { boardRef: TrashedComments_storyboard$key; canRestore: boolean }

/** What guests commented on although it is in the trash: restoring it shows their comments. */
export function TrashedComments({ boardRef, canRestore }: TrashedCommentsProps) {
  const { commentsInTrash } = useFragment(
    graphql`
      fragment TrashedComments_storyboard on Storyboard {
        commentsInTrash {
          shotId
          viewId
          code
          threadCount
          guestNames
        }
      }
    `,
    boardRef,
  )
  const [restoreShot, isRestoringShot] = useChange<TrashedCommentsShotMutation>(
    graphql`
      mutation TrashedCommentsShotMutation($input: RestoreShotsInput!) {
        restoreShots(input: $input) {
          shots {
            id
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.restored, failed: words.restoreFailed }),
  )
  const [restoreView, isRestoringView] = useChange<TrashedCommentsViewMutation>(
    graphql`
      mutation TrashedCommentsViewMutation($input: RestoreViewsInput!) {
        restoreViews(input: $input) {
          views {
            id
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.restored, failed: words.restoreFailed }),
  )
  if (commentsInTrash.length === 0) return null
  return (
    <Box as="ul" listStyleType="none">
      {commentsInTrash.map(({ shotId, viewId, code, threadCount, guestNames }) => {
        const isView = viewId != null
        return (
          <HStack
            key={viewId ?? shotId} as="li" gap="2" px="4" py="2" borderBottomWidth="1px" borderColor="border"
            bg="bg.raised" textStyle="sm"
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              {(isView ? words.onTrashedView : words.onTrashedShot)(code, threadCount, guestNames.join(', '))}
            </Box>
            {canRestore ? (
              <Button
                size="sm" aria-label={isView ? words.restoreView(code) : words.restoreShot(code)}
                loading={isRestoringShot || isRestoringView}
                onClick={() => void (isView ? restoreView({ viewIds: [viewId] }) : restoreShot({ shotIds: [shotId] }))}
              >
                {trashMessages.restore}
              </Button>
            ) : null}
          </HStack>
        )
      })}
    </Box>
  )
}
