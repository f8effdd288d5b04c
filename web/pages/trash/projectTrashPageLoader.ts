import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ProjectTrashPageQuery } from '../../__generated__/ProjectTrashPageQuery.graphql.ts'
import { trashTypeIn } from '../../features/trash/trashTypes.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts loading a project's trash, narrowed to the type in the address. */
export function projectTrashPageLoader({ params, request }: LoaderFunctionArgs) {
  const type = trashTypeIn(new URL(request.url).searchParams)
  const variables = { projectId: params['projectId'] ?? '', types: type === null ? null : [type] }
  return loadPageQuery<ProjectTrashPageQuery>(query, variables, request.signal)
}
