import { Box, HStack, Text } from '@chakra-ui/react'
import { Archive } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ArchivedBanner_project$key } from '../../__generated__/ArchivedBanner_project.graphql.ts'
import { messages } from '../../messages.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useUnarchiveProject } from './projectChanges.ts'

const words = messages.projectDanger

/** Says on every page of an archived project that it is read-only, and restores it; nothing for the others. */
export function ArchivedBanner({ projectRef }: { projectRef: ArchivedBanner_project$key }) {
  const project = useFragment(
    graphql`
      fragment ArchivedBanner_project on Project {
        id
        isArchived
        viewerCanAdminister
      }
    `,
    projectRef,
  )
  const [unarchiveProject, isRunning] = useUnarchiveProject()
  if (!project.isArchived) return null
  return (
    <HStack
      role="status" gap="3" px="4" py="2" borderRadius="card" bg="warning.subtle" borderWidth="1px"
      borderColor="warning.emphasized" minHeight="12"
    >
      <Box color="fg.warning" flexShrink="0"><Archive size={16} strokeWidth={1.75} aria-hidden /></Box>
      <Text flex="1" minWidth="0" fontWeight="medium">{words.archivedBanner}</Text>
      <ExplainedButton
        reason={project.viewerCanAdminister ? null : words.forbidden} tooltipPlacement="bottom-end" flexShrink="0"
        loading={isRunning} onClick={() => unarchiveProject(project.id)}
      >
        {words.unarchive}
      </ExplainedButton>
    </HStack>
  )
}
