import { Box } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { AssetsPageQuery } from '../../__generated__/AssetsPageQuery.graphql.ts'
import { AssetListContext } from '../../features/assets/assetChanges.ts'
import { AssetBrowser, AssetBrowserSkeleton } from '../../features/assets/AssetBrowser.tsx'
import { AssetDrawer } from '../../features/assets/AssetDrawer.tsx'
import { AssetGrid } from '../../features/assets/AssetGrid.tsx'
import { assetListId, filtersOfArguments } from '../../features/assets/assetListSearch.ts'
import { useAssetAddress } from '../../features/assets/useAssetAddress.ts'
import { useAssetCounts } from '../../features/assets/useAssetCounts.ts'
import { useEditRefusal } from '../../features/assets/useEditRefusal.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { BreakdownLink } from '../../features/casting/BreakdownLink.tsx'
import { MoreMenu } from '../../features/csv/MoreMenu.tsx'
import type { CsvKind } from '../../features/csv/exportCsv.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { UploadPlanContext } from '../../features/uploads/uploadPlan.ts'
import { assetMessages } from '../../messages/assets.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { later } from '../../ui/later.tsx'

const CreateAssetDialog = later(
  async () => (await import('../../features/assets/CreateAssetDialog.tsx')).CreateAssetDialog,
)

const words = assetMessages
const { pages } = projectFrameMessages
const CSV_KINDS: readonly CsvKind[] = ['ASSETS']

/** The assets of a project: what its shots are made of. */
export function AssetsPage() {
  return (
    <PageBoundary
      failedTitle={words.failedList} fallback={<AssetBrowserSkeleton />}
      header={<PageHeader title={pages.assets} isHeading />} notFound={<PageBody><ProjectNotFound /></PageBody>}
    >
      <Content />
    </PageBoundary>
  )
}

function Content() {
  const { project } = usePageQuery<AssetsPageQuery>(graphql`
    query AssetsPageQuery(
      $projectId: ID!
      $filter: AssetFilter
      $countFilter: AssetFilter
      $orderBy: AssetOrderField!
    ) {
      project(by: { id: $projectId }) {
        id
        isArchived
        ...ProjectPageHeader_project
        ...MoreMenu_project
        ...useEditRefusal_project
        assetCounts(filter: $countFilter) {
          ...useAssetCounts_counts
        }
        organization {
          plan
        }
        ...AssetGrid_project @arguments(filter: $filter, countFilter: $countFilter, orderBy: $orderBy)
        ...ArchivedBanner_project
      }
    }
  `)
  const address = useAssetAddress('NAME')
  // The list on the screen, which follows the address as soon as it is there.
  const variables = usePageVariables<AssetsPageQuery>()
  const shown = useMemo(() => filtersOfArguments(variables), [variables])
  const isFree = project?.organization.plan === 'STARTER'
  const uploadPlan = useMemo(() => ({ isFree }), [isFree])
  const refusal = useEditRefusal(project)
  const countAssets = useAssetCounts(project?.assetCounts)
  if (!project) return <PageBody><ProjectNotFound /></PageBody>
  const openDialog = () => address.setIsCreating(true)
  return (
    <AssetListContext value={assetListId(project.id, 'AssetGrid_assets', shown)}>
      <UploadPlanContext value={uploadPlan}>
        <ProjectPageHeader
          projectRef={project} title={pages.assets} isHeading
          actions={
            <>
              <Box as="span" hideBelow="md"><BreakdownLink projectId={project.id} /></Box>
              <MoreMenu projectRef={project} kinds={CSV_KINDS} />
              <ExplainedButton
                variant="solid" reason={refusal} tooltipPlacement="bottom-end" aria-label={words.create}
                onClick={openDialog}
              >
                <Plus aria-hidden /> <Box as="span" hideBelow="sm">{words.create}</Box>
              </ExplainedButton>
            </>
          }
        />
        <AssetBrowser
          filters={address.filters} usualOrder="NAME" count={countAssets} onChanged={address.change}
          onCleared={address.clear}
          notice={project.isArchived ? (
            <Box px={{ base: '4', md: '6' }} pt="4"><ArchivedBanner projectRef={project} /></Box>
          ) : null}
        >
          <AssetGrid
            projectRef={project} filters={shown} onCleared={address.clear}
            onNewAsset={refusal === null ? openDialog : undefined}
          />
        </AssetBrowser>
        <CreateAssetDialog
          projectId={project.id} type={address.filters.type}
          isOpen={address.isCreating && refusal === null} onClose={() => address.setIsCreating(false)}
        />
        <AssetDrawer />
      </UploadPlanContext>
    </AssetListContext>
  )
}
