import { Box, Center } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { foldOperations, type Drawing } from '../../../drawing/fold.ts'
import type { ThenNowQuery } from '../../__generated__/ThenNowQuery.graphql.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { commentMessages } from '../../messages/comments.ts'
import { showFailure } from '../../relay/useChange.ts'
import { ToggleButtons } from '../../ui/ToggleButtons.tsx'
import { CommentMarks } from '../comments/CommentMarks.tsx'
import { Upright } from './TurnedFrame.tsx'
import { loadViewOperations } from './viewOperations.ts'
import { picturesOf, useLayerPictures } from './useLayerPictures.ts'

const words = commentMessages

type ThenNowProps = {
  threadId: string
  /** The view that is shown; its threads alone are shown here. Any view, if it is absent. */
  viewId?: string | null
  /** The color around a picture of another ratio. */
  around: string
}

/**
 * What was marked in a thread, over the picture of the view it is about. If that was drawn in since, a switch shows the
 * picture as it was then.
 */
export function ThenNow({ threadId, viewId, around }: ThenNowProps) {
  const environment = useRelayEnvironment()
  const { thread } = useLazyLoadQuery<ThenNowQuery>(
    graphql`
      query ThenNowQuery($threadId: ID!) {
        thread: node(id: $threadId) {
          ... on CommentThread {
            seenRevision
            seenImage {
              id
              url(width: 1920)
            }
            view {
              id
              revision
              initialWidth
              initialHeight
              image {
                id
              }
            }
          }
        }
      }
    `,
    { threadId },
    { fetchPolicy: 'store-and-network' },
  )
  const [then, setThen] = useState<Drawing | null>(null)
  const [isThen, setIsThen] = useState(false)
  const { view, seenRevision, seenImage } = thread ?? {}
  const width = view?.initialWidth
  const height = view?.initialHeight
  const loadedId = view?.id
  useEffect(() => {
    if (!isThen || loadedId === undefined || seenRevision == null || width === undefined || height === undefined) return
    let isOver = false
    loadViewOperations(environment, loadedId, 0).then(
      (stored) => {
        if (isOver) return
        const before = stored.filter(({ seq }) => seq <= seenRevision).sort((one, other) => one.seq - other.seq)
        setThen(foldOperations({ width, height }, before.map(({ operation }) => operation)))
      },
      (error: unknown) => {
        if (isOver) return
        setIsThen(false)
        showFailure(words.thenFailed, error)
      },
    )
    return () => {
      isOver = true
    }
  }, [environment, height, isThen, loadedId, seenRevision, width])

  useLayerPictures(view?.id, then ? picturesOf(then) : '')

  if (!view || (viewId !== undefined && view.id !== viewId)) return null
  const hasChanged = view.revision !== seenRevision || view.image?.id !== seenImage?.id
  return (
    <>
      {isThen && then ? (
        <Center position="absolute" inset="0" bg={around} css={{ containerType: 'size' }} data-then>
          <Box style={fitted(then.size)}>
            <DrawingStill drawing={then} background={seenImage?.url ?? null} label={words.thenPicture} />
          </Box>
        </Center>
      ) : null}
      <CommentMarks threadId={threadId} viewId={viewId} />
      {hasChanged ? (
        <Upright>
          <Box
            position="absolute" top="2" insetStart="2" bg="bg.panel" borderRadius="control" pointerEvents="auto"
            // A press on the picture of the player plays it.
            onClick={(event) => event.stopPropagation()}
          >
            <ToggleButtons
              label={words.thenOrNow} first={words.now} second={words.then} isSecond={isThen} onChosen={setIsThen}
            />
          </Box>
        </Upright>
      ) : null}
    </>
  )
}

/** The largest box of a ratio in its container. */
const fitted = ({ width, height }: Drawing['size']) =>
  ({ width: `min(100cqw, 100cqh * ${width / height})`, aspectRatio: `${width} / ${height}` })
