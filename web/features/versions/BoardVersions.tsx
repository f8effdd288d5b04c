import { Button } from '@chakra-ui/react'
import { BookmarkPlus } from 'lucide-react'
import { graphql } from 'react-relay'
import type { BoardVersions_storyboard$key } from '../../__generated__/BoardVersions_storyboard.graphql.ts'
import type { BoardVersionsPaginationQuery } from '../../__generated__/BoardVersionsPaginationQuery.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { versionMessages } from '../../messages/versions.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { VersionList } from './VersionList.tsx'
import type { VersionAction } from './VersionRow.tsx'

const words = versionMessages

type BoardVersionsProps = {
  storyboardRef: BoardVersions_storyboard$key
  projectId: string
  actions: readonly VersionAction[]
  /** Saves the board as it is; null for who may not. */
  onSave: (() => void) | null
}

/** The versions of a board, kept current. */
export function BoardVersions({ storyboardRef, projectId, actions, onSave }: BoardVersionsProps) {
  const { data, ...list } = useLiveList<BoardVersionsPaginationQuery, BoardVersions_storyboard$key>(
    graphql`
      fragment BoardVersions_storyboard on Storyboard
      @refetchable(queryName: "BoardVersionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        versionBytes
        versions(first: $count, after: $cursor) @connection(key: "BoardVersions_versions") {
          edges {
            node {
              ...VersionList_versions
            }
          }
        }
      }
    `,
    storyboardRef,
    // Imports and large changes make versions without an event of their own.
    ({ areVersionsChanged, areBoardsChanged, isSweeping }) => areVersionsChanged || areBoardsChanged || isSweeping,
  )
  return (
    <VersionList
      keptLine={data.versionBytes > 0 ? words.keep(readableBytes(data.versionBytes)) : null}
      key={data.id} versionsRef={data.versions.edges.map(({ node }) => node)} projectId={projectId} list={list}
      actions={actions} emptyLine={onSave ? words.emptyLine : words.emptyReadOnlyLine}
      emptyAction={onSave ? (
        <Button variant="solid" onClick={onSave}><BookmarkPlus aria-hidden /> {words.save}</Button>
      ) : undefined}
    />
  )
}
