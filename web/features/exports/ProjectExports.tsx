import { Box, HStack, Heading, Text } from '@chakra-ui/react'
import { Package } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectExportsLiveQuery } from '../../__generated__/ProjectExportsLiveQuery.graphql.ts'
import type { ProjectExports_project$key } from '../../__generated__/ProjectExports_project.graphql.ts'
import { askExport } from '../../lib/exportPlace.ts'
import { exportMessages } from '../../messages/exports.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { ExportRow } from './ExportRow.tsx'

const words = exportMessages

const exportsQuery = graphql`
  query ProjectExportsLiveQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      ...ProjectExports_project
    }
  }
`

/** A project as files: the button that asks for one, and the last three with their progress or download. */
export function ProjectExports({ projectRef }: { projectRef: ProjectExports_project$key }) {
  const { id, viewerCanExport, exports } = useFragment(
    graphql`
      fragment ProjectExports_project on Project {
        id
        viewerCanExport
        exports(first: 3) {
          nodes {
            id
            ...ExportRow_projectExport
          }
        }
      }
    `,
    projectRef,
  )
  useLiveQuery<ProjectExportsLiveQuery>({
    query: exportsQuery, variables: () => ({ projectId: id }), isTouched: ({ areExportsChanged }) => areExportsChanged,
  })
  return (
    <Box as="section" aria-label={words.title} borderWidth="1px" borderRadius="card" bg="bg.panel" px="5" py="4">
      <HStack justify="space-between" gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }} mb="3">
        <Box minWidth="0">
          <Heading as="h2" textStyle="md" letterSpacing="-0.01em">{words.title}</Heading>
          <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{words.line}</Text>
        </Box>
        <ExplainedButton
          reason={viewerCanExport ? null : projectFrameMessages.exportForbidden} tooltipPlacement="top-end"
          flexShrink="0"
          aria-haspopup="dialog" onClick={() => askExport()}
        >
          <Package strokeWidth={1.75} aria-hidden /> {words.action}
        </ExplainedButton>
      </HStack>
      {exports.nodes.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" borderTopWidth="1px" pt="3">{words.empty}</Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={words.listLabel} mb="-3">
          {exports.nodes.map((each) => <ExportRow key={each.id} exportRef={each} />)}
        </Box>
      )}
    </Box>
  )
}
