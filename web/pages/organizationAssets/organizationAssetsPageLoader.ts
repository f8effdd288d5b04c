import query, { type OrganizationAssetsPageQuery } from '../../__generated__/OrganizationAssetsPageQuery.graphql.ts'
import { assetListArguments, readAssetFilters } from '../../features/assets/assetListSearch.ts'
import { chosenOrganizationVariables } from '../../features/organizations/chosenOrganization.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the assets of the selected organization that the address asks for. */
export const organizationAssetsPageLoader = pageLoader<OrganizationAssetsPageQuery>(query, async (_, search) => ({
  ...await chosenOrganizationVariables(), ...assetListArguments(readAssetFilters(search, 'UPDATED')),
}))
