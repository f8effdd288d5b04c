import { Box, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectAccessDialog_project$key } from '../../__generated__/ProjectAccessDialog_project.graphql.ts'
import type { ProjectAccessDialogMutation } from '../../__generated__/ProjectAccessDialogMutation.graphql.ts'
import { projectAccessMessages } from '../../messages/projectAccess.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { ChosenMembers, hasSame } from './ChosenMembers.tsx'

const words = projectAccessMessages
const CHOICES = ['EVERYONE', 'CHOSEN'] as const

interface Access {
  readonly access: (typeof CHOICES)[number]
  readonly memberIds: readonly string[]
}

type ProjectAccessDialogProps = {
  projectRef: ProjectAccessDialog_project$key
  isOpen: boolean
  onClose: () => void
}

/** Asks who sees a project besides the owner and the admins: everyone, or chosen members. */
export function ProjectAccessDialog({ projectRef, isOpen, onClose }: ProjectAccessDialogProps) {
  const project = useFragment(
    graphql`
      fragment ProjectAccessDialog_project on Project {
        id
        access
        version
        chosenMembers {
          id
        }
        organization {
          id
          name
        }
      }
    `,
    projectRef,
  )
  const { organization } = project
  const initial: Access = {
    access: project.access === 'CHOSEN' ? 'CHOSEN' : 'EVERYONE', memberIds: project.chosenMembers.map(({ id }) => id),
  }
  const [setProjectAccess] = useChange<ProjectAccessDialogMutation>(graphql`
    mutation ProjectAccessDialogMutation($input: SetProjectAccessInput!) {
      setProjectAccess(input: $input) {
        project {
          id
          updatedAt
          ...ProjectAccessDialog_project
        }
      }
    }
  `)
  const form = useForm({
    name: null, initial, isOpen, version: project.version,
    isReady: ({ access, memberIds }) => access !== initial.access || !hasSame(memberIds, initial.memberIds),
    send: ({ access, memberIds }, expectedVersion) =>
      setProjectAccess({ projectId: project.id, access, memberIds: [...memberIds], expectedVersion }),
    done: (_, { access, memberIds }) => {
      const title = access === 'EVERYONE' ? words.openedTo(organization.name) : words.limitedTo(memberIds.length)
      showToast({ type: 'success', title })
      onClose()
    },
    refused: () => ({}),
  })
  const { values: { access, memberIds }, isRunning } = form

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.title} width="30rem"
      submitLabel={words.action} submittingLabel={words.saving}
    >
      <RadioGroup.Root
        name="access" value={access} colorPalette="accent" disabled={isRunning} aria-label={words.title}
        onValueChange={({ value }) => form.edit({ access: CHOICES.find((choice) => choice === value) ?? access })}
      >
        <Stack gap="2">
          {CHOICES.map((choice) => (
            <RadioGroup.Item
              key={choice} value={choice} alignItems="flex-start" gap="3" px="3" py="2.5" borderWidth="1px"
              borderRadius="control" cursor="pointer" bg="bg.control" _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ borderColor: 'accent.solid' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Box>
                <RadioGroup.ItemText fontWeight="medium">
                  {words.choices[choice](organization.name)}
                </RadioGroup.ItemText>
                <Text textStyle="sm" fontWeight="normal" color="fg.muted">{words.lines[choice]}</Text>
              </Box>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      {access === 'CHOSEN' ? (
        <ChosenMembers
          label={words.members} organizationId={organization.id} chosenIds={memberIds} isDisabled={isRunning}
          onChanged={(chosen) => form.edit({ memberIds: chosen })}
        />
      ) : null}
    </FormDialog>
  )
}
