import { Button, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { ListDragging } from '../../dnd/ListDragging.tsx'
import { type Neighbor, neighborAt } from '../../dnd/neighbor.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'
import { useChange } from '../../relay/useChange.ts'
import type { StatusesDialogMoveMutation } from '../../__generated__/StatusesDialogMoveMutation.graphql.ts'
import type { StatusesDialogQuery } from '../../__generated__/StatusesDialogQuery.graphql.ts'
import { DecisionStatuses } from './DecisionStatuses.tsx'
import { NewStatusForm } from './NewStatusForm.tsx'
import { StatusRow } from './StatusRow.tsx'

type StatusesDialogProps = { projectId: string; returnFocus: HTMLElement | null; onClosed: () => void }

const words = storyboardMessages
const SKELETON_ROWS = 4

/** The statuses of a project: added, renamed, colored, ordered and deleted here. */
export function StatusesDialog({ projectId, returnFocus, onClosed }: StatusesDialogProps) {
  const back = useRef(returnFocus)
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.statusesTitle} width="32rem" returnFocus={back}
      footer={<Button onClick={onClosed}>{commonMessages.close}</Button>}
    >
      <Text textStyle="sm" color="fg.muted" mb="3">{words.statusesLine}</Text>
      <PartBoundary failedTitle={words.statusesFailed} fallback={<FieldSkeletons count={SKELETON_ROWS} />}>
        {(attempt) => <StatusList projectId={projectId} attempt={attempt} />}
      </PartBoundary>
    </Dialog>
  )
}

function StatusList({ projectId, attempt }: { projectId: string; attempt: number }) {
  const { project } = useLazyLoadQuery<StatusesDialogQuery>(
    graphql`
      query StatusesDialogQuery($projectId: ID!) {
        project(by: { id: $projectId }) {
          statuses {
            id
            # Dragging says it.
            # eslint-disable-next-line relay/unused-fields
            name
            ...StatusRow_status
          }
          ...DecisionStatuses_project
        }
      }
    `,
    { projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const [moveStatus] = useChange<StatusesDialogMoveMutation, { statusId: string; to: Neighbor }>(
    graphql`
      mutation StatusesDialogMoveMutation($input: MoveShotStatusesInput!) {
        moveShotStatuses(input: $input) {
          project {
            id
            statuses {
              id
            }
          }
        }
      }
    `,
    ({ statusId, to }) => ({
      variables: { input: { statuses: [{ statusId }], to } },
      optimistic: (store) => {
        const owner = store.get(projectId)
        const shown = (owner?.getLinkedRecords('statuses') ?? []).filter((status) => status !== null)
        const moved = shown.find((status) => status.getDataID() === statusId)
        const others = shown.filter((status) => status !== moved)
        const neighborId = 'beforeId' in to ? to.beforeId : to.afterId
        const index = others.findIndex((status) => status.getDataID() === neighborId) + ('afterId' in to ? 1 : 0)
        if (moved) owner?.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'statuses')
      },
      failed: words.statusNotMoved,
    }),
  )
  const statuses = project?.statuses ?? []
  const list = useRef<HTMLDivElement>(null)
  const grips = useDragGrips('data-status')
  return (
    <Stack gap="3">
      {statuses.length > 0 ? (
        <Stack
          as="ol" ref={list} aria-label={words.statusesTitle} gap="1" listStyleType="none" {...grips.pointer}
          {...grips.keys} css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md', borderRadius: 'control' } }}
        >
          {statuses.map((status, index) => {
            const before = statuses[index - 1]
            const after = statuses[index + 1]
            const move = (to: Neighbor): void => void moveStatus({ statusId: status.id, to })
            return (
              <StatusRow
                key={status.id} statusRef={status} onMovedUp={before ? () => move({ beforeId: before.id }) : null}
                onMovedDown={after ? () => move({ afterId: after.id }) : null}
              />
            )
          })}
        </Stack>
      ) : (
        <Text textStyle="sm" color="fg.muted">{words.statusesEmpty}</Text>
      )}
      {grips.isPressed ? (
        <ListDragging
          items={statuses} listRef={list} attribute="data-status" grips={grips} isByKeys
          onMoved={(statusId, position) => {
            const to = neighborAt(statuses, statusId, position)
            if (to) void moveStatus({ statusId, to })
          }}
        />
      ) : null}
      <NewStatusForm projectId={projectId} />
      {project && statuses.length > 0 ? <DecisionStatuses projectRef={project} /> : null}
    </Stack>
  )
}
