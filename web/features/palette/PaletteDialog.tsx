import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PaletteDialogMutation } from '../../__generated__/PaletteDialogMutation.graphql.ts'
import type { PaletteDialogQuery } from '../../__generated__/PaletteDialogQuery.graphql.ts'
import { ListDragging } from '../../dnd/ListDragging.tsx'
import { type Neighbor, neighborAt } from '../../dnd/neighbor.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { commonMessages } from '../../messages/common.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { PaletteRow } from './PaletteRow.tsx'

type PaletteDialogProps = {
  isOpen: boolean
  projectId: string
  returnFocus: HTMLElement | null
  onClosed: () => void
}

const words = drawingToolMessages.palette
const SKELETON_ROWS = 4

/** The colors of a project: renamed, changed, ordered and removed here. */
export function PaletteDialog({ isOpen, projectId, returnFocus, onClosed }: PaletteDialogProps) {
  const back = useRef<HTMLElement>(null)
  useEffect(() => {
    if (returnFocus) back.current = returnFocus
  }, [returnFocus])
  return (
    <Dialog
      isOpen={isOpen} onClose={onClosed} title={words.title} width="28rem" isLong
      returnFocus={back}
      footer={<Button onClick={onClosed}>{commonMessages.close}</Button>}
    >
      <Text textStyle="sm" color="fg.muted" mb="3">{words.line}</Text>
      <PartBoundary failedTitle={words.loadFailed} fallback={<FieldSkeletons count={SKELETON_ROWS} />}>
        {(attempt) => <ColorList projectId={projectId} attempt={attempt} />}
      </PartBoundary>
    </Dialog>
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
  const colors = project?.colors ?? []
  const list = useRef<HTMLDivElement>(null)
  const grips = useDragGrips('data-color')
  if (colors.length === 0) return <Text textStyle="sm" color="fg.muted">{words.empty}</Text>
  return (
    <>
      <Stack
        as="ol" ref={list} aria-label={words.title} gap="1" listStyleType="none" {...grips.pointer} {...grips.keys}
        css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md', borderRadius: 'control' } }}
      >
        {colors.map((color, index) => {
          const before = colors[index - 1]
          const after = colors[index + 1]
          const move = (to: Neighbor): void => void moveColor({ colorId: color.id, to })
          return (
            <PaletteRow
              key={color.id} colorRef={color} projectId={projectId}
              onMovedUp={before ? () => move({ beforeId: before.id }) : null}
              onMovedDown={after ? () => move({ afterId: after.id }) : null}
            />
          )
        })}
      </Stack>
      {grips.isPressed ? (
        <ListDragging
          items={colors} listRef={list} attribute="data-color" grips={grips} isByKeys
          onMoved={(colorId, position) => {
            const to = neighborAt(colors, colorId, position)
            if (to) void moveColor({ colorId, to })
          }}
        />
      ) : null}
    </>
  )
}
