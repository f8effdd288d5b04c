import { Checkbox, Stack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectLayersDialog_project$key } from '../../__generated__/ProjectLayersDialog_project.graphql.ts'
import type { LayerRole, ProjectLayersDialogMutation } from '../../__generated__/ProjectLayersDialogMutation.graphql.ts'
import { layerMessages } from '../../messages/layers.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'

const words = layerMessages
/** The highest first, as in a drawing. */
const ROLES: readonly LayerRole[] = ['NOTES', 'INK', 'PENCIL', 'TONE', 'FILL', 'REFERENCE']

type ProjectLayersDialogProps = {
  projectRef: ProjectLayersDialog_project$key
  isOpen: boolean
  onClose: () => void
}

/** Asks which layers drawings of a project offer before somebody draws on them. */
export function ProjectLayersDialog({ projectRef, isOpen, onClose }: ProjectLayersDialogProps) {
  const project = useFragment(
    graphql`
      fragment ProjectLayersDialog_project on Project {
        id
        version
        layerRoles
      }
    `,
    projectRef,
  )
  const initial: { roles: readonly LayerRole[] } = { roles: project.layerRoles as readonly LayerRole[] }
  const [updateProject] = useChange<ProjectLayersDialogMutation>(graphql`
    mutation ProjectLayersDialogMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          updatedAt
          ...ProjectLayersDialog_project
        }
      }
    }
  `)
  const form = useForm({
    name: null, initial, isOpen, version: project.version,
    isReady: ({ roles }) => roles.toSorted().join() !== initial.roles.toSorted().join(),
    send: ({ roles }, expectedVersion) =>
      updateProject({ projectId: project.id, layerRoles: [...roles], expectedVersion }),
    done: () => {
      showToast({ type: 'success', title: words.changed })
      onClose()
    },
    refused: () => ({}),
  })
  const { roles } = form.values
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.offeredLabel} width="26rem"
      submitLabel={words.action} submittingLabel={words.saving}
    >
      <Text textStyle="sm" color="fg.muted">{words.offeredLine}</Text>
      <Stack gap="2" role="group" aria-label={words.offeredLabel}>
        {ROLES.map((role) => (
          <Checkbox.Root
            key={role} gap="2.5" colorPalette="accent" checked={roles.includes(role)} disabled={form.isRunning}
            css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
            onCheckedChange={({ checked }) => form.edit({
              roles: checked === true ? [...roles, role] : roles.filter((each) => each !== role),
            })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{words.names[role.toLowerCase()]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </FormDialog>
  )
}
