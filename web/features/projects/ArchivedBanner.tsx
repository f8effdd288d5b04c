import { Box, HStack, Text } from '@chakra-ui/react'
import { Archive } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ArchivedBanner_project$key } from '../../__generated__/ArchivedBanner_project.graphql.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { later } from '../../ui/later.tsx'

const UnarchiveButton = later(async () => (await import('./UnarchiveButton.tsx')).UnarchiveButton)

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
  if (!project.isArchived) return null
  return (
    <HStack
      role="status" gap="3" px="4" py="2" borderRadius="card" bg="warning.subtle" borderWidth="1px"
      borderColor="warning.emphasized" minHeight="12"
    >
      <Box color="fg.warning" flexShrink="0"><Archive size={16} strokeWidth={1.75} aria-hidden /></Box>
      <Text flex="1" minWidth="0" fontWeight="medium">{projectFrameMessages.archived}</Text>
      <UnarchiveButton projectId={project.id} isAllowed={project.viewerCanAdminister} />
    </HStack>
  )
}
