import { Box, Checkbox, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { isBlank, LONGEST_NAME, LONGEST_TEXT } from '../../lib/texts.ts'
import { templateMessages } from '../../messages/templates.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { useCreateTemplate } from './templateChanges.ts'

const words = templateMessages
const PARTS = ['BOARDS', 'STATUSES', 'TASKS'] as const

type Part = (typeof PARTS)[number]

type SaveTemplateDialogProps = {
  project: { id: string; name: string }
  organizationName: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name, the note and the parts of a template of a project, and saves it. */
export function SaveTemplateDialog({ project, organizationName, isOpen, onClose }: SaveTemplateDialogProps) {
  const [createTemplate] = useCreateTemplate()
  const form = useForm({
    name: `template of ${project.id}`, isOpen,
    initial: { name: project.name, note: '', parts: PARTS as readonly Part[] },
    isReady: ({ name, parts }) => !isBlank(name) && parts.length > 0,
    send: ({ name, note, parts }) =>
      createTemplate({ projectId: project.id, name: name.trim(), note: note.trim(), parts: [...parts] }),
    done: onClose,
  })
  const { values: { parts }, isRunning } = form
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.saveTitle} submitLabel={words.saveAction}
      submittingLabel={words.saving}
    >
      <Text color="fg.muted">{words.saveLine(organizationName)}</Text>
      <Field label={words.name} error={form.errors['name']}>
        <Input size="md" autoComplete="off" autoFocus maxLength={LONGEST_NAME} {...form.text('name')} />
      </Field>
      <Field label={words.note} error={form.errors['note']}>
        <Textarea rows={2} maxLength={LONGEST_TEXT} {...form.text('note')} />
      </Field>
      <Stack as="fieldset" gap="2">
        <Box as="legend" textStyle="sm" fontWeight="medium" mb="1.5">{words.parts}</Box>
        {PARTS.map((part) => (
          <Checkbox.Root
            key={part} alignItems="flex-start" gap="2.5" colorPalette="accent" disabled={isRunning}
            checked={parts.includes(part)} css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
            onCheckedChange={({ checked }) =>
              form.edit({ parts: PARTS.filter((each) => (each === part ? checked === true : parts.includes(each))) })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control mt="0.5" />
            <Checkbox.Label>
              <Box as="span" display="block">{words.partNames[part]}</Box>
              <Box as="span" display="block" textStyle="sm" fontWeight="normal" color="fg.muted">
                {words.partLines[part]}
              </Box>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      <Text textStyle="sm" color="fg.muted">{words.leftOut}</Text>
    </FormDialog>
  )
}
