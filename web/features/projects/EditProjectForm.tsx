import { Button, HStack, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditProjectForm_project$key } from '../../__generated__/EditProjectForm_project.graphql.ts'
import type { EditProjectFormMutation } from '../../__generated__/EditProjectFormMutation.graphql.ts'
import { isBlank } from '../../lib/blank.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { newerVersion, readError, type ReadableError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'

/** Longest name and description the server keeps, in characters. */
const NAME_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 20_000

const words = messages.projects

/** Name of the form that edits a project, for its draft. */
export const projectForm = (projectId: string) => `project ${projectId}`

type EditProjectFormProps = { projectRef: EditProjectForm_project$key; onClosed: () => void }

/** Changes a project's name, description and code in the place where they stand; Cancel and Esc change nothing. */
export function EditProjectForm({ projectRef, onClosed }: EditProjectFormProps) {
  const project = useFragment(
    graphql`
      fragment EditProjectForm_project on Project {
        id
        name
        description
        code
        version
      }
    `,
    projectRef,
  )
  // With the version that was there when typing began, which is what the changes are made on.
  const [version] = useState(project.version)
  const draft = useDraft(projectForm(project.id), {
    name: project.name, description: project.description, code: project.code, version,
  })
  const typed = draft.values
  const [newer, setNewer] = useState<number | null>(null)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [updateProject, isRunning] = useChange<EditProjectFormMutation>(graphql`
    mutation EditProjectFormMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          name
          description
          code
          version
          updatedAt
        }
      }
    }
  `)
  const { reload } = useReload()
  const nameInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => nameInput.current?.focus(), [])

  const name = typed.name.trim()
  const code = typed.code.trim()
  const fields = failure?.fields ?? {}
  const isCodeTaken = failure?.code === 'CONFLICT'
  const codeError = fields['code'] ?? (isCodeTaken ? failure.message : null)
  const isCodeWrong = !isCode(code)
  const hasFieldError = isCodeTaken || Object.keys(fields).length > 0

  // Fields that rest while saving lose the focus.
  const isAboutCode = codeError !== null
  useEffect(() => {
    if (failure && !isRunning) (isAboutCode ? codeInput : nameInput).current?.focus()
  }, [failure, isAboutCode, isRunning])

  function edit(change: Partial<typeof typed>): void {
    draft.change({ version: typed.version, ...change })
    setFailure(null)
    setNewer(null)
  }

  function save(expectedVersion: number): void {
    if (isBlank(name) || isCodeWrong || isRunning) return
    const description = typed.description.trim()
    updateProject({
      projectId: project.id,
      name,
      description,
      // A code that is sent is given anew, which the one it has already would be refused for.
      ...(code === project.code ? {} : { code }),
      expectedVersion,
    }).then(
      () => {
        showToast({ type: 'success', title: words.saved })
        close()
      },
      (error: unknown) => {
        const current = newerVersion(error)
        setNewer(current)
        setFailure(current === null ? readError(error) : null)
      },
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    save(typed.version)
  }

  /** Saved, or let go of. */
  function close(): void {
    draft.reset()
    onClosed()
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isRunning) return
    event.stopPropagation()
    close()
  }

  return (
    <form onSubmit={submit} onKeyDown={leaveByKey} noValidate aria-label={words.edit}>
      <Stack gap="4" maxWidth="62ch">
        <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
        <Field label={words.name} error={fields['name']}>
          <Input
            ref={nameInput} size="md" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={typed.name}
            disabled={isRunning} onChange={(event) => edit({ name: event.target.value })}
          />
        </Field>
        <Field label={words.description} error={fields['description']}>
          <Mentioning>
            <Textarea
              rows={3} maxLength={DESCRIPTION_MAX_LENGTH} value={typed.description} disabled={isRunning}
              onChange={(event) => edit({ description: event.target.value })}
            />
          </Mentioning>
        </Field>
        <Field
          label={words.code} error={codeError ?? (isCodeWrong ? words.codeRule : null)}
          help={<Text textStyle="sm" color="fg.muted">{words.codeHelp}</Text>}
        >
          <Input
            ref={codeInput} size="md" fontFamily="mono" autoComplete="off" spellCheck={false}
            maxLength={CODE_MAX_LENGTH} value={typed.code} disabled={isRunning} maxWidth="20rem"
            onChange={(event) => edit({ code: event.target.value })}
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
        {failure && !hasFieldError ? <FormFailure message={sentenceOf(failure)} /> : null}
        <HStack gap="2">
          <Button
            type="submit" variant="solid" disabled={isBlank(name) || isCodeWrong} loading={isRunning}
            loadingText={words.saving}
          >
            {words.saveChanges}
          </Button>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
        </HStack>
      </Stack>
    </form>
  )
}

/** The server's sentence, or the product's own when it gave none. */
function sentenceOf({ message }: ReadableError): string {
  const { internal, unknown } = messages.errors
  return message === internal || message === unknown ? words.updateFailed : message
}
