import { Box, Grid, Heading } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ReactNode } from 'react'
import type { ProjectDetails_project$key } from '../../__generated__/ProjectDetails_project.graphql.ts'
import { exactTime, longDate } from '../../lib/dates.ts'
import { messages } from '../../messages.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

const words = messages.projects

/** When a project was made and changed, whose it is, and its name for machines. */
export function ProjectDetails({ projectRef }: { projectRef: ProjectDetails_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectDetails_project on Project {
        code
        createdAt
        updatedAt
        organization {
          name
        }
      }
    `,
    projectRef,
  )
  const rows: [label: string, value: ReactNode][] = [
    [
      words.createdAt,
      <Tooltip key="created" content={exactTime(project.createdAt)}>
        <time dateTime={project.createdAt}>{longDate(project.createdAt)}</time>
      </Tooltip>,
    ],
    [words.updatedAt, <RelativeTime key="updated" moment={project.updatedAt} />],
    [words.organization, project.organization.name],
    [words.code, <Box key="code" as="span" textStyle="mono">{project.code}</Box>],
  ]
  return (
    <Box as="section" borderWidth="1px" borderRadius="card" bg="bg.panel" px="5" py="4">
      <Heading as="h2" textStyle="md" letterSpacing="-0.01em" mb="2">{words.details}</Heading>
      <Box as="dl" textStyle="sm">
        {rows.map(([label, value], index) => (
          <Grid key={label} templateColumns="128px minmax(0, 1fr)" py="1.5" borderTopWidth={index === 0 ? '0' : '1px'}>
            <Box as="dt" color="fg.muted">{label}</Box>
            <Box as="dd" fontWeight="medium" overflowWrap="anywhere">{value}</Box>
          </Grid>
        ))}
      </Box>
    </Box>
  )
}
