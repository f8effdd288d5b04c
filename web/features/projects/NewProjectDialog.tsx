import { Box, Button, Collapsible, Grid, Input } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewProjectDialogMutation } from '../../__generated__/NewProjectDialogMutation.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { DEFAULT_FRAME_RATE, frameRateValue } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { NameDescriptionDialog } from '../../ui/NameDescriptionDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { FrameRateSelect } from './FrameRateSelect.tsx'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'

type NewProjectDialogProps = { organizationId: string; isOpen: boolean; onClose: () => void }

const words = messages.projects

/** Asks for the name and description of a new project, and who wants for its code and frame rate, and creates it. */
export function NewProjectDialog({ organizationId, isOpen, onClose }: NewProjectDialogProps) {
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const more = useDraft(`more of a project of ${organizationId}`, { code: '', frameRate: DEFAULT_FRAME_RATE })
  const { code, frameRate } = more.values
  const [isMoreOpen, setIsMoreOpen] = useState(more.isKept)
  const [createProject, isRunning] = useChange<NewProjectDialogMutation>(graphql`
    mutation NewProjectDialogMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          name
        }
      }
    }
  `)
  const navigate = useNavigate()
  const typedCode = code.trim()
  const isCodeWrong = typedCode !== '' && !isCode(typedCode)
  const isAboutCode = failure?.fields['code'] !== undefined || failure?.code === 'CONFLICT'
  const codeError = failure?.fields['code'] ?? (failure?.code === 'CONFLICT' ? failure.message : null)
  const isAboutField = isAboutCode || Object.keys(failure?.fields ?? {}).length > 0

  function close() {
    setFailure(null)
    onClose()
  }

  return (
    <NameDescriptionDialog
      // A new key after closing shows the draft there is then.
      key={String(isOpen)}
      form={`project of ${organizationId}`}
      isOpen={isOpen}
      onClose={close}
      title={words.newProject}
      nameLabel={words.name}
      descriptionLabel={words.description}
      submitLabel={words.create}
      submittingLabel={words.creating}
      isRunning={isRunning}
      isValid={!isCodeWrong}
      failure={failure && !isAboutField ? failure.message : null}
      fieldErrors={failure?.fields ?? {}}
      onEdited={() => setFailure(null)}
      onDiscarded={more.reset}
      onSubmitted={(values, forgetDraft) =>
        createProject({
          organizationId,
          ...values,
          ...(typedCode === '' ? {} : { code: typedCode }),
          ...(frameRateValue(frameRate) === frameRateValue(DEFAULT_FRAME_RATE) ? {} : { frameRate }),
        }).then(
          ({ createProject: { project } }) => {
            forgetDraft()
            more.reset()
            setIsMoreOpen(false)
            close()
            showToast({
              type: 'success',
              title: words.created(project.name),
              action: {
                label: words.createdAction,
                onClick: () => void navigate(`/dashboard/projects/${project.id}/storyboard`),
              },
            })
          },
          (error: unknown) => {
            setFailure(readError(error))
            if (readError(error).code === 'CONFLICT') setIsMoreOpen(true)
          },
        )
      }
    >
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
              <Field label={words.code} error={codeError ?? (isCodeWrong ? words.codeRule : null)}>
                <Input
                  size="md" fontFamily="mono" autoComplete="off" spellCheck={false} maxLength={CODE_MAX_LENGTH}
                  placeholder={words.codePlaceholder}
                  _placeholder={{ fontFamily: 'body' }} value={code} disabled={isRunning}
                  onChange={(event) => {
                    more.change({ code: event.target.value })
                    setFailure(null)
                  }}
                />
              </Field>
              <Field label={words.frameRate}>
                <FrameRateSelect
                  rate={frameRate} disabled={isRunning} onChanged={(rate) => more.change({ frameRate: rate })}
                />
              </Field>
            </Grid>
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
    </NameDescriptionDialog>
  )
}
