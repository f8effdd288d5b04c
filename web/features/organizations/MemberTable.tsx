import { Box, Button, Center, HStack, SimpleGrid, chakra } from '@chakra-ui/react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { MemberTable_organization$key } from '../../__generated__/MemberTable_organization.graphql.ts'
import type { MemberTablePaginationQuery } from '../../__generated__/MemberTablePaginationQuery.graphql.ts'
import type { MemberTable_viewer$key } from '../../__generated__/MemberTable_viewer.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { RoleBadge } from './RoleBadge.tsx'

const PAGE_SIZE = 50
const ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const

const HeadCell = chakra('th', {
  base: {
    textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start', px: '4', py: '2.5',
    borderBottomWidth: '1px',
  },
})
const Cell = chakra('td', { base: { height: '64px', px: '4', fontSize: 'sm', borderTopWidth: '1px' } })

type MemberTableProps = {
  organizationRef: MemberTable_organization$key
  viewerRef: MemberTable_viewer$key | null | undefined
}

/** Who belongs to an organization, with role and the day they joined. */
export function MemberTable({ organizationRef, viewerRef }: MemberTableProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    MemberTablePaginationQuery,
    MemberTable_organization$key
  >(
    graphql`
      fragment MemberTable_organization on Organization
      @refetchable(queryName: "MemberTablePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        members(first: $count, after: $cursor) @connection(key: "MemberTable_members") {
          edges {
            node {
              id
              role
              createdAt
              user {
                id
                name
                email
              }
            }
          }
        }
      }
    `,
    organizationRef,
  )
  const viewer = useFragment(
    graphql`
      fragment MemberTable_viewer on User {
        id
      }
    `,
    viewerRef,
  )
  const words = messages.organizations
  return (
    <>
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflowX="auto">
        <chakra.table
          width="full" borderCollapse="separate" borderSpacing="0"
          css={{ '& tbody tr:first-of-type td': { borderTopWidth: 0 } }}
        >
          <thead>
            <tr>
              <HeadCell scope="col" width={{ md: '50%' }}>{words.memberColumn}</HeadCell>
              <HeadCell scope="col">{words.roleColumn}</HeadCell>
              <HeadCell scope="col" hideBelow="sm">{words.joinedColumn}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {data.members.edges.map(({ node: { id, role, createdAt, user } }) => (
              <chakra.tr key={id} _hover={{ bg: 'bg.emphasized/50' }}>
                <Cell>
                  <HStack gap="3">
                    <Avatar name={user.name} id={user.id} size={32} />
                    <Box minWidth="0">
                      <Box fontSize="md" lineHeight="20px" fontWeight="medium">
                        {user.name}
                        {user.id === viewer?.id ? (
                          <Box as="span" color="fg.muted" fontWeight="normal"> {words.you}</Box>
                        ) : null}
                      </Box>
                      <Box color="fg.muted" lineHeight="18px" overflowWrap="anywhere">{user.email}</Box>
                    </Box>
                  </HStack>
                </Cell>
                <Cell><RoleBadge role={role} /></Cell>
                <Cell color="fg.muted" whiteSpace="nowrap" hideBelow="sm">{longDate(createdAt)}</Cell>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {hasNext ? (
        <Center pt="4">
          <Button onClick={() => loadNext(PAGE_SIZE)} loading={isLoadingNext} loadingText={messages.common.showMore}>
            {messages.common.showMore}
          </Button>
        </Center>
      ) : null}
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }} mt="6" textStyle="sm" color="fg.muted">
        {ROLES.map((role) => (
          <Box key={role}>
            <Box fontWeight="medium" color="fg">{words.roles[role]}</Box>
            {words.roleLines[role]}
          </Box>
        ))}
      </SimpleGrid>
    </>
  )
}
