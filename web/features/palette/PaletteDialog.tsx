import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PaletteDialogMutation } from '../../__generated__/PaletteDialogMutation.graphql.ts'
import type { PaletteDialogQuery } from '../../__generated__/PaletteDialogQuery.graphql.ts'
import type { Neighbor } from '../../dnd/neighbor.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { useChange } from '../../relay/useChange.ts'
import { useLiveQuery } from '../live/useLive.ts'
import { NamedListDialog, type ListDialogProps } from '../namedLists/NamedListDialog.tsx'
import { NamedRows } from '../namedLists/NamedRows.tsx'
import { PaletteRow } from './PaletteRow.tsx'

const words = drawingToolMessages.palette
const SKELETON_ROWS = 4

/** The colors of a project: renamed, changed, ordered and removed here. */
export function PaletteDialog({ projectId, ...dialog }: ListDialogProps) {
  return (
    <NamedListDialog {...dialog} words={words} skeletons={SKELETON_ROWS}>
      {(attempt) => <ColorList projectId={projectId} attempt={attempt} />}
    </NamedListDialog>
  )
}

const query = graphql`
  query PaletteDialogQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      colors {
        id
        # Dragging says it.
        # eslint-disable-next-line relay/unused-fields
        name
        ...PaletteRow_color
      }
    }
  }
`

function ColorList({ projectId, attempt }: { projectId: string; attempt: number }) {
  const { project } = useLazyLoadQuery<PaletteDialogQuery>(
    query, { projectId }, { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<PaletteDialogQuery>({
    query, variables: () => ({ projectId }), isTouched: ({ areColorsChanged }) => areColorsChanged,
  })
  const [moveColor] = useChange<PaletteDialogMutation, { colorId: string; to: Neighbor }>(
    graphql`
      mutation PaletteDialogMutation($input: MoveProjectColorsInput!) {
        moveProjectColors(input: $input) {
          project {
            id
            colors {
              id
            }
          }
        }
      }
    `,
    ({ colorId, to }) => ({
      variables: { input: { colors: [{ colorId }], to } },
      optimistic: (store) => {
        const owner = store.get(projectId)
        const shown = (owner?.getLinkedRecords('colors') ?? []).filter((color) => color !== null)
        const moved = shown.find((color) => color.getDataID() === colorId)
        const others = shown.filter((color) => color !== moved)
        const neighborId = 'beforeId' in to ? to.beforeId : to.afterId
        const index = others.findIndex((color) => color.getDataID() === neighborId) + ('afterId' in to ? 1 : 0)
        if (moved) owner?.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'colors')
      },
      failed: words.moveFailed,
    }),
  )
  return (
    <NamedRows
      items={project?.colors ?? []} words={words} attribute="data-color"
      onMoved={(colorId, to) => void moveColor({ colorId, to })}
    >
      {(color, moves) => <PaletteRow key={color.id} colorRef={color} projectId={projectId} moves={moves} />}
    </NamedRows>
  )
}
