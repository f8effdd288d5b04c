import { Center, Spinner, Text } from '@chakra-ui/react'
import { type RefObject, Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ExportDialogQuery } from '../../__generated__/ExportDialogQuery.graphql.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import type { AskedExport } from '../../lib/exportPlace.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { ExportForm } from './ExportForm.tsx'

const words = exportDialogMessages

type ExportDialogProps = { asked: AskedExport; onClose: () => void }

/** Chooses what to export, as what, and shows it before it is made. */
export function ExportDialog({ asked, onClose }: ExportDialogProps) {
  // The dialog that waits has the focus before the form comes, which would give it back to nothing.
  const [returnFocus] = useState(() => ({ current: document.activeElement as HTMLElement | null }))
  const waiting = (
    <Dialog isOpen onClose={onClose} title={words.title} width="76rem" isLong isText>
      <Center minHeight={{ md: '28rem' }} role="status" aria-label={words.loading}><Spinner color="fg.muted" /></Center>
    </Dialog>
  )
  return (
    <ErrorBoundary
      resetKey={asked.projectId}
      fallback={({ message, requestId }, retry) => (
        <Dialog isOpen onClose={onClose} title={words.title}>
          <FailedState
            title={words.loadFailed} message={message} requestId={requestId} onRetry={retry} headingLevel="h2"
          />
        </Dialog>
      )}
    >
      <Suspense fallback={waiting}><Content asked={asked} onClose={onClose} returnFocus={returnFocus} /></Suspense>
    </ErrorBoundary>
  )
}

type ContentProps = ExportDialogProps & { returnFocus: RefObject<HTMLElement | null> }

function Content({ asked, onClose, returnFocus }: ContentProps) {
  const { projectId, boardId } = asked
  const { project, board } = useLazyLoadQuery<ExportDialogQuery>(
    graphql`
      query ExportDialogQuery($projectId: ID!, $boardId: ID!, $hasBoard: Boolean!) {
        project(by: { id: $projectId }) {
          name
          viewerCanExport
          ...ExportForm_project
        }
        board: node(id: $boardId) @include(if: $hasBoard) {
          ...ExportForm_storyboard @alias
        }
      }
    `,
    { projectId, boardId: boardId ?? projectId, hasBoard: boardId !== null },
    { fetchPolicy: 'store-and-network' },
  )
  if (!project) return null
  // The shortcut opens it too.
  if (!project.viewerCanExport) {
    return (
      <Dialog isOpen onClose={onClose} title={words.titleOf(project.name)}>
        <Text>{projectFrameMessages.exportForbidden}</Text>
      </Dialog>
    )
  }
  return (
    <ExportForm
      projectRef={project} boardRef={board?.ExportForm_storyboard ?? null} asked={asked} onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
