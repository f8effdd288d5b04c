import type { ComponentProps } from 'react'
import { isBlank } from '../../lib/texts.ts'
import { commonMessages } from '../../messages/common.ts'
import { templateMessages } from '../../messages/templates.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { NameDescriptionFields } from '../../ui/NameDescriptionFields.tsx'
import { useUpdateTemplate } from './templateChanges.ts'

const words = templateMessages

type EditTemplateDialogProps = Pick<ComponentProps<typeof FormDialog>, 'isOpen' | 'onClose' | 'returnFocus'> & {
  template: { id: string; name: string; note: string; version: number }
}

/** Changes the name and the note of a template. */
export function EditTemplateDialog({ template, isOpen, onClose, returnFocus }: EditTemplateDialogProps) {
  const [updateTemplate] = useUpdateTemplate()
  const form = useForm({
    name: `template ${template.id}`, initial: { name: template.name, description: template.note }, isOpen,
    version: template.version,
    isReady: ({ name, description }) =>
      !isBlank(name) && (name.trim() !== template.name || description.trim() !== template.note),
    send: ({ name, description }, expectedVersion) =>
      updateTemplate({ templateId: template.id, name: name.trim(), note: description.trim(), expectedVersion }),
    done: onClose,
    refused: ({ fields: { note, ...fields } }) => ({ ...fields, ...(note && { description: note }) }),
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.editTitle} returnFocus={returnFocus}
      submitLabel={commonMessages.save}
    >
      <NameDescriptionFields form={form} nameLabel={words.name} descriptionLabel={words.note} hasFocus />
    </FormDialog>
  )
}
