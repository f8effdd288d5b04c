import { Box, Checkbox, HStack, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ProjectAccessDialog_project$key } from '../../__generated__/ProjectAccessDialog_project.graphql.ts'
import type { ProjectAccessDialogMutation } from '../../__generated__/ProjectAccessDialogMutation.graphql.ts'
import type { ProjectAccessDialogQuery } from '../../__generated__/ProjectAccessDialogQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { SearchPanel } from '../tasks/SearchPanel.tsx'

const words = messages.projectAccess
const CHOICES = ['EVERYONE', 'CHOSEN'] as const

interface Access {
  readonly access: (typeof CHOICES)[number]
  readonly memberIds: readonly string[]
}

const hasSame = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id))

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
        <Box as="section" aria-label={words.members}>
          <SearchPanel label={words.findMember} maxHeight="16rem">
            {(search) => (
              <Members
                organizationId={organization.id} search={search} chosenIds={memberIds} isDisabled={isRunning}
                onChanged={(chosen) => form.edit({ memberIds: chosen })}
              />
            )}
          </SearchPanel>
        </Box>
      ) : null}
    </FormDialog>
  )
}

type MembersProps = {
  organizationId: string
  search: string
  chosenIds: readonly string[]
  isDisabled: boolean
  onChanged: (chosenIds: readonly string[]) => void
}

/** The members of an organization that fit a search, to be chosen; who administers it always is. */
function Members({ organizationId, search, chosenIds, isDisabled, onChanged }: MembersProps) {
  const { organization } = useLazyLoadQuery<ProjectAccessDialogQuery>(
    graphql`
      query ProjectAccessDialogQuery($organizationId: ID!, $search: String) {
        organization(id: $organizationId) {
          members(first: 100, filter: { search: $search }) {
            nodes {
              id
              role
              user {
                id
                name
              }
            }
          }
        }
      }
    `,
    { organizationId, search: search === '' ? null : search },
    { fetchPolicy: 'store-and-network' },
  )
  const members = organization?.members.nodes ?? []
  if (members.length === 0) return <Text px="2" py="2" textStyle="sm" color="fg.muted">{words.nobodyFound}</Text>
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {members.map(({ id, role, user }) => {
        const administering = role === 'OWNER' || role === 'ADMIN' ? role : null
        return (
          <li key={id}>
            <Checkbox.Root
              display="flex" width="full" minHeight="9" px="2" gap="2.5" colorPalette="accent"
              checked={administering !== null || chosenIds.includes(id)} disabled={isDisabled || administering !== null}
              css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
              onCheckedChange={({ checked }) =>
                onChanged(checked === true ? [...chosenIds, id] : chosenIds.filter((chosen) => chosen !== id))}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label flex="1" minWidth="0" fontWeight="normal" textStyle="sm">
                <HStack gap="2.5">
                  <Avatar name={user.name} id={user.id} size={24} />
                  <Box as="span" flex="1" truncate>{user.name}</Box>
                  {administering ? (
                    <Box as="span" color="fg.muted">{messages.organizations.roles[administering]}</Box>
                  ) : null}
                </HStack>
              </Checkbox.Label>
            </Checkbox.Root>
          </li>
        )
      })}
    </Stack>
  )
}
