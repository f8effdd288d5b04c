import { Input } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { RenamePlaylistDialogMutation } from '../../__generated__/RenamePlaylistDialogMutation.graphql.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { commonMessages } from '../../messages/common.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'

const words = playlistMessages

/** A playlist as the dialogs about it know it. */
export interface RenamedPlaylist {
  readonly id: string
  readonly name: string
  readonly version: number
}

type RenamePlaylistDialogProps = { playlist: RenamedPlaylist; returnFocus: HTMLElement | null; onClose: () => void }

/** Asks for another name of a playlist. */
export function RenamePlaylistDialog({ playlist, returnFocus, onClose }: RenamePlaylistDialogProps) {
  const { id } = playlist
  const [opened] = useState(playlist)
  const [updatePlaylist] = useChange<RenamePlaylistDialogMutation>(graphql`
    mutation RenamePlaylistDialogMutation($input: UpdatePlaylistInput!) {
      updatePlaylist(input: $input) {
        playlist {
          id
          name
          version
        }
      }
    }
  `)
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const form = useForm({
    name: `playlist ${id}`, initial: { name: opened.name }, version: opened.version,
    isReady: ({ name }) => !isBlank(name),
    send: ({ name }, expectedVersion) => updatePlaylist({ playlistId: id, name: name.trim(), expectedVersion }),
    done: onClose,
  })
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.renameTitle(opened.name)} width="24rem" initialFocus={input}
      returnFocus={back} submitLabel={commonMessages.save} submittingLabel={words.saving}
    >
      <Field label={words.name} error={form.errors['name']}>
        <Input
          ref={input} size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </FormDialog>
  )
}
