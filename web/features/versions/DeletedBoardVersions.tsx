import { graphql } from 'react-relay'
import type { DeletedBoardVersions_project$key } from '../../__generated__/DeletedBoardVersions_project.graphql.ts'
import type { DeletedBoardVersionsPaginationQuery } from
  '../../__generated__/DeletedBoardVersionsPaginationQuery.graphql.ts'
import { versionMessages } from '../../messages/versions.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { VersionList } from './VersionList.tsx'
import type { VersionAction } from './VersionRow.tsx'

type DeletedBoardVersionsProps = { projectRef: DeletedBoardVersions_project$key; actions: readonly VersionAction[] }

/** The versions of the boards of a project that are in the trash or have left it. */
export function DeletedBoardVersions({ projectRef, actions }: DeletedBoardVersionsProps) {
  const { data, ...list } = useLiveList<DeletedBoardVersionsPaginationQuery, DeletedBoardVersions_project$key>(
    graphql`
      fragment DeletedBoardVersions_project on Project
      @refetchable(queryName: "DeletedBoardVersionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        versions(first: $count, after: $cursor, filter: { isStoryboardDeleted: true })
          @connection(key: "DeletedBoardVersions_versions") {
          edges {
            node {
              ...VersionList_versions
            }
          }
        }
      }
    `,
    projectRef,
    ({ areVersionsChanged, areBoardsChanged, isSweeping }) => areVersionsChanged || areBoardsChanged || isSweeping,
  )
  return (
    <VersionList
      versionsRef={data.versions.edges.map(({ node }) => node)} projectId={data.id} list={list} actions={actions}
      hasBoardNames emptyLine={versionMessages.emptyTrashLine}
    />
  )
}
