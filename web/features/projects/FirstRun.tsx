import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { FirstRunOrganizationMutation } from '../../__generated__/FirstRunOrganizationMutation.graphql.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { withIntent } from '../shell/navigationIntent.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { firstRunMessages } from '../../messages/firstRun.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useReload } from '../../relay/reloading.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { useCreateProject, useCreateSampleProject } from './projectChanges.ts'

const words = firstRunMessages

type FirstRunProps = {
  /** Whether the viewer belongs to nothing. */
  isFirst: boolean
  headingLevel: 'h2' | 'h3'
  /** What stands here for everybody else. */
  children: ReactNode
}

/**
 * For who belongs to nothing: one card that names a studio and its first project, or takes the sample project, and
 * opens the project's board.
 */
export function FirstRun({ isFirst, headingLevel, children }: FirstRunProps) {
  const [createOrganization] = useChange<FirstRunOrganizationMutation>(graphql`
    mutation FirstRunOrganizationMutation($input: CreateOrganizationInput!) {
      createOrganization(input: $input) {
        organization {
          id
        }
      }
    }
  `)
  const [createProject] = useCreateProject()
  const [createSample, isCopying] = useCreateSampleProject()
  const navigate = useNavigate()
  const { reload } = useReload()
  // The studio is in the lists of the page before its project exists.
  const [isStarting, setIsStarting] = useState(false)

  /** Makes the studio, and in it a project by `make`; answers the address to open. */
  async function start(studio: string, make: (organizationId: string) => Promise<string>): Promise<string> {
    setIsStarting(true)
    try {
      const { createOrganization: { organization } } = await createOrganization({ name: studio })
      selectOrganization(organization.id)
      return await openProject(organization.id, make)
    } finally {
      setIsStarting(false)
    }
  }

  /** The address of the new project's board; of the studio, with a toast, when the project was refused. */
  async function openProject(organizationId: string, make: (id: string) => Promise<string>): Promise<string> {
    try {
      return `/dashboard/projects/${await make(organizationId)}/storyboard`
    } catch (error) {
      showFailure(words.projectFailed, error)
      return `/dashboard/organizations/${organizationId}`
    }
  }

  const form = useForm({
    name: 'first run', initial: { studio: '', project: '' },
    isReady: ({ studio, project }) => !isBlank(studio) && !isBlank(project),
    send: ({ studio, project }) => start(studio.trim(), async (organizationId) =>
      (await createProject({ organizationId, name: project.trim() })).createProject.project.id),
    done: (path) => {
      void navigate(path, { state: withIntent('firstShot') })
      void reload()
    },
    refused: ({ fields }) => ({ studio: fields['name'] }),
  })

  async function openSample() {
    const studio = form.values.studio.trim() || words.sampleStudio
    try {
      void navigate(await start(studio, async (organizationId) =>
        (await createSample({ organizationId })).createSampleProject.project.id))
      void reload()
    } catch (error) {
      showFailure(words.sampleFailed, error)
    }
  }

  if (!isFirst && !isStarting) return children
  return (
    <Stack
      gap="6" width="full" maxWidth="30rem" p={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px"
      borderRadius="card"
    >
      <Stack gap="1">
        <Heading as={headingLevel} textStyle="lg">{words.title}</Heading>
        <Text color="fg.muted">{words.line}</Text>
      </Stack>
      <Form
        form={form} label={words.title} below={(
          <Stack gap="2" width="full">
            <SubmitButton form={form} loadingText={words.starting} size="lg" width="full">
              {words.start} <ArrowRight aria-hidden />
            </SubmitButton>
            <Button
              variant="ghost" color="accent.fg" loading={isCopying} loadingText={words.sampleOpening}
              disabled={isStarting} onClick={() => void openSample()}
            >
              {words.sample}
            </Button>
          </Stack>
        )}
      >
        <Field label={words.studio} error={form.errors['studio']}>
          <Input
            size="lg" autoComplete="organization" maxLength={LONGEST_NAME} placeholder={words.studioPlaceholder}
            {...form.text('studio')}
          />
        </Field>
        <Field label={words.project} error={form.errors['project']}>
          <Input
            size="lg" autoComplete="off" maxLength={LONGEST_NAME} placeholder={words.projectPlaceholder}
            {...form.text('project')}
          />
        </Field>
      </Form>
    </Stack>
  )
}
