import { Suspense, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShotTaskDialogQuery } from '../../__generated__/ShotTaskDialogQuery.graphql.ts'
import { castingMessages } from '../../messages/casting.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { TaskDialog } from '../tasks/TaskDialog.tsx'

type ShotTaskDialogProps = {
  projectId: string
  organizationId: string
  /** At most 500. */
  shotIds: readonly string[]
  returnFocus: HTMLElement | null
  onClosed: () => void
}

/** Makes a task for shots of the board. */
export function ShotTaskDialog(props: ShotTaskDialogProps) {
  return (
    <ErrorBoundary
      fallback={({ message, requestId }, retry) => (
        <Dialog isOpen onClose={props.onClosed} title={taskMessages.createTitle}>
          <FailedState
            title={castingMessages.shotsFailed} headingLevel="h2" message={message} requestId={requestId}
            onRetry={retry}
          />
        </Dialog>
      )}
    >
      <Suspense fallback={null}><LoadedDialog {...props} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedDialog({ projectId, organizationId, shotIds, returnFocus, onClosed }: ShotTaskDialogProps) {
  const back = useRef(returnFocus)
  const { nodes } = useLazyLoadQuery<ShotTaskDialogQuery>(
    graphql`
      query ShotTaskDialogQuery($shotIds: [ID!]!) {
        nodes(ids: $shotIds) @required(action: THROW) {
          ... on Shot {
            id
            code
          }
        }
      }
    `,
    { shotIds: [...shotIds] },
  )
  const shots = nodes.flatMap((node) => (node?.id && node.code ? [{ id: node.id, label: node.code }] : []))
  return <TaskDialog subject={{ projectId, organizationId, shots }} returnFocus={back} onClosed={onClosed} />
}
