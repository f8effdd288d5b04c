import { Box, Button, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ProjectCard_project$key } from '../../__generated__/ProjectCard_project.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { projectMessages } from '../../messages/projects.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { LockMark } from '../../ui/LockMark.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { ProjectMosaic } from './ProjectMosaic.tsx'
import { useUnarchiveProject } from './projectChanges.ts'

const CardAnchor = chakra(Link)
const words = projectMessages

type ProjectCardProps = {
  projectRef: ProjectCard_project$key
  /** h3 under a section's heading. */
  headingLevel?: 'h2' | 'h3'
  /** Shown where projects of several organizations stand together. */
  organizationName?: string
}

/** A project in a grid: its latest frames, name, description, size and when it changed; an archived one restores. */
export function ProjectCard({ projectRef, headingLevel = 'h2', organizationName }: ProjectCardProps) {
  const project = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        id
        name
        description
        updatedAt
        isArchived
        access
        viewerCanAdminister
        shotCount
        boardCount: storyboards(first: 1) {
          totalCount
        }
        storyboard {
          duration
        }
        ...ProjectMosaic_project
      }
    `,
    projectRef,
  )
  const [unarchiveProject, isRestoring] = useUnarchiveProject()
  const boardCount = project.boardCount.totalCount
  return (
    <Card>
      <Box aspectRatio="16 / 9" borderBottomWidth="1px" overflow="hidden" opacity={project.isArchived ? 0.72 : 1}>
        <ProjectMosaic projectRef={project} />
      </Box>
      <Box px="4" pt="3" pb="3.5" flex="1" display="flex" flexDirection="column" gap="1">
        {organizationName === undefined ? null : (
          <Text textStyle="xs" color="fg.muted" truncate title={organizationName}>{organizationName}</Text>
        )}
        <HStack gap="2" justify="space-between" minWidth="0">
          <HStack gap="1.5" minWidth="0">
            <CardTitle as={headingLevel} title={project.name} minWidth="0">
              <CardAnchor {...cardLinkStyle} to={`/dashboard/projects/${project.id}`}>{project.name}</CardAnchor>
            </CardTitle>
            <LockMark access={project.access} />
          </HStack>
          {project.isArchived ? <Box flexShrink="0"><Chip label={projectDangerMessages.archivedMark} /></Box> : null}
        </HStack>
        <Text textStyle="sm" color="fg.muted" lineClamp={2} minHeight="2.5rem">
          {project.description || words.noDescription}
        </Text>
        <HStack justify="space-between" flexWrap="wrap" textStyle="xs" color="fg.muted" mt="2" columnGap="3" rowGap="1"
          whiteSpace="nowrap">
          <HStack gap="2" fontVariantNumeric="tabular-nums">
            <span>{commonMessages.shots(project.shotCount)}</span>
            <Box as="span" aria-hidden>·</Box>
            {boardCount > 1 ? (
              <span>{words.boards(boardCount)}</span>
            ) : (
              <Box as="span" textStyle="mono">{runningTime(project.storyboard.duration)}</Box>
            )}
          </HStack>
          {project.isArchived && project.viewerCanAdminister ? (
            <Button
              size="xs" position="relative" zIndex="1" my="-1.5" loading={isRestoring}
              aria-label={projectDangerMessages.unarchiveNamed(project.name)}
              css={{ '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '16px' } }}
              onClick={() => unarchiveProject(project.id)}
            >
              {projectDangerMessages.unarchive}
            </Button>
          ) : (
            <Box as="span" position="relative" zIndex="1">
              <RelativeTime moment={project.updatedAt} sentence={words.updated} />
            </Box>
          )}
        </HStack>
      </Box>
    </Card>
  )
}
