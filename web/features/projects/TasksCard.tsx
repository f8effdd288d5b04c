import { Box, Grid, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TasksCard_project$key } from '../../__generated__/TasksCard_project.graphql.ts'
import { projectMessages } from '../../messages/projects.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'
import { STATUS_COLORS } from '../tasks/taskTypes.ts'
import { useTaskCounts } from './useTaskCounts.ts'

const CardAnchor = chakra(Link)
const words = projectMessages
/** As many cards as the picture of a column has room for. */
const MOST_CARDS = 3

/** The way to a project's task board, with a small picture of it. */
export function TasksCard({ projectRef }: { projectRef: TasksCard_project$key }) {
  const project = useFragment(
    graphql`
      fragment TasksCard_project on Project {
        id
        ...useTaskCounts_project
      }
    `,
    projectRef,
  )
  const { counts, total } = useTaskCounts(project)
  const open = total - (counts.find(({ status }) => status === 'DONE')?.count ?? 0)
  return (
    <Card>
      <Grid
        flex="1" minHeight="132px" bg="bg.well" borderBottomWidth="1px" px="4" pt="4" gap="2"
        templateColumns="repeat(5, minmax(0, 1fr))" alignContent="start" aria-hidden
      >
        {counts.map(({ status, count }) => (
          <Stack key={status} gap="2">
            <Box height="4px" borderRadius="2px" style={{ background: STATUS_COLORS[status] }} />
            {Array.from({ length: Math.min(MOST_CARDS, count) }, (_, card) => (
              <Box key={card} height="26px" bg="bg.panel" borderWidth="1px" borderRadius="l1" />
            ))}
          </Stack>
        ))}
      </Grid>
      <HStack gap="3" px="4" py="3">
        <Box flex="1" minWidth="0">
          <CardTitle>
            <CardAnchor {...cardLinkStyle} to={`/dashboard/projects/${project.id}/tasks`}>{words.tasksCard}</CardAnchor>
          </CardTitle>
          <Text textStyle="sm" color="fg.muted">
            {total === 0 ? words.tasksCardEmpty : words.tasksCardLine(open)}
          </Text>
        </Box>
        <Box color="fg.muted"><ArrowRight size={16} strokeWidth={1.75} aria-hidden /></Box>
      </HStack>
    </Card>
  )
}
