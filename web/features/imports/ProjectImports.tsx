import { Box, Heading, HStack, Text } from '@chakra-ui/react'
import { FileInput } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { ProjectImports_project$key } from '../../__generated__/ProjectImports_project.graphql.ts'
import type { ProjectImportsListQuery } from '../../__generated__/ProjectImportsListQuery.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { later } from '../../ui/later.tsx'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { ImportRow } from './ImportRow.tsx'

const words = importMessages
const PAGE_SIZE = 20

const ImportFileDialog = later(async () => (await import('./ImportFileDialog.tsx')).ImportFileDialog)

const fragment = graphql`
  fragment ProjectImports_project on Project
  @refetchable(queryName: "ProjectImportsListQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
    id
    viewerCanEdit
    isArchived
    storyboard {
      id
    }
    imports(first: $count, after: $cursor) @connection(key: "ProjectImports_imports") {
      edges {
        node {
          id
          status
          ...ImportRow_import
        }
      }
    }
  }
`

/** The imports of a project that are kept, each with the way to its plan, and the button that starts one. */
export function ProjectImports({ projectRef }: { projectRef: ProjectImports_project$key }) {
  const { data, ...list } = useLiveList<ProjectImportsListQuery, ProjectImports_project$key>(
    fragment, projectRef, ({ areImportsChanged }) => areImportsChanged,
  )
  const { id, viewerCanEdit, isArchived, storyboard } = data
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const imports = data.imports.edges.map(({ node }) => node).filter(({ status }) => status !== 'DISCARDED')
  return (
    <Box as="section" aria-label={words.listTitle} borderWidth="1px" borderRadius="card" bg="bg.panel" px="5" py="4">
      <HStack justify="space-between" gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }} mb="3">
        <Box minWidth="0">
          <Heading as="h2" textStyle="md" letterSpacing="-0.01em">{words.listTitle}</Heading>
          <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{words.listLine}</Text>
        </Box>
        <ExplainedButton
          ref={button} reason={viewerCanEdit && !isArchived ? null : words.startForbidden} tooltipPlacement="top-end"
          flexShrink="0" aria-haspopup="dialog" onClick={() => setIsOpen(true)}
        >
          <FileInput strokeWidth={1.75} aria-hidden /> {words.action}
        </ExplainedButton>
      </HStack>
      {imports.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" borderTopWidth="1px" pt="3">{words.listEmpty}</Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={words.listTitle} mb={list.hasNext ? '0' : '-3'}>
          {imports.map((each) => <ImportRow key={each.id} importRef={each} projectId={id} />)}
        </Box>
      )}
      <ShowMore list={list} count={PAGE_SIZE} pt="3" borderTopWidth="1px" />
      <ImportFileDialog
        isOpen={isOpen} onClose={() => setIsOpen(false)} projectId={id} boardId={storyboard.id} returnFocus={button}
      />
    </Box>
  )
}
