import { Box, Center, HStack, Input, InputGroup, VisuallyHidden, chakra } from '@chakra-ui/react'
import { Search, UserPlus, Users } from 'lucide-react'
import { useEffect, useRef, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MemberTable_organization$key } from '../../__generated__/MemberTable_organization.graphql.ts'
import type { MemberTable_viewer$key } from '../../__generated__/MemberTable_viewer.graphql.ts'
import type { MemberTablePaginationQuery } from '../../__generated__/MemberTablePaginationQuery.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { useOpening } from '../shell/useOpening.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import type { MemberQuestion } from './MemberActions.tsx'
import { HeadCell } from './memberCells.tsx'
import { MemberRow } from './MemberRow.tsx'
import { RoleSummary } from './RoleSummary.tsx'
import { useInvitations } from './useInvitations.ts'
import { later } from '../../ui/later.tsx'

const AddMemberDialog = later(async () => (await import('./AddMemberDialog.tsx')).AddMemberDialog)
const InvitePeopleDialog = later(async () => (await import('./InvitePeopleDialog.tsx')).InvitePeopleDialog)
const MemberQuestionDialog = later(async () => (await import('./MemberQuestionDialog.tsx')).MemberQuestionDialog)

const PAGE_SIZE = 50
/** How long typing has to rest before the server is asked. */
const SEARCH_DELAY_MS = 200

type MemberTableProps = {
  organizationRef: MemberTable_organization$key
  viewerRef: MemberTable_viewer$key | null | undefined
}

/** Who belongs to an organization and who is invited, with what may be done about each. */
export function MemberTable({ organizationRef, viewerRef }: MemberTableProps) {
  const asked = useRef('')
  const { data, refetch, ...list } = useLiveList<
    MemberTablePaginationQuery,
    MemberTable_organization$key
  >(
    graphql`
      fragment MemberTable_organization on Organization
      @refetchable(queryName: "MemberTablePaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }
      ) {
        id
        name
        viewerCanAdminister
        viewerCanChangePlan
        viewerCanLeave
        members(first: $count, after: $cursor, filter: { search: $search }) @connection(key: "MemberTable_members") {
          __id
          edges {
            node {
              id
              user {
                id
              }
              ...MemberRow_member
            }
          }
        }
        ...useInvitations_organization
      }
    `,
    organizationRef,
    ({ isOrganizationChanged }) => isOrganizationChanged,
    () => ({ search: asked.current === '' ? null : asked.current }),
  )
  const viewer = useFragment(
    graphql`
      fragment MemberTable_viewer on User {
        id
      }
    `,
    viewerRef,
  )
  const invited = useInvitations(data)
  const [search, setSearch] = useState('')
  const [isSearching, startSearch] = useTransition()
  const [isAdding, setIsAdding] = useState(false)
  const [isInviting, setIsInviting] = useOpening('invite')
  const [question, setQuestion] = useState<MemberQuestion | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const words = memberMessages
  const wanted = search.trim()

  useEffect(() => {
    if (asked.current === wanted) return
    const timer = setTimeout(() => {
      asked.current = wanted
      startSearch(() => void refetch({ search: wanted === '' ? null : wanted }, { fetchPolicy: 'store-and-network' }))
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted, refetch])

  const { edges } = data.members
  const shownInvitations = invited.invitations.filter(({ email }) =>
    email.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()))
  const reason = data.viewerCanAdminister ? null : words.onlyAdmins
  return (
    <>
      <HStack justify="space-between" gap="3" mb="3" flexWrap="wrap">
        <InputGroup
          maxWidth={{ sm: '20rem' }} startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
        >
          <Input
            type="search" size="sm" ps="9" aria-label={words.search} placeholder={words.search} value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </InputGroup>
        <HStack gap="2">
          <ExplainedButton
            ref={inviteButton} reason={reason} tooltipPlacement="bottom-end" onClick={() => setIsInviting(true)}
          >
            <Users aria-hidden /> {words.invite}
          </ExplainedButton>
          <ExplainedButton
            ref={addButton} variant="solid" reason={reason} tooltipPlacement="bottom-end"
            onClick={() => setIsAdding(true)}
          >
            <UserPlus aria-hidden /> {words.add}
          </ExplainedButton>
        </HStack>
      </HStack>
      <Box
        borderWidth="1px" borderRadius="card" bg="bg.panel" overflowX="auto" aria-busy={isSearching}
        opacity={isSearching ? '0.6' : '1'} transition="opacity 120ms"
      >
        <chakra.table
          width="full" borderCollapse="separate" borderSpacing="0" aria-label={words.table(data.name)}
          css={{ '& tbody tr:first-of-type td': { borderTopWidth: 0 } }}
        >
          <thead>
            <tr>
              <HeadCell scope="col" width={{ lg: '45%' }}>{words.memberColumn}</HeadCell>
              <HeadCell scope="col" hideBelow="sm">{words.roleColumn}</HeadCell>
              <HeadCell scope="col" hideBelow="lg">{words.activeColumn}</HeadCell>
              <HeadCell scope="col"><VisuallyHidden>{words.actionsColumn}</VisuallyHidden></HeadCell>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <MemberRow
                key={node.id} memberRef={node} isViewer={node.user.id === viewer?.id}
                viewerCanAdminister={data.viewerCanAdminister} viewerCanLeave={data.viewerCanLeave}
                onAsked={(next) => {
                  setQuestion(next)
                  setIsAsking(true)
                }}
              />
            ))}
            {shownInvitations.map(({ id, invitationRef }) => (
              <InvitationRow
                key={id} invitationRef={invitationRef} reason={reason} connections={[invited.connectionId]}
              />
            ))}
          </tbody>
        </chakra.table>
        {edges.length === 0 && shownInvitations.length === 0 ? (
          <Center role="status" py="10" px="4" color="fg.muted">{words.nobody(wanted)}</Center>
        ) : null}
      </Box>
      <HStack justify="center" gap="3" pt={list.hasNext || invited.hasNext ? '4' : '0'}>
        <ShowMore list={list} count={PAGE_SIZE} />
        <ShowMore list={invited} count={PAGE_SIZE} label={words.moreInvitations} />
      </HStack>
      <RoleSummary />
      <AddMemberDialog
        organizationId={data.id} viewerCanChangePlan={data.viewerCanChangePlan} isOpen={isAdding}
        memberConnection={data.members.__id} invitationConnection={invited.connectionId}
        returnFocus={addButton} onClosed={() => setIsAdding(false)}
      />
      <InvitePeopleDialog
        organizationId={data.id} viewerCanChangePlan={data.viewerCanChangePlan}
        isOpen={isInviting && data.viewerCanAdminister}
        memberConnection={data.members.__id} invitationConnection={invited.connectionId}
        returnFocus={inviteButton} onClosed={() => setIsInviting(false)}
      />
      {question ? (
        <MemberQuestionDialog
          key={`${question.kind} ${question.memberId}`} question={question} isOpen={isAsking} organization={data}
          connections={[data.members.__id]} onClosed={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
