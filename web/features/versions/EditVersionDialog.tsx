import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { EditVersionDialogMutation } from '../../__generated__/EditVersionDialogMutation.graphql.ts'
import { trimmed } from '../../lib/texts.ts'
import { commonMessages } from '../../messages/common.ts'
import { versionMessages } from '../../messages/versions.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { VersionFields } from './VersionFields.tsx'

const words = versionMessages

/** A version as the dialogs about it know it. */
export interface ListedVersion {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly note: string
  readonly version: number
}

type EditVersionDialogProps = { version: ListedVersion; returnFocus: HTMLElement | null; onClose: () => void }

/** Asks for another name and note of a version. */
export function EditVersionDialog({ version, returnFocus, onClose }: EditVersionDialogProps) {
  const { id, number } = version
  const [opened] = useState(version)
  const back = useRef(returnFocus)
  const [updateVersion] = useChange<EditVersionDialogMutation>(graphql`
    mutation EditVersionDialogMutation($input: UpdateVersionInput!) {
      updateVersion(input: $input) {
        storyboardVersion {
          id
          name
          note
          version
        }
      }
    }
  `)
  const form = useForm({
    name: `version ${id}`, initial: { name: opened.name, note: opened.note }, version: opened.version,
    send: ({ name, note }, expectedVersion) =>
      updateVersion({ storyboardVersionId: id, ...trimmed({ name, note }), expectedVersion }),
    done: onClose,
  })
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.editTitle(number)} returnFocus={back}
      submitLabel={commonMessages.save} submittingLabel={words.saving}
    >
      <VersionFields form={form} />
    </FormDialog>
  )
}
