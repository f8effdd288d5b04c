import { Box, Flex, HStack } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { MemberRow_member$key } from '../../__generated__/MemberRow_member.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { MemberActions, type MemberQuestion } from './MemberActions.tsx'
import { MemberCell, MemberTableRow } from './memberCells.tsx'
import { RoleBadge } from './RoleBadge.tsx'

type MemberRowProps = {
  memberRef: MemberRow_member$key
  /** True for the viewer's own row. */
  isViewer: boolean
  /** What the viewer may do in the organization as a whole. */
  viewerCanAdminister: boolean
  viewerCanLeave: boolean
  /** Something was chosen that asks first. */
  onAsked: (question: MemberQuestion) => void
}

/** One person of an organization: who, in which role, last seen when, and what may be done about it. */
export function MemberRow(props: MemberRowProps) {
  const member = useFragment(
    graphql`
      fragment MemberRow_member on Member {
        id
        role
        lastActiveAt
        viewerCanChangeRole
        viewerCanRemove
        viewerCanTransferOwnership
        user {
          id
          pictureUrl
          name
          email
        }
      }
    `,
    props.memberRef,
  )
  const { isViewer, viewerCanAdminister, viewerCanLeave, onAsked } = props
  const words = memberMessages
  const { user, lastActiveAt } = member
  const [mailbox, host] = (user.email ?? '').split(/(?=@)/)
  const knownActive = lastActiveAt
    ? <RelativeTime moment={lastActiveAt} sentence={words.active} />
    : words.activeUnknown
  const lastActive = isViewer ? words.activeNow : knownActive
  return (
    <MemberTableRow>
      <MemberCell>
        <HStack gap="3">
          <Avatar name={user.name} id={user.id} picture={user.pictureUrl} size={32} />
          <Box minWidth="0">
            <Box fontSize="md" lineHeight="1.25rem" fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>
              {user.name}
              {isViewer ? <Box as="span" color="fg.muted" fontWeight="normal"> {words.you}</Box> : null}
            </Box>
            <Box color="fg.muted" lineHeight="1.125rem" overflowWrap="anywhere">
              {mailbox}<wbr />{host}
            </Box>
            <HStack hideFrom="lg" gap="2" mt="0.5" color="fg.muted" textStyle="xs">
              <Box as="span" hideFrom="sm"><RoleBadge role={member.role} /></Box>
              {lastActive}
            </HStack>
          </Box>
        </HStack>
      </MemberCell>
      <MemberCell hideBelow="sm"><RoleBadge role={member.role} /></MemberCell>
      <MemberCell color="fg.muted" whiteSpace="nowrap" hideBelow="lg">{lastActive}</MemberCell>
      <MemberCell textAlign="end">
        <Flex justify="flex-end" gap="1" align="center">
          <MemberActions
            member={{
              id: member.id, name: user.name, role: member.role, canChangeRole: member.viewerCanChangeRole,
              canRemove: member.viewerCanRemove, canBecomeOwner: member.viewerCanTransferOwnership,
            }}
            isViewer={isViewer} viewerCanAdminister={viewerCanAdminister} viewerCanLeave={viewerCanLeave}
            onAsked={onAsked}
          />
        </Flex>
      </MemberCell>
    </MemberTableRow>
  )
}
