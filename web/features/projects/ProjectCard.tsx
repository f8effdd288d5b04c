import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ProjectCard_project$key } from '../../__generated__/ProjectCard_project.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { messages } from '../../messages.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { ProjectMosaic } from './ProjectMosaic.tsx'

const CardAnchor = chakra(Link)

type ProjectCardProps = {
  projectRef: ProjectCard_project$key
  /** h3 under a section's heading. */
  headingLevel?: 'h2' | 'h3'
}

/** A project in a grid: its latest frames, name, description, length and when it changed. */
export function ProjectCard({ projectRef, headingLevel = 'h2' }: ProjectCardProps) {
  const project = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        id
        name
        description
        updatedAt
        storyboard {
          duration
          shotCount: shots {
            totalCount
          }
        }
        ...ProjectMosaic_project
      }
    `,
    projectRef,
  )
  const { storyboard } = project
  return (
    <Card>
      <Box aspectRatio="16 / 9" borderBottomWidth="1px" overflow="hidden"><ProjectMosaic projectRef={project} /></Box>
      <Box px="4" pt="3" pb="3.5" flex="1" display="flex" flexDirection="column" gap="1">
        <CardTitle as={headingLevel} title={project.name}>
          <CardAnchor {...cardLinkStyle} to={`/dashboard/projects/${project.id}`}>{project.name}</CardAnchor>
        </CardTitle>
        <Text textStyle="sm" color="fg.muted" lineClamp={2} minHeight="2.5rem">
          {project.description || messages.projects.noDescription}
        </Text>
        <HStack justify="space-between" flexWrap="wrap" textStyle="xs" color="fg.muted" mt="2" columnGap="3" rowGap="1"
          whiteSpace="nowrap">
          <HStack gap="2" fontVariantNumeric="tabular-nums">
            <span>{messages.common.shots(storyboard.shotCount.totalCount)}</span>
            <Box as="span" aria-hidden>·</Box>
            <Box as="span" textStyle="mono">{runningTime(storyboard.duration)}</Box>
          </HStack>
          <Box as="span" position="relative" zIndex="1">
            <RelativeTime moment={project.updatedAt} sentence={messages.projects.updated} />
          </Box>
        </HStack>
      </Box>
    </Card>
  )
}
