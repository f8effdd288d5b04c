import { Heading, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { FirstRunOrganizationMutation } from '../../__generated__/FirstRunOrganizationMutation.graphql.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { withIntent } from '../shell/navigationIntent.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { messages } from '../../messages.ts'
import { Form, SubmitButton } from '../../relay/Form.tsx'
import { useReload } from '../../relay/reloading.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { useCreateProject } from './projectChanges.ts'

const words = messages.firstRun

type FirstRunProps = {
  /** Whether the viewer belongs to nothing. */
  isFirst: boolean
  headingLevel: 'h2' | 'h3'
  /** What stands here for everybody else. */
  children: ReactNode
}

/** For who belongs to nothing: one card that names a studio and its first project, and opens the project's board. */
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
  const navigate = useNavigate()
  const { reload } = useReload()
  // The studio is in the lists of the page before its project exists.
  const [isStarting, setIsStarting] = useState(false)

  const form = useForm({
    name: 'first run', initial: { studio: '', project: '' },
    isReady: ({ studio, project }) => !isBlank(studio) && !isBlank(project),
    send: async ({ studio, project }) => {
      setIsStarting(true)
      try {
        const { createOrganization: { organization } } = await createOrganization({ name: studio.trim() })
        selectOrganization(organization.id)
        return await openProject(organization.id, project.trim())
      } finally {
        setIsStarting(false)
      }
    },
    done: (path) => {
      void navigate(path, { state: withIntent('firstShot') })
      void reload()
    },
    refused: ({ fields }) => ({ studio: fields['name'] }),
  })

  /** The address of the new project's board; of the studio, with a toast, when the project was refused. */
  async function openProject(organizationId: string, name: string): Promise<string> {
    try {
      const { createProject: { project } } = await createProject({ organizationId, name })
      return `/dashboard/projects/${project.id}/storyboard`
    } catch (error) {
      showFailure(words.projectFailed, error)
      return `/dashboard/organizations/${organizationId}`
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
          <SubmitButton form={form} loadingText={words.starting} size="lg" width="full">
            {words.start} <ArrowRight aria-hidden />
          </SubmitButton>
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
