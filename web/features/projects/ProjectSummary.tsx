import { Box, Flex, Grid, HStack, Heading, VisuallyHidden } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectSummary_project$key } from '../../__generated__/ProjectSummary_project.graphql.ts'
import { frameRateName } from '../../lib/frameRates.ts'
import { hasDraft } from '../../lib/drafts.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { projectMessages } from '../../messages/projects.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { LockMark } from '../../ui/LockMark.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { useAssetCounts } from '../assets/useAssetCounts.ts'
import { EditProjectForm, projectForm } from './EditProjectForm.tsx'
import { ProjectMosaic } from './ProjectMosaic.tsx'
import { TaskBar } from './TaskBar.tsx'
import { useProjectBoards } from './useProjectBoards.ts'

const words = projectMessages

/** The head of a project's page: mosaic, name, description and key numbers, or the form that changes them. */
export function ProjectSummary({ projectRef }: { projectRef: ProjectSummary_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectSummary_project on Project {
        id
        name
        description
        access
        isArchived
        viewerCanEdit
        frameRate {
          numerator
          denominator
        }
        ...useProjectBoards_project
        assetCounts {
          ...useAssetCounts_counts
        }
        ...ProjectMosaic_project
        ...TaskBar_project
        ...EditProjectForm_project
      }
    `,
    projectRef,
  )
  const { shotCount, sceneCount, duration } = useProjectBoards(project)
  const assetCount = useAssetCounts(project.assetCounts)(null)
  // What was typed before the page was left shows at once.
  const [isEditing, setIsEditing] = useState(() => hasDraft(projectForm(project.id)))
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const { numerator, denominator } = project.frameRate
  const numbers = [
    { label: words.shots, value: commonMessages.number(shotCount) },
    { label: words.runningTime, value: runningTime(duration) },
    ...(sceneCount > 0 ? [{ label: words.scenes, value: commonMessages.number(sceneCount) }] : []),
    ...(assetCount > 0 ? [{ label: words.assets, value: commonMessages.number(assetCount) }] : []),
    { label: words.frameRate, value: words.framesPerSecond(frameRateName({ numerator, denominator })) },
  ]
  const reason = project.isArchived ? projectFrameMessages.archived : words.editForbidden
  return (
    <Grid as="section" gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: '432px minmax(0, 1fr)' }}>
      <Box height="248px" borderRadius="card" overflow="hidden" borderWidth="1px">
        <ProjectMosaic projectRef={project} />
      </Box>
      {isEditing && project.viewerCanEdit ? (
        <Box position="relative">
          <VisuallyHidden as="h1">{project.name}</VisuallyHidden>
          <EditProjectForm projectRef={project} onClosed={() => setIsEditing(false)} />
        </Box>
      ) : (
        <Flex direction="column" minWidth="0">
          <HStack justify="space-between" align="flex-start" gap="4">
            <HStack gap="2.5" minWidth="0">
              <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3} minWidth="0">
                {project.name}
              </Heading>
              <LockMark access={project.access} />
            </HStack>
            <ExplainedButton
              ref={editButton} reason={project.viewerCanEdit ? null : reason} tooltipPlacement="bottom-end"
              flexShrink="0" onClick={() => setIsEditing(true)}
            >
              <Pencil aria-hidden /> {words.edit}
            </ExplainedButton>
          </HStack>
          <LongText mt="2" lineHeight="1.375rem" color="fg.soft" maxWidth="62ch">
            {project.description || words.noDescription}
          </LongText>
          <Flex as="dl" wrap="wrap" rowGap="4" mt="5">
            {numbers.map(({ label, value }, index) => (
              <Flex
                key={label} direction="column-reverse" ps={index === 0 ? '0' : { base: '3', sm: '6' }}
                pe={{ base: '3', sm: '6' }}
                borderStartWidth={index === 0 ? '0' : '1px'}
              >
                <Box as="dt" textStyle="xs" color="fg.muted">{label}</Box>
                <Box as="dd" textStyle={{ base: 'lg', sm: 'xl' }} fontWeight="semibold"
                  fontVariantNumeric="tabular-nums">
                  {value}
                </Box>
              </Flex>
            ))}
          </Flex>
          <Box mt="auto" pt="5"><TaskBar projectRef={project} /></Box>
        </Flex>
      )}
    </Grid>
  )
}
