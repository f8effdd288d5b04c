import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { OrganizationAssetsPageQuery } from '../../__generated__/OrganizationAssetsPageQuery.graphql.ts'
import { AssetListContext } from '../../features/assets/assetChanges.ts'
import { AssetBrowser, AssetBrowserSkeleton } from '../../features/assets/AssetBrowser.tsx'
import { AssetDrawer } from '../../features/assets/AssetDrawer.tsx'
import { AssetLibraryGrid } from '../../features/assets/AssetLibraryGrid.tsx'
import { assetListId, filtersOfArguments } from '../../features/assets/assetListSearch.ts'
import { useAssetAddress } from '../../features/assets/useAssetAddress.ts'
import { useAssetCounts } from '../../features/assets/useAssetCounts.ts'
import { LostOrganization } from '../../features/organizations/LostOrganization.tsx'
import { SelectOrganization } from '../../features/organizations/SelectOrganization.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { UploadPlanContext } from '../../features/uploads/uploadPlan.ts'
import { assetMessages } from '../../messages/assets.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'

const words = assetMessages

/** The assets of the selected organization, whatever project they are of. */
export function OrganizationAssetsPage() {
  return (
    <PageBoundary
      failedTitle={words.failedList} fallback={<AssetBrowserSkeleton />}
      header={<PageHeader title={words.library} isHeading />}
      notFound={
        <LostOrganization>
          <PageHeader title={words.library} isHeading />
          <AssetBrowserSkeleton />
        </LostOrganization>
      }
    >
      <Content />
    </PageBoundary>
  )
}

function Content() {
  const { organization } = usePageQuery<OrganizationAssetsPageQuery>(graphql`
    query OrganizationAssetsPageQuery(
      $organizationId: ID!
      $hasOrganization: Boolean!
      $filter: AssetFilter
      $countFilter: AssetFilter
      $orderBy: AssetOrderField!
    ) {
      organization(id: $organizationId) @include(if: $hasOrganization) {
        id
        name
        plan
        assetCounts(filter: $countFilter) {
          ...useAssetCounts_counts
        }
        projects(first: 200) {
          nodes {
            id
            name
          }
        }
        ...AssetLibraryGrid_organization @arguments(filter: $filter, countFilter: $countFilter, orderBy: $orderBy)
      }
    }
  `)
  const address = useAssetAddress('UPDATED')
  // The list on the screen, which follows the address as soon as it is there.
  const variables = usePageVariables<OrganizationAssetsPageQuery>()
  const shown = useMemo(() => filtersOfArguments(variables), [variables])
  const isFree = organization?.plan === 'STARTER'
  const uploadPlan = useMemo(() => ({ isFree }), [isFree])
  const countAssets = useAssetCounts(organization?.assetCounts)
  if (!organization) {
    return (
      <PageBody>
        <PageHeader title={words.library} />
        <SelectOrganization title={words.selectOrganization} line={words.selectOrganizationLine} />
      </PageBody>
    )
  }
  return (
    <AssetListContext value={assetListId(organization.id, 'AssetLibraryGrid_assets', shown)}>
      <UploadPlanContext value={uploadPlan}>
        <PageHeader
          title={words.library} isHeading
          crumbs={[{ label: organization.name, to: `/dashboard/organizations/${organization.id}` }]}
        />
        <AssetBrowser
          filters={address.filters} usualOrder="UPDATED" count={countAssets} onChanged={address.change}
          onCleared={address.clear} projects={organization.projects.nodes}
        >
          <AssetLibraryGrid organizationRef={organization} filters={shown} onCleared={address.clear} />
        </AssetBrowser>
        <AssetDrawer />
      </UploadPlanContext>
    </AssetListContext>
  )
}
