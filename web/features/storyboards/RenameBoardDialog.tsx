import { Button, Input, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { RenameBoardDialogMutation } from '../../__generated__/RenameBoardDialogMutation.graphql.ts'
import { isBlank } from '../../lib/blank.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { newerVersion, readError, type ReadableError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'

const FORM_ID = 'rename-board'
/** Longest name the server keeps, in characters. */
const NAME_MAX_LENGTH = 200

const words = messages.boards

type RenameBoardDialogProps = {
  boardId: string
  name: string
  version: number
  returnFocus: HTMLElement | null
  onClose: () => void
}

/** Asks for another name of a board; a blank one cannot be saved. */
export function RenameBoardDialog({ boardId, name, version, returnFocus, onClose }: RenameBoardDialogProps) {
  const [opened] = useState({ name, version })
  const draft = useDraft(`board ${boardId}`, opened)
  const { name: typed, version: base } = draft.values
  const [newer, setNewer] = useState<number | null>(null)
  const { reload } = useReload()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [updateStoryboard, isRunning] = useChange<RenameBoardDialogMutation>(graphql`
    mutation RenameBoardDialogMutation($input: UpdateStoryboardInput!) {
      updateStoryboard(input: $input) {
        storyboard {
          id
          name
          version
        }
      }
    }
  `)
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const wanted = typed.trim()
  const nameError = failure?.fields['name'] ?? null

  function save(expectedVersion: number): void {
    if (isBlank(wanted) || isRunning) return
    if (wanted === name) return close()
    updateStoryboard({ storyboardId: boardId, name: wanted, expectedVersion }).then(close, (error: unknown) => {
      const current = newerVersion(error)
      setNewer(current)
      setFailure(current === null ? readError(error) : null)
    })
  }

  /** Saved, or let go of. */
  function close(): void {
    draft.reset()
    onClose()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    save(base)
  }

  return (
    <Dialog
      isOpen onClose={onClose} title={words.renameTitle(name)} width="24rem" initialFocus={input} returnFocus={back}
      isClosable={!isRunning}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            variant="solid" type="submit" form={FORM_ID} disabled={isBlank(wanted)} loading={isRunning}
            loadingText={words.saving}
          >
            {messages.common.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="4">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Field label={words.name} error={nameError}>
            <Input
              ref={input} size="md" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={typed} disabled={isRunning}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                draft.change({ version: base, name: event.target.value })
                setFailure(null)
                setNewer(null)
              }}
            />
          </Field>
          {newer === null ? null : (
            <ConflictNotice
              onOverwritten={() => save(newer)}
              onDiscarded={() => {
                close()
                void reload()
              }}
            />
          )}
          {failure && nameError === null ? <FormFailure message={failure.message} /> : null}
        </Stack>
      </form>
    </Dialog>
  )
}
