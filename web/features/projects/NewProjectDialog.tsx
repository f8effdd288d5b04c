import { Box, Button, Collapsible, Grid, Input } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isBlank } from '../../lib/texts.ts'
import { DEFAULT_FRAME_RATE, frameRateValue } from '../../lib/frameRates.ts'
import { withIntent } from '../shell/navigationIntent.ts'
import { type ChosenTemplate, StartFrom } from '../templates/StartFrom.tsx'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'
import { projectMessages } from '../../messages/projects.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { NameDescriptionFields, NO_NAME } from '../../ui/NameDescriptionFields.tsx'
import { FrameRateSelect } from './FrameRateSelect.tsx'
import { SampleProjectButton } from './SampleProjectButton.tsx'
import { useCreateProject } from './projectChanges.ts'

type NewProjectDialogProps = { organizationId: string; isOpen: boolean; onClose: () => void }

const words = projectMessages
const EMPTY = { ...NO_NAME, code: '', frameRate: DEFAULT_FRAME_RATE, start: null as ChosenTemplate | null }

const isCodeWrong = (code: string): boolean => code.trim() !== '' && !isCode(code.trim())
/** Whether the frame rate is the one that a project starts with. */
const isUsualRate = ({ frameRate, start }: Pick<typeof EMPTY, 'frameRate' | 'start'>): boolean =>
  frameRateValue(frameRate) === frameRateValue(start?.frameRate ?? DEFAULT_FRAME_RATE)

/** Asks what a new project is called and starts from, creates it and opens its board. */
export function NewProjectDialog({ organizationId, isOpen, onClose }: NewProjectDialogProps) {
  const [createProject] = useCreateProject()
  const navigate = useNavigate()
  const form = useForm({
    name: `project of ${organizationId}`, initial: EMPTY, isOpen,
    isReady: ({ name, code }) => !isBlank(name) && !isCodeWrong(code),
    send: ({ name, description, code, ...values }) => createProject({
      organizationId, name: name.trim(), description: description.trim(),
      ...(code.trim() === '' ? {} : { code: code.trim() }),
      ...(isUsualRate(values) ? {} : { frameRate: values.frameRate }),
      ...(values.start && { templateId: values.start.id }),
    }),
    done: ({ createProject: { project } }, { start }) => {
      setIsMoreOpen(false)
      onClose()
      const state = start && start.shotCount > 0 ? null : withIntent('firstShot')
      void navigate(`/dashboard/projects/${project.id}/storyboard`, { state })
    },
    refused: ({ code, message, fields }) => {
      if (code !== 'CONFLICT') return fields
      setIsMoreOpen(true)
      return { code: message, ...fields }
    },
  })
  const [isMoreOpen, setIsMoreOpen] = useState(() => form.values.code !== '' || !isUsualRate(form.values))

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.newProject} submitLabel={words.create}
      submittingLabel={words.creating}
    >
      <NameDescriptionFields form={form} nameLabel={words.name} descriptionLabel={words.description} hasFocus />
      <StartFrom
        organizationId={organizationId} chosen={form.values.start} error={form.errors['templateId'] ?? null}
        isDisabled={form.isRunning}
        onChosen={(start) => form.edit({ start, frameRate: start?.frameRate ?? DEFAULT_FRAME_RATE })}
      />
      <Collapsible.Root open={isMoreOpen} onOpenChange={({ open }) => setIsMoreOpen(open)} lazyMount>
        <Collapsible.Trigger asChild>
          <Button
            variant="ghost" size="sm" ms="-2.5" px="2.5"
            css={{
              '& svg': { transition: 'transform 160ms' }, '&[data-state=open] svg': { transform: 'rotate(90deg)' },
            }}
          >
            <ChevronRight aria-hidden /> {words.more}
          </Button>
        </Collapsible.Trigger>
        <Collapsible.Content>
          {/* The ring of a focused field would be cut off by the edge. */}
          <Box px="1" mx="-1" pt="3" pb="1">
            <Grid gap="4" templateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 10rem' }}>
              <Field
                label={words.code}
                error={form.errors['code'] ?? (isCodeWrong(form.values.code) ? words.codeRule : null)}
              >
                <Input
                  size="md" fontFamily="mono" autoComplete="off" spellCheck={false} maxLength={CODE_MAX_LENGTH}
                  placeholder={words.codePlaceholder} _placeholder={{ fontFamily: 'body' }} {...form.text('code')}
                />
              </Field>
              <Field label={words.frameRate}>
                <FrameRateSelect
                  rate={form.values.frameRate} disabled={form.isRunning}
                  onChanged={(frameRate) => form.edit({ frameRate })}
                />
              </Field>
            </Grid>
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
      <SampleProjectButton organizationId={organizationId} onOpened={onClose} />
    </FormDialog>
  )
}
