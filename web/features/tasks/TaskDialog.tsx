import { Skeleton, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { RefObject } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { EditTask } from './EditTask.tsx'
import { NewTask } from './NewTask.tsx'
import type { Linked } from './taskDrafts.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages

/** What the dialog is about: a task there is, or a new one in a project. */
export type TaskDialogSubject =
  | { readonly taskId: string }
  | {
      readonly projectId: string
      readonly organizationId: string
      readonly status?: TaskStatusName
      /** What the new task is for, to begin with. */
      readonly shots?: readonly Linked[]
    }

type TaskDialogProps = {
  /** Give the dialog a key by it: another subject is another dialog. */
  subject: TaskDialogSubject
  onClosed: () => void
  returnFocus?: RefObject<HTMLElement | null>
}

/** Makes or changes a task; closing it any way keeps what was typed for the next time. */
export function TaskDialog({ subject, onClosed, returnFocus }: TaskDialogProps) {
  const isNew = !('taskId' in subject)
  return (
    <Dialog
      isOpen onClose={onClosed} title={isNew ? words.createTitle : words.editTitle} width="52rem"
      returnFocus={returnFocus}
    >
      {isNew ? <NewTask {...subject} onClosed={onClosed} /> : (
        <ErrorBoundary
          resetKey={subject.taskId}
          fallback={(failure, retry) => (
            <FailedState title={words.taskFailed} message={failure.message} headingLevel="h2" onRetry={retry} />
          )}
        >
          <Suspense fallback={<FormSkeleton />}>
            <EditTask taskId={subject.taskId} onClosed={onClosed} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="5" minHeight="24rem">
        <Skeleton height="10" />
        <Skeleton height="24" />
        <Skeleton height="40" />
      </Stack>
    </SkeletonGroup>
  )
}
