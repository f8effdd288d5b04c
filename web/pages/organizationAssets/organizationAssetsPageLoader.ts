import type { LoaderFunctionArgs } from 'react-router-dom'
import query, {
  type OrganizationAssetsPageQuery,
} from '../../__generated__/OrganizationAssetsPageQuery.graphql.ts'
import { assetListArguments, readAssetFilters } from '../../features/assets/assetListSearch.ts'
import { chosenOrganizationId } from '../../features/organizations/chosenOrganization.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the assets of the selected organization that the address asks for. */
export async function organizationAssetsPageLoader({ request }: LoaderFunctionArgs) {
  const organizationId = await chosenOrganizationId()
  const filters = readAssetFilters(new URL(request.url).searchParams, 'UPDATED')
  const variables = {
    organizationId: organizationId ?? '', hasOrganization: organizationId !== null, ...assetListArguments(filters),
  }
  return loadPageQuery<OrganizationAssetsPageQuery>(query, variables, request.signal)
}
