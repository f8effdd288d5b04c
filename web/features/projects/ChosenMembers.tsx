import { Box, Checkbox, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ChosenMembersQuery } from '../../__generated__/ChosenMembersQuery.graphql.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { projectAccessMessages } from '../../messages/projectAccess.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { SearchPanel } from '../tasks/SearchPanel.tsx'

const words = projectAccessMessages

/** Whether two lists hold the same members. */
export const hasSame = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id))

type ChosenMembersProps = Omit<MembersProps, 'search'> & { label: string }

/** Finds members of an organization and chooses some; who administers it always is. */
export function ChosenMembers({ label, ...props }: ChosenMembersProps) {
  return (
    <Box as="section" aria-label={label}>
      <SearchPanel label={words.findMember} maxHeight="16rem">
        {(search) => <Members {...props} search={search} />}
      </SearchPanel>
    </Box>
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
  const { organization } = useLazyLoadQuery<ChosenMembersQuery>(
    graphql`
      query ChosenMembersQuery($organizationId: ID!, $search: String) {
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
                    <Box as="span" color="fg.muted">{organizationMessages.roles[administering]}</Box>
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
