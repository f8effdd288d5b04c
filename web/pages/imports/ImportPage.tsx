import { Button } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { ImportPageQuery } from '../../__generated__/ImportPageQuery.graphql.ts'
import { ImportView } from '../../features/imports/ImportView.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { boardPath } from '../../lib/boardPath.ts'
import { importMessages } from '../../messages/imports.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = importMessages

/** A file and what it would do to the project, which is chosen, applied and undone here. */
export function ImportPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.loadFailed} header={<PageHeader title={words.page} />} notFound={<ProjectNotFound />}
        fallback={<SkeletonGroup><HeaderSkeleton /><RowSkeletons count={8} /></SkeletonGroup>}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { projectId = '' } = useParams()
  const { project, node } = usePageQuery<ImportPageQuery>(graphql`
    query ImportPageQuery($projectId: ID!, $importId: ID!) {
      project(by: { id: $projectId }) {
        id
        viewerCanEdit
        isArchived
        ...ProjectPageHeader_project
      }
      node(id: $importId) {
        ... on Import {
          status
          project {
            id
          }
          ...ImportView_import @alias(as: "shown")
        }
      }
    }
  `)
  if (!project) return <ProjectNotFound />
  const shown = node?.project?.id === project.id && node.status !== 'DISCARDED' ? node.shown : null
  return (
    <>
      <ProjectPageHeader projectRef={project} title={words.page} />
      {shown ? (
        <ImportView
          importRef={shown} projectId={project.id} canEdit={project.viewerCanEdit && !project.isArchived}
        />
      ) : (
        <EmptyState
          icon={<FileQuestion size={22} strokeWidth={1.75} />} headingLevel="h1" title={words.goneTitle}
          description={words.goneLine}
          action={<Button asChild><Link to={boardPath(projectId)}>{words.toBoard}</Link></Button>}
        />
      )}
    </>
  )
}
