import query, { type ProjectTrashPageQuery } from '../../__generated__/ProjectTrashPageQuery.graphql.ts'
import { trashTypeIn } from '../../features/trash/trashTypes.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts loading a project's trash, narrowed to the type in the address. */
export const projectTrashPageLoader = pageLoader<ProjectTrashPageQuery>(query, ({ projectId }, search) => {
  const type = trashTypeIn(search)
  return { projectId, types: type === null ? null : [type] }
})
