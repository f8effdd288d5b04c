import { Input } from '@chakra-ui/react'
import { useRef } from 'react'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { useCreatePlaylist } from './playlistChanges.ts'

const words = playlistMessages
const NOTHING = { name: '' }

type NewPlaylistDialogProps = {
  projectId: string
  isOpen: boolean
  onClose: () => void
  /** Told when the dialog is closed. */
  onCreated: (playlistId: string) => void
}

/** Asks for the name of a new playlist and makes it. */
export function NewPlaylistDialog({ projectId, isOpen, onClose, onCreated }: NewPlaylistDialogProps) {
  const [createPlaylist] = useCreatePlaylist()
  const input = useRef<HTMLInputElement>(null)
  const form = useForm({
    name: `playlist of ${projectId}`, initial: NOTHING, isOpen, isReady: ({ name }) => !isBlank(name),
    send: ({ name }) => createPlaylist({ projectId, name: name.trim() }),
    done: ({ createPlaylist: { playlist } }) => {
      onClose()
      onCreated(playlist.id)
    },
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.create} width="24rem" initialFocus={input}
      submitLabel={words.createAction} submittingLabel={words.creating}
    >
      <Field label={words.name} error={form.errors['name']}>
        <Input ref={input} size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')} />
      </Field>
    </FormDialog>
  )
}
