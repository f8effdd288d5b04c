import { Box, Button, Collapsible, Grid, Input } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isBlank } from '../../lib/texts.ts'
import { DEFAULT_FRAME_RATE, frameRateValue } from '../../lib/frameRates.ts'
import { withIntent } from '../shell/navigationIntent.ts'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'
import { messages } from '../../messages.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { NameDescriptionFields, NO_NAME } from '../../ui/NameDescriptionFields.tsx'
import { FrameRateSelect } from './FrameRateSelect.tsx'
import { SampleProjectButton } from './SampleProjectButton.tsx'
import { useCreateProject } from './projectChanges.ts'

type NewProjectDialogProps = { organizationId: string; isOpen: boolean; onClose: () => void }

const words = messages.projects
const EMPTY = { ...NO_NAME, code: '', frameRate: DEFAULT_FRAME_RATE }

const isCodeWrong = (code: string): boolean => code.trim() !== '' && !isCode(code.trim())
const isUsual = ({ code, frameRate }: typeof EMPTY): boolean =>
  code === '' && frameRateValue(frameRate) === frameRateValue(DEFAULT_FRAME_RATE)

/** Asks for the name, description, code and frame rate of a new project, creates it and opens its board. */
export function NewProjectDialog({ organizationId, isOpen, onClose }: NewProjectDialogProps) {
  const [createProject] = useCreateProject()
  const navigate = useNavigate()
  const form = useForm({
    name: `project of ${organizationId}`, initial: EMPTY, isOpen,
    isReady: ({ name, code }) => !isBlank(name) && !isCodeWrong(code),
    send: ({ name, description, code, frameRate }) => createProject({
      organizationId, name: name.trim(), description: description.trim(),
      ...(code.trim() === '' ? {} : { code: code.trim() }),
      ...(frameRateValue(frameRate) === frameRateValue(DEFAULT_FRAME_RATE) ? {} : { frameRate }),
    }),
    done: ({ createProject: { project } }) => {
      setIsMoreOpen(false)
      onClose()
      void navigate(`/dashboard/projects/${project.id}/storyboard`, { state: withIntent('firstShot') })
    },
    refused: ({ code, message, fields }) => {
      if (code !== 'CONFLICT') return fields
      setIsMoreOpen(true)
      return { code: message, ...fields }
    },
  })
  const [isMoreOpen, setIsMoreOpen] = useState(() => !isUsual(form.values))

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.newProject} submitLabel={words.create}
      submittingLabel={words.creating}
    >
      <NameDescriptionFields form={form} nameLabel={words.name} descriptionLabel={words.description} hasFocus />
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
