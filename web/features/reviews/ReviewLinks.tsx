import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ReviewLinksQuery } from '../../__generated__/ReviewLinksQuery.graphql.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { ReviewLinkRow } from './ReviewLinkRow.tsx'

const words = reviewMessages

const query = graphql`
  query ReviewLinksQuery($storyboardId: ID!) {
    storyboard(by: { id: $storyboardId }) {
      reviewLinks(first: 100) @connection(key: "ReviewLinks_reviewLinks") {
        edges {
          node {
            id
            isOpen
            ...ReviewLinkRow_link
          }
        }
      }
    }
  }
`

/** The review links of a board: the open ones, and those that have ended when they are asked for. */
export function ReviewLinks({ storyboardId }: { storyboardId: string }) {
  return (
    <Stack as="section" gap="2" mt="6" pt="4" borderTopWidth="1px" aria-label={words.links}>
      <Heading as="h3" textStyle="label">{words.links}</Heading>
      <PartBoundary
        failedTitle={words.linksFailed} fallback={<SkeletonGroup><RowSkeletons count={2} /></SkeletonGroup>}
      >
        {(attempt) => <LoadedLinks storyboardId={storyboardId} attempt={attempt} />}
      </PartBoundary>
    </Stack>
  )
}

function LoadedLinks({ storyboardId, attempt }: { storyboardId: string; attempt: number }) {
  const [areEndedShown, setEndedShown] = useState(false)
  const { storyboard } = useLazyLoadQuery<ReviewLinksQuery>(
    query, { storyboardId }, { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<ReviewLinksQuery>({
    query, variables: () => ({ storyboardId }),
    isTouched: ({ areReviewsChanged, threads }) => areReviewsChanged || threads.size > 0,
  })
  const links = storyboard?.reviewLinks.edges.map(({ node }) => node) ?? []
  const ended = links.filter(({ isOpen }) => !isOpen)
  const shown = areEndedShown ? links : links.filter(({ isOpen }) => isOpen)
  return (
    <>
      {shown.length === 0 ? <Text textStyle="sm" color="fg.muted">{words.empty}</Text> : (
        <Stack as="ul" gap="0" listStyleType="none">
          {shown.map((link) => <ReviewLinkRow key={link.id} linkRef={link} storyboardId={storyboardId} />)}
        </Stack>
      )}
      {ended.length === 0 || areEndedShown ? null : (
        <Box>
          <Button size="sm" variant="ghost" onClick={() => setEndedShown(true)}>{words.ended(ended.length)}</Button>
        </Box>
      )}
    </>
  )
}
