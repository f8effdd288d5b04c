import { HStack, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ProjectTrash_project$key } from '../../__generated__/ProjectTrash_project.graphql.ts'
import type { ProjectTrashPaginationQuery } from '../../__generated__/ProjectTrashPaginationQuery.graphql.ts'
import { trashMessages } from '../../messages/trash.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { TrashList } from './TrashList.tsx'
import { PROJECT_TRASH_TYPES, trashTypeIn, type ProjectTrashType } from './trashTypes.ts'

const words = trashMessages

/** The deleted objects of a project, narrowed to a type by the address. */
export function ProjectTrash({ projectRef }: { projectRef: ProjectTrash_project$key }) {
  const { data, ...list } = useLiveList<
    ProjectTrashPaginationQuery,
    ProjectTrash_project$key
  >(
    graphql`
      fragment ProjectTrash_project on Project
      @refetchable(queryName: "ProjectTrashPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, types: { type: "[TombstoneType!]" }
      ) {
        isArchived
        viewerCanEdit
        trash(first: $count, after: $cursor, filter: { types: $types })
        @connection(key: "ProjectTrash_trash") {
          edges {
            node {
              ...TrashList_tombstones
            }
          }
        }
      }
    `,
    projectRef,
    ({ shots, assets, tasks, areBoardsChanged, arePlaylistsChanged, isSweeping }) =>
      areBoardsChanged || arePlaylistsChanged || isSweeping || shots.size + assets.size + tasks.size > 0,
  )
  const [search, setSearch] = useSearchParams()
  const type = trashTypeIn(search)
  const { isArchived, viewerCanEdit, trash } = data
  const reason = isArchived ? words.isArchived : words.mayNotRestore
  return (
    <Stack gap="5">
      <HStack>
        <FilterSelect<ProjectTrashType | ''>
          label={words.type} value={type ?? ''}
          choices={[
            { value: '', label: words.everything },
            ...PROJECT_TRASH_TYPES.map((value) => ({ value, label: words.types[value] })),
          ]}
          onChosen={(chosen) => setSearch(chosen ? { type: chosen.toLowerCase() } : {}, { replace: true })}
        />
      </HStack>
      <TrashList
        tombstonesRef={trash.edges.map(({ node }) => node)} reason={viewerCanEdit ? null : reason}
        isFiltered={type !== null} list={list}
      />
    </Stack>
  )
}
