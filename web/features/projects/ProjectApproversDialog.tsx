import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectApproversDialog_project$key } from '../../__generated__/ProjectApproversDialog_project.graphql.ts'
import type { ProjectApproversDialogMutation } from '../../__generated__/ProjectApproversDialogMutation.graphql.ts'
import { projectApproverMessages } from '../../messages/projectApprovers.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { ChosenMembers, hasSame } from './ChosenMembers.tsx'

const words = projectApproverMessages

type ProjectApproversDialogProps = {
  projectRef: ProjectApproversDialog_project$key
  isOpen: boolean
  onClose: () => void
}

/** Asks which members approve versions of a project besides the owner and the admins. */
export function ProjectApproversDialog({ projectRef, isOpen, onClose }: ProjectApproversDialogProps) {
  const project = useFragment(
    graphql`
      fragment ProjectApproversDialog_project on Project {
        id
        version
        approvers {
          id
        }
        organization {
          id
        }
      }
    `,
    projectRef,
  )
  const initial: { memberIds: readonly string[] } = { memberIds: project.approvers.map(({ id }) => id) }
  const [setApprovers] = useChange<ProjectApproversDialogMutation>(graphql`
    mutation ProjectApproversDialogMutation($input: SetProjectApproversInput!) {
      setProjectApprovers(input: $input) {
        project {
          id
          updatedAt
          ...ProjectApproversDialog_project
        }
      }
    }
  `)
  const form = useForm({
    name: null, initial, isOpen, version: project.version,
    isReady: ({ memberIds }) => !hasSame(memberIds, initial.memberIds),
    send: ({ memberIds }, expectedVersion) =>
      setApprovers({ projectId: project.id, memberIds: [...memberIds], expectedVersion }),
    done: (_, { memberIds }) => {
      showToast({ type: 'success', title: words.changed(memberIds.length) })
      onClose()
    },
    refused: () => ({}),
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.title} width="30rem"
      submitLabel={words.action} submittingLabel={words.saving}
    >
      <Text textStyle="sm" color="fg.muted">{words.line}</Text>
      <ChosenMembers
        label={words.members} organizationId={project.organization.id} chosenIds={form.values.memberIds}
        isDisabled={form.isRunning} onChanged={(memberIds) => form.edit({ memberIds })}
      />
    </FormDialog>
  )
}
