import { Box, Center, Heading, Stack } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ActivityFeed_activities$key } from '../../__generated__/ActivityFeed_activities.graphql.ts'
import { activityMessages } from '../../messages/activity.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MoreButton, type PagedList } from '../../ui/MoreButton.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { groupByDay } from '../../lib/days.ts'
import { useActivityUndo } from './useActivityUndo.ts'

const PAGE_SIZE = 50

type ActivityFeedProps = {
  activitiesRef: ActivityFeed_activities$key
  /** Says that nothing matches rather than that nothing happened. */
  isFiltered: boolean
  list: PagedList
  /** Something was undone: the feed has a new first line. */
  onUndone: () => void
}

/** What happened, newest first and day by day; more comes while scrolling, or with the button at the end. */
export function ActivityFeed(props: ActivityFeedProps) {
  const activities = useFragment(
    graphql`
      fragment ActivityFeed_activities on Activity @relay(plural: true) {
        seq
        at
        ...ActivityRow_activity
      }
    `,
    props.activitiesRef,
  )
  const { isFiltered, list, onUndone } = props
  const [undo, undoing] = useActivityUndo(onUndone)
  const words = activityMessages
  if (activities.length === 0) {
    return (
      <EmptyState
        icon={<History size={22} strokeWidth={1.75} />} title={isFiltered ? words.noMatchTitle : words.emptyTitle}
        description={isFiltered ? words.noMatchLine : words.emptyLine}
      />
    )
  }
  const days = groupByDay(activities.map((activity) => ({ at: activity.at, seq: activity.seq, ref: activity })))
  return (
    <Stack gap="6" maxWidth="60rem">
      {days.map(({ label, items }) => (
        <Box as="section" key={label} aria-label={label}>
          <Heading as="h2" textStyle="sm" fontWeight="medium" color="fg.muted" letterSpacing="0" mb="2">
            {label}
          </Heading>
          <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
            {items.map(({ seq, ref }) => (
              <ActivityRow key={seq} activityRef={ref} isUndoing={undoing === seq} onUndo={undo} />
            ))}
          </Box>
        </Box>
      ))}
      <MoreButton list={list} count={PAGE_SIZE} />
      {list.hasNext ? null : <Center textStyle="sm" color="fg.muted">{words.end}</Center>}
    </Stack>
  )
}
