import { Box, Fieldset, Input, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { Suspense, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AddToPlaylistDialogQuery } from '../../__generated__/AddToPlaylistDialogQuery.graphql.ts'
import { playlistPath } from '../../lib/playlistPath.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { type NewItem, useAddItems, useCreatePlaylist } from './playlistChanges.ts'

const words = playlistMessages
const NEW = 'new'
const WAYS = ['EACH', 'RUN'] as const

type AddToPlaylistDialogProps = {
  projectId: string
  /** A board as it is, or a version of it. */
  subject: NewItem['subject']
  /** What is added in words. */
  label: string
  /** Shots of it; none for all. */
  shotIds: readonly string[]
  returnFocus: HTMLElement | null
  onClosed: () => void
}

/** Asks to which playlist a board or shots of it are added, an old or a new one, and adds them. */
export function AddToPlaylistDialog(props: AddToPlaylistDialogProps) {
  return (
    <ErrorBoundary
      fallback={({ message, requestId }, retry) => (
        <Dialog isOpen onClose={props.onClosed} title={words.addTitle}>
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

function LoadedDialog({ projectId, subject, label, shotIds, returnFocus, onClosed }: AddToPlaylistDialogProps) {
  const { project } = useLazyLoadQuery<AddToPlaylistDialogQuery>(
    graphql`
      query AddToPlaylistDialogQuery($projectId: ID!) {
        project(by: { id: $projectId }) {
          playlists(first: 200) {
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
  const playlists = project?.playlists.nodes ?? []
  const navigate = useNavigate()
  const [createPlaylist] = useCreatePlaylist()
  const [addItems] = useAddItems()
  const back = useRef(returnFocus)
  const isOfMany = shotIds.length > 1
  const chosen = ({ into }: { into: string }) => (playlists.some(({ id }) => id === into) ? into : NEW)
  const itemsOf = (how: string): NewItem[] => isOfMany && how === 'EACH'
    ? shotIds.map((id) => ({ subject, shotIds: [id] }))
    : [{ subject, shotIds: [...shotIds] }]
  const form = useForm({
    name: `playlist for ${Object.values(subject).join(' ')}`,
    initial: { into: playlists[0]?.id ?? NEW, name: '', how: 'EACH' as (typeof WAYS)[number] },
    isReady: (typed) => chosen(typed) !== NEW || !isBlank(typed.name),
    send: async (typed) => {
      const into = chosen(typed)
      const items = itemsOf(typed.how)
      if (into !== NEW) return (await addItems({ playlistId: into, items })).addPlaylistItems.playlist
      return (await createPlaylist({ projectId, name: typed.name.trim(), items })).createPlaylist.playlist
    },
    done: ({ id, name }, { how }) => {
      onClosed()
      showToast({
        type: 'success', title: words.addedTo(words.items(itemsOf(how).length), name),
        action: { label: words.open, onClick: () => void navigate(playlistPath(projectId, id)) },
      })
    },
  })
  const { values, errors, isRunning, edit } = form
  return (
    <FormDialog
      form={form} isOpen onClose={onClosed} title={words.addTitle} returnFocus={back} submitLabel={words.addAction}
      submittingLabel={words.adding}
    >
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">{label}</Text>
      {playlists.length === 0 ? null : (
        <Field label={words.into}>
          <FormSelect
            value={chosen(values)} disabled={isRunning} onChosen={(into) => edit({ into })}
            choices={[
              ...playlists.map(({ id, name }) => ({ value: id, label: name })), { value: NEW, label: words.intoNew },
            ]}
          />
        </Field>
      )}
      {chosen(values) === NEW ? (
        <Field label={words.newName} error={errors['name']}>
          <Input size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')} />
        </Field>
      ) : null}
      {isOfMany ? <Ways value={values.how} isDisabled={isRunning} onChosen={(how) => edit({ how })} /> : null}
    </FormDialog>
  )
}

type WaysProps = {
  value: (typeof WAYS)[number]
  isDisabled: boolean
  onChosen: (how: (typeof WAYS)[number]) => void
}

/** Whether each of several shots is an item, or all of them are one. */
function Ways({ value, isDisabled, onChosen }: WaysProps) {
  return (
    <Fieldset.Root disabled={isDisabled} spaceY="1.5">
      <Fieldset.Legend textStyle="sm" fontWeight="medium" color="fg" mb="0">{words.howTitle}</Fieldset.Legend>
      <RadioGroup.Root
        name="how" value={value} colorPalette="accent"
        onValueChange={(details) => onChosen(details.value === 'RUN' ? 'RUN' : 'EACH')}
      >
        <Stack gap="2">
          {WAYS.map((how) => (
            <RadioGroup.Item
              key={how} value={how} alignItems="flex-start" gap="3" px="3" py="2.5" borderWidth="1px"
              borderRadius="control" cursor="pointer" bg="bg.control" _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ borderColor: 'accent.solid' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Box minWidth="0">
                <RadioGroup.ItemText fontWeight="medium">{words.how[how]}</RadioGroup.ItemText>
                <Text textStyle="sm" fontWeight="normal" color="fg.muted">{words.howLines[how]}</Text>
              </Box>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </Fieldset.Root>
  )
}
