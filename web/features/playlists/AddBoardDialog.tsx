import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddBoardDialogQuery } from '../../__generated__/AddBoardDialogQuery.graphql.ts'
import type { AddBoardDialogVersionsQuery } from '../../__generated__/AddBoardDialogVersionsQuery.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { versionMessages } from '../../messages/versions.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { useAddItems } from './playlistChanges.ts'

const words = playlistMessages
/** The board as it is, not a version of it. */
const NOW = ''

type AddBoardDialogProps = { projectId: string; playlistId: string; onClose: () => void }

/** Asks which board is added to a playlist, as it is or as a version, and adds it at the end. */
export function AddBoardDialog(props: AddBoardDialogProps) {
  return (
    <ErrorBoundary
      fallback={({ message, requestId }, retry) => (
        <Dialog isOpen onClose={props.onClose} title={words.addBoardTitle}>
          <FailedState
            title={words.failed} headingLevel="h2" message={message} requestId={requestId} onRetry={retry}
          />
        </Dialog>
      )}
    >
      <Suspense fallback={null}><LoadedDialog {...props} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedDialog({ projectId, playlistId, onClose }: AddBoardDialogProps) {
  const { project } = useLazyLoadQuery<AddBoardDialogQuery>(
    graphql`
      query AddBoardDialogQuery($projectId: ID!) {
        project(by: { id: $projectId }) {
          storyboards(first: 200) {
            nodes {
              id
              name
            }
          }
        }
      }
    `,
    { projectId },
    { fetchPolicy: 'store-and-network' },
  )
  const boards = project?.storyboards.nodes ?? []
  const [addItems] = useAddItems()
  const chosen = ({ boardId }: { boardId: string }) =>
    (boards.some(({ id }) => id === boardId) ? boardId : boards[0]?.id ?? '')
  const form = useForm({
    name: `board for ${playlistId}`, initial: { boardId: boards[0]?.id ?? '', versionId: NOW },
    isReady: (values) => chosen(values) !== '',
    send: (values) => addItems({
      playlistId,
      items: [{
        subject: values.versionId === NOW
          ? { storyboardId: chosen(values) } : { storyboardVersionId: values.versionId },
      }],
    }),
    done: onClose,
  })
  const { values, isRunning, edit } = form
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.addBoardTitle} submitLabel={words.addAction}
      submittingLabel={words.adding}
    >
      <Field label={words.board}>
        <FormSelect
          value={chosen(values)} disabled={isRunning} onChosen={(boardId) => edit({ boardId, versionId: NOW })}
          choices={boards.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={words.as} help={<Text textStyle="sm" color="fg.muted">{words.asHelp}</Text>}>
        <Suspense fallback={<Versions versions={[]} value={NOW} isDisabled onChosen={() => undefined} />}>
          <LoadedVersions
            key={chosen(values)} boardId={chosen(values)} value={values.versionId} isDisabled={isRunning}
            onChosen={(versionId) => edit({ versionId })}
          />
        </Suspense>
      </Field>
    </FormDialog>
  )
}

type VersionsProps = {
  versions: readonly { readonly id: string; readonly label: string }[]
  value: string
  isDisabled: boolean
  onChosen: (versionId: string) => void
}

const Versions = ({ versions, value, isDisabled, onChosen }: VersionsProps) => (
  <FormSelect
    value={value} disabled={isDisabled} onChosen={onChosen}
    choices={[{ value: NOW, label: words.asNow }, ...versions.map(({ id, label }) => ({ value: id, label }))]}
  />
)

/** The newest versions of a board beside the board as it is. */
function LoadedVersions({ boardId, ...choice }: Omit<VersionsProps, 'versions'> & { boardId: string }) {
  const { storyboard } = useLazyLoadQuery<AddBoardDialogVersionsQuery>(
    graphql`
      query AddBoardDialogVersionsQuery($boardId: ID!) {
        storyboard(by: { id: $boardId }) {
          versions(first: 100) {
            nodes {
              id
              number
              name
              createdAt
            }
          }
        }
      }
    `,
    { boardId },
    { fetchPolicy: 'store-and-network' },
  )
  const versions = (storyboard?.versions.nodes ?? []).map(({ id, number, name, createdAt }) => ({
    id,
    label: name === '' ? versionMessages.titled(number, longDate(createdAt)) : words.asVersion(number, name),
  }))
  return <Versions {...choice} versions={versions} />
}
