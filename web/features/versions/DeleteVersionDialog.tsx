import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { DeleteVersionDialogMutation } from '../../__generated__/DeleteVersionDialogMutation.graphql.ts'
import { versionMessages } from '../../messages/versions.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import type { ListedVersion } from './EditVersionDialog.tsx'

const words = versionMessages

type DeleteVersionDialogProps = { version: ListedVersion; returnFocus: HTMLElement | null; onClose: () => void }

/** Asks before a version is deleted for good. */
export function DeleteVersionDialog({ version, returnFocus, onClose }: DeleteVersionDialogProps) {
  const { id, number, name } = version
  const back = useRef(returnFocus)
  const [deleteVersion] = useChange<DeleteVersionDialogMutation, string>(
    graphql`
      mutation DeleteVersionDialogMutation($input: DeleteVersionInput!) {
        deleteVersion(input: $input) {
          deletedStoryboardVersionId
        }
      }
    `,
    (storyboardVersionId) => ({
      variables: { input: { storyboardVersionId } },
      // Pages that show what is gone are asked for again before they are shown.
      updater: (store) => store.get(storyboardVersionId)?.invalidateRecord(),
      done: words.deleted(number),
    }),
  )
  return (
    <ConfirmedChange
      isOpen variant="danger" title={words.deleteTitle(number)} message={words.deleteLine} returnFocus={back}
      confirmText={words.deleteConfirm} onCancel={onClose}
      onConfirm={() => deleteVersion(id).then(onClose)}
    >
      {name === '' ? null : words.deleteNamed(name)}
    </ConfirmedChange>
  )
}
