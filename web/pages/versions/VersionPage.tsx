import { Box, Button, HStack } from '@chakra-ui/react'
import { Clapperboard, FileClock } from 'lucide-react'
import { useCallback, useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { VersionPageQuery } from '../../__generated__/VersionPageQuery.graphql.ts'
import type { VersionPageLiveQuery } from '../../__generated__/VersionPageLiveQuery.graphql.ts'
import { useLiveQuery } from '../../features/live/useLive.ts'
import { VersionApprovals } from '../../features/approvals/VersionApprovals.tsx'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { withIntent } from '../../features/shell/navigationIntent.ts'
import { DensityChoice } from '../../features/shots/DensityChoice.tsx'
import { ShotGridSkeleton } from '../../features/shots/ShotGridSkeleton.tsx'
import { useVersionShots } from '../../features/versions/useVersionShots.ts'
import { VersionBanner } from '../../features/versions/VersionBanner.tsx'
import { VersionGrid } from '../../features/versions/VersionGrid.tsx'
import { VersionShotDialog } from '../../features/versions/VersionShotDialog.tsx'
import { versionPlayPath, versionsPath } from '../../lib/boardPath.ts'
import { versionMessages } from '../../messages/versions.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'

const RestoreVersionDialog = later(
  async () => (await import('../../features/versions/RestoreVersionDialog.tsx')).RestoreVersionDialog,
)

const words = versionMessages
/** Space around the board of a version. */
const PADDING = { px: { base: '4', md: '6' }, pt: { base: '3', md: '5' }, pb: '16' } as const

/** A board as it was in a version: to look at, without tools. */
export function VersionPage() {
  const { versionId } = useParams()
  return (
    <PageBoundary
      failedTitle={words.versionFailed} header={<PageHeader title={words.version} />}
      fallback={<Box {...PADDING}><ShotGridSkeleton /></Box>} notFound={<Box {...PADDING}><ProjectNotFound /></Box>}
    >
      <Content key={versionId} />
    </PageBoundary>
  )
}

const liveQuery = graphql`
  query VersionPageLiveQuery($versionId: ID!) {
    version: node(id: $versionId) {
      ... on StoryboardVersion {
        id
        ...VersionBanner_version @alias(as: "banner")
        ...VersionApprovals_version @alias(as: "decided")
      }
    }
  }
`

function Content() {
  const { versionId } = usePageVariables<VersionPageQuery>()
  const { project, version } = usePageQuery<VersionPageQuery>(graphql`
    query VersionPageQuery($projectId: ID!, $versionId: ID!) {
      project(by: { id: $projectId }) {
        id
        isArchived
        viewerCanEdit
        viewerCanApprove
        ...ProjectPageHeader_project
        ...ArchivedBanner_project
      }
      version: node(id: $versionId) {
        ... on StoryboardVersion {
          id
          number
          ...VersionBanner_version @alias(as: "banner")
          ...VersionApprovals_version @alias(as: "decided")
          ...useVersionShots_version @alias(as: "kept")
        }
      }
    }
  `)
  useLiveQuery<VersionPageLiveQuery>({
    query: liveQuery, variables: () => ({ versionId }),
    isTouched: ({ areVersionsChanged, areBoardsChanged, areReviewsChanged, isSweeping }) =>
      areVersionsChanged || areBoardsChanged || areReviewsChanged || isSweeping,
  })
  if (!project) return <Box {...PADDING}><ProjectNotFound /></Box>
  const { id: projectId } = project
  const isFound = version?.id !== undefined && version.banner != null && version.decided != null
    && version.kept != null
  return (
    <>
      <ProjectPageHeader
        projectRef={project} title={isFound ? words.number(version.number ?? 0) : words.notFound}
        actions={<Button asChild><Link to={versionsPath(projectId)}>{words.all}</Link></Button>}
      />
      <Box {...PADDING}>
        {isFound ? (
          <>
            <Box mb="4" _empty={{ display: 'none' }}><ArchivedBanner projectRef={project} /></Box>
            <VersionBanner versionRef={version.banner} projectId={projectId} canEdit={project.viewerCanEdit} />
            <VersionApprovals
              versionRef={version.decided} projectId={projectId} canEdit={project.viewerCanEdit}
              canDecide={project.viewerCanApprove && !project.isArchived}
            />
            <Shots
              key={version.id} versionRef={version.kept} projectId={projectId} canEdit={project.viewerCanEdit}
              version={{ id: version.id, number: version.number ?? 0 }}
            />
          </>
        ) : (
          <EmptyState
            icon={<FileClock size={22} strokeWidth={1.75} />} headingLevel="h1" title={words.notFound}
            description={words.notFoundLine}
            action={<Button asChild><Link to={versionsPath(projectId)}>{words.all}</Link></Button>}
          />
        )}
      </Box>
    </>
  )
}

type ShotsProps = {
  versionRef: Parameters<typeof useVersionShots>[0]
  projectId: string
  canEdit: boolean
  version: { readonly id: string; readonly number: number }
}

/** The cards of a version, and the shot whose details are open. */
function Shots({ versionRef, projectId, canEdit, version }: ShotsProps) {
  const { id: versionId } = version
  const { shots, shotCount } = useVersionShots(versionRef)
  const [openedId, setOpenedId] = useState<string | null>(null)
  /** The button that asks to bring back the opened shot. */
  const [restorer, setRestorer] = useState<HTMLElement | null>(null)
  const [chosenViews, setChosenViews] = useState<ReadonlyMap<string, string>>(new Map())
  const navigate = useNavigate()
  const chooseView = useCallback(
    (shotId: string, viewId: string) => setChosenViews((current) => new Map([...current, [shotId, viewId]])), [],
  )
  const play = (shotId: string): void =>
    void navigate(versionPlayPath(projectId, versionId, shotId), { state: withIntent('play') })
  const opened = shots.find(({ id }) => id === openedId)
  if (shotCount === 0) {
    return (
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyBoardTitle}
        description={words.emptyBoardLine}
      />
    )
  }
  return (
    <>
      <HStack justify="flex-end" mb="4"><DensityChoice /></HStack>
      <VersionGrid
        shots={shots} shotCount={shotCount} chosenViews={chosenViews} onViewChosen={chooseView} onOpen={setOpenedId}
        onPlay={play}
      />
      {opened ? (
        <VersionShotDialog
          shot={opened} count={shots.length} chosenViewId={chosenViews.get(opened.id) ?? null}
          onViewChosen={(viewId) => chooseView(opened.id, viewId)}
          onStep={(step) => setOpenedId(shots[opened.position - 1 + step]?.id ?? opened.id)}
          onClose={() => setOpenedId(null)} playTo={versionPlayPath(projectId, versionId, opened.id)}
          onRestore={canEdit ? setRestorer : null}
        />
      ) : null}
      {opened && restorer ? (
        <RestoreVersionDialog
          projectId={projectId} version={version} shot={opened} returnFocus={restorer}
          onClose={() => setRestorer(null)}
        />
      ) : null}
    </>
  )
}
