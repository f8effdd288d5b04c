import { Box, Button, Grid, HStack, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { isBlank, LONGEST_NAME, LONGEST_TEXT } from '../../lib/texts.ts'
import { commonMessages } from '../../messages/common.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { Form } from '../../relay/Form.tsx'
import type { FieldErrors, FormState } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { AssigneesField } from './AssigneesField.tsx'
import { LinkedList } from './LinkedList.tsx'
import { ShotOptions } from './ShotOptions.tsx'
import { TaskOptions } from './TaskOptions.tsx'
import type { TaskDraft } from './taskDrafts.ts'
import { FORM_STATUSES, TASK_PRIORITIES } from './taskTypes.ts'
import type { Links } from './useTaskLinks.ts'

const words = taskMessages
const STATUS_CHOICES = FORM_STATUSES.map((value) => ({ value, label: words.statuses[value] }))
const PRIORITY_CHOICES = TASK_PRIORITIES.map((value) => ({ value, label: words.priorities[value] }))

/** The failures of the assignees: those of one person begin with the name. */
function refusedAssignees({ assignees }: TaskDraft, fields: FieldErrors): readonly string[] {
  const each = assignees.flatMap(({ name }, index) => {
    const text = fields[`assigneeIds.${index}`]
    return text == null ? [] : [`${name}: ${text}`]
  })
  return [...each, fields['assigneeIds'] ?? []].flat()
}

type TaskFormProps = {
  projectId: string
  organizationId: string
  /** Null for a new one. */
  taskId: string | null
  form: FormState<TaskDraft>
  shots: Links
  tasks: Links
  /** Why the task may only be looked at; null when it may be changed. */
  readOnlyReason: string | null
  submitLabel: string
  submittingLabel: string
  onCancelled: () => void
  /** Stands left of the buttons, for example Delete. */
  aside?: ReactNode
}

/** A task needs a title. */
export const checkTask = ({ title }: TaskDraft): FieldErrors =>
  ({ title: isBlank(title) ? words.titleRequired : null })

/** The form of a task, with what it is linked to. */
export function TaskForm(props: TaskFormProps) {
  const { projectId, organizationId, taskId, form, shots, tasks, readOnlyReason, onCancelled } = props
  const { values: draft, errors: fields, isRunning, edit, text } = form
  const isReadOnly = readOnlyReason !== null
  const isDisabled = isRunning || isReadOnly
  return (
    <Form
      form={form} gap="5"
      below={
        <HStack gap="2" justify="flex-end" wrap="wrap">
          {props.aside}
          {isReadOnly ? <Text flex="1" textStyle="sm" color="fg.muted">{readOnlyReason}</Text> : <Box flex="1" />}
          <Button onClick={onCancelled} disabled={isRunning}>{commonMessages.cancel}</Button>
          {isReadOnly ? null : (
            <Button type="submit" variant="solid" loading={isRunning} loadingText={props.submittingLabel}>
              {props.submitLabel}
            </Button>
          )}
        </HStack>
      }
    >
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 13rem' }}>
        <Stack gap="4" minWidth="0">
          <Field label={words.titleLabel} error={fields['title']} isRequired>
            <Input
              size="md" autoComplete="off" maxLength={LONGEST_NAME} autoFocus data-autofocus {...text('title')}
              disabled={isDisabled}
            />
          </Field>
          <Field label={words.description} error={fields['description']}>
            <Mentioning>
              <Textarea
                rows={4} maxLength={LONGEST_TEXT} placeholder={words.descriptionPlaceholder}
                height={{ md: '13rem' }} resize="vertical" {...text('description')} disabled={isDisabled}
              />
            </Mentioning>
          </Field>
        </Stack>
        <Grid
          gap="4" alignContent="start" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' }}
        >
          <Field label={words.status} error={fields['status']}>
            <FormSelect
              value={draft.status} choices={STATUS_CHOICES} disabled={isDisabled}
              onChosen={(status) => edit({ status })}
            />
          </Field>
          <Field label={words.priority} error={fields['priority']}>
            <FormSelect
              value={draft.priority} choices={PRIORITY_CHOICES} disabled={isDisabled}
              onChosen={(priority) => edit({ priority })}
            />
          </Field>
          <Stack gap="1.5" gridColumn={{ base: 'span 2', md: 'auto' }}>
            <AssigneesField
              organizationId={organizationId} people={draft.assignees} isDisabled={isDisabled}
              onChanged={(assignees) => edit({ assignees })}
            />
            {refusedAssignees(draft, fields).map((text) => (
              <Text key={text} role="alert" textStyle="sm" color="fg.error">{text}</Text>
            ))}
          </Stack>
          <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
            <Field label={words.dueDate} error={fields['dueDate']}>
              <HStack gap="1" width="full">
                <Input
                  type="date" size="md" px="2.5" min="1900-01-01" max="9999-12-31" {...text('dueDate')}
                  disabled={isDisabled}
                />
                {draft.dueDate === '' || isDisabled ? null : (
                  <IconButton
                    label={words.clearDueDate} icon={<X aria-hidden />} onClick={() => edit({ dueDate: '' })}
                  />
                )}
              </HStack>
            </Field>
          </Box>
        </Grid>
      </Grid>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <LinkedList
          title={words.relatedShots} line={words.relatedShotsLine} searchLabel={words.findShot} {...shots}
          isDisabled={isDisabled} onToggled={shots.toggle}
        >
          {(search, toggle) => (
            <ShotOptions
              projectId={projectId} search={search} chosenIds={shots.linked.map(({ id }) => id)} onChosen={toggle}
            />
          )}
        </LinkedList>
        <LinkedList
          title={words.relatedTasks} line={words.relatedTasksLine} searchLabel={words.findTask} {...tasks}
          isDisabled={isDisabled} onToggled={tasks.toggle}
        >
          {(search, toggle) => (
            <TaskOptions
              projectId={projectId} search={search} exceptId={taskId} chosenIds={tasks.linked.map(({ id }) => id)}
              onChosen={toggle}
            />
          )}
        </LinkedList>
      </Grid>
    </Form>
  )
}
