import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { SaveVersionDialogMutation } from '../../__generated__/SaveVersionDialogMutation.graphql.ts'
import { versionPath } from '../../lib/boardPath.ts'
import { trimmed } from '../../lib/texts.ts'
import { versionMessages } from '../../messages/versions.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { VersionFields } from './VersionFields.tsx'

const words = versionMessages
const NOTHING_SAID = { name: '', note: '' }

type SaveVersionDialogProps = {
  projectId: string
  storyboardId: string
  isOpen: boolean
  onClose: () => void
  /** Saves what is drawn and not sent yet, so that the version holds it. */
  beforeSaving?: () => Promise<unknown>
}

/** Asks for the name and note of a version of a board as it is, and saves it. */
export function SaveVersionDialog(props: SaveVersionDialogProps) {
  const { projectId, storyboardId, isOpen, onClose, beforeSaving } = props
  const navigate = useNavigate()
  const [makeVersion] = useChange<SaveVersionDialogMutation>(graphql`
    mutation SaveVersionDialogMutation($input: MakeVersionInput!) {
      makeVersion(input: $input) {
        storyboardVersion {
          id
          number
        }
      }
    }
  `)
  const form = useForm({
    name: `version of ${storyboardId}`, initial: NOTHING_SAID, isOpen,
    send: async (values) => {
      await beforeSaving?.()
      return makeVersion({ storyboardId, ...trimmed(values) })
    },
    done: ({ makeVersion: { storyboardVersion: { id, number } } }) => {
      onClose()
      showToast({
        type: 'success', title: words.saved(number),
        action: { label: words.open, onClick: () => void navigate(versionPath(projectId, id)) },
      })
    },
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.saveTitle} submitLabel={words.save}
      submittingLabel={words.saving}
    >
      <VersionFields form={form} />
    </FormDialog>
  )
}
