import { Button, HStack, Input, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditProjectForm_project$key } from '../../__generated__/EditProjectForm_project.graphql.ts'
import type { EditProjectFormMutation } from '../../__generated__/EditProjectFormMutation.graphql.ts'
import { isBlank } from '../../lib/texts.ts'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectMessages } from '../../messages/projects.ts'
import { Form } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { NameDescriptionFields } from '../../ui/NameDescriptionFields.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'

const words = projectMessages

/** Name of the form that edits a project, for its draft. */
export const projectForm = (projectId: string) => `project ${projectId}`

type EditProjectFormProps = { projectRef: EditProjectForm_project$key; onClosed: () => void }

/** Changes a project's name, description and code in the place where they stand; Cancel and Esc change nothing. */
export function EditProjectForm({ projectRef, onClosed }: EditProjectFormProps) {
  const { id: projectId, name, description, code, version } = useFragment(
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
  // The version that was there when typing began, which is what the changes are made on.
  const [openedVersion] = useState(version)
  const [updateProject] = useChange<EditProjectFormMutation>(graphql`
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
  const form = useForm({
    name: projectForm(projectId), initial: { name, description, code }, version: openedVersion,
    isReady: (typed) => !isBlank(typed.name) && isCode(typed.code.trim()),
    send: (typed, expectedVersion) => updateProject({
      projectId, name: typed.name.trim(), description: typed.description.trim(), expectedVersion,
      // The server refuses a code that is taken, the project's own included: an unchanged code is not sent.
      ...(typed.code.trim() === code ? {} : { code: typed.code.trim() }),
    }),
    done: () => {
      showToast({ type: 'success', title: words.saved })
      onClosed()
    },
    refused: ({ code: reason, message, fields }) => (reason === 'CONFLICT' ? { code: message, ...fields } : fields),
    failed: words.updateFailed,
  })
  const { isRunning } = form

  /** Lets go of what was typed. */
  function close(): void {
    form.reset()
    onClosed()
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isRunning) return
    event.stopPropagation()
    close()
  }

  return (
    <Form
      form={form} label={words.edit} maxWidth="62ch" onKeyDown={leaveByKey} onDiscarded={close}
      below={
        <HStack gap="2">
          <Button
            type="submit" variant="solid" disabled={!form.isReady} loading={isRunning} loadingText={words.saving}
          >
            {words.saveChanges}
          </Button>
          <Button onClick={close} disabled={isRunning}>{commonMessages.cancel}</Button>
        </HStack>
      }
    >
      <NameDescriptionFields
        form={form} nameLabel={words.name} descriptionLabel={words.description} hasFocus
        wrap={(field) => <Mentioning>{field}</Mentioning>}
      />
      <Field
        label={words.code} error={form.errors['code'] ?? (isCode(form.values.code.trim()) ? null : words.codeRule)}
        help={<Text textStyle="sm" color="fg.muted">{words.codeHelp}</Text>}
      >
        <Input
          size="md" fontFamily="mono" autoComplete="off" spellCheck={false} maxLength={CODE_MAX_LENGTH}
          maxWidth="20rem" {...form.text('code')}
        />
      </Field>
    </Form>
  )
}
