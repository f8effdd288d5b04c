import { Input, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { projectMessages } from '../../messages/projects.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { useDuplicateProject } from './projectChanges.ts'

const words = projectMessages

type DuplicateDialogProps = { project: { id: string; name: string }; isOpen: boolean; onClose: () => void }

/** Asks for the name of a copy of a project, makes it and opens it. */
export function DuplicateDialog({ project, isOpen, onClose }: DuplicateDialogProps) {
  const [duplicateProject] = useDuplicateProject()
  const navigate = useNavigate()
  const form = useForm({
    name: `copy of ${project.id}`, initial: { name: words.copyOf(project.name).slice(0, LONGEST_NAME) }, isOpen,
    isReady: ({ name }) => !isBlank(name),
    send: ({ name }) => duplicateProject({ projectId: project.id, name: name.trim() }),
    done: ({ duplicateProject: { project: { id } } }) => {
      onClose()
      void navigate(`/dashboard/projects/${id}`)
    },
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.duplicate} submitLabel={words.duplicateAction}
      submittingLabel={words.duplicating}
    >
      <Text color="fg.muted">{words.duplicateLine}</Text>
      <Field label={words.name} error={form.errors['name']}>
        <Input size="md" autoComplete="off" autoFocus maxLength={LONGEST_NAME} {...form.text('name')} />
      </Field>
    </FormDialog>
  )
}
