import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { Check, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ApprovalRow_approval$key } from '../../__generated__/ApprovalRow_approval.graphql.ts'
import type { ApprovalRowWithdrawMutation } from '../../__generated__/ApprovalRowWithdrawMutation.graphql.ts'
import { comparePath } from '../../lib/boardPath.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { type ApprovalFacts, decisionOf, readApproval, SEAL_DIGITS } from './approvalFacts.ts'

const words = approvalMessages

/** How a decision stands, in words. */
function standingOf({ state, parts, changedShots }: ApprovalFacts): string {
  if (state === 'WITHDRAWN') return words.withdrawn
  if (state === 'SUPERSEDED') return words.superseded
  if (state === 'CURRENT') return words.current
  const shots = changedShots.size === 0 ? '' : ` (${words.changedShots(changedShots.size)})`
  return `${words.changed(parts)}${shots}`
}

type ApprovalRowProps = { approvalRef: ApprovalRow_approval$key; projectId: string; canWithdraw: boolean }

/** A decision about a version: by whom, how it stands today, its note and its seal. */
export function ApprovalRow({ approvalRef, projectId, canWithdraw }: ApprovalRowProps) {
  const data = useFragment(
    graphql`
      fragment ApprovalRow_approval on Approval {
        id
        note
        seal
        isOwn
        createdAt
        ...approvalFacts_approval
      }
    `,
    approvalRef,
  )
  const facts = readApproval(data)
  const { isApproved, state, shotIds, version } = facts
  const menu = useRef<HTMLButtonElement>(null)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [withdraw] = useChange<ApprovalRowWithdrawMutation>(
    graphql`
      mutation ApprovalRowWithdrawMutation($input: WithdrawApprovalInput!) {
        withdrawApproval(input: $input) {
          approval {
            ...ApprovalRow_approval
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.withdrawnDone }),
  )
  const isOver = state === 'WITHDRAWN' || state === 'SUPERSEDED'
  const color = isOver ? 'fg.muted' : isApproved ? 'fg.success' : 'fg.warning'
  return (
    <HStack as="li" gap="3" py="2.5" borderTopWidth="1px" align="flex-start" _first={{ borderTopWidth: '0' }}>
      <Box color={color} pt="0.5" flexShrink="0">
        {isApproved ? <Check size={18} aria-hidden /> : <PencilLine size={18} aria-hidden />}
      </Box>
      <Stack gap="0.5" flex="1" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium" color={isOver ? 'fg.muted' : 'fg'} overflowWrap="anywhere">
            {decisionOf(facts)}
          </Text>
          {facts.isGuest ? (
            <Box as="span" px="1.5" borderWidth="1px" borderRadius="l1" textStyle="xs">{words.guest}</Box>
          ) : null}
        </HStack>
        <FactLine
          facts={[
            <RelativeTime key="time" moment={data.createdAt} />,
            shotIds.length === 0 ? null : words.ofShots(shotIds.length),
            state === 'CHANGED' ? (
              <Box key="standing" asChild color="fg.warning" textDecoration="underline">
                <Link to={comparePath(projectId, version.id, null)}>{standingOf(facts)}</Link>
              </Box>
            ) : standingOf(facts),
            <Box key="seal" as="span" textStyle="mono">{words.seal(data.seal.slice(0, SEAL_DIGITS))}</Box>,
          ]}
        />
        {data.note === '' ? null : <LongText textStyle="sm" color="fg.soft" lines={3} mt="1">{data.note}</LongText>}
      </Stack>
      {data.isOwn && canWithdraw && state !== 'WITHDRAWN' ? (
        <RowMenu
          ref={menu} label={words.menu} items={[{ value: 'withdraw', label: words.withdraw, isDanger: true }]}
          onChosen={() => setWithdrawing(true)}
        />
      ) : null}
      <ConfirmedChange
        isOpen={isWithdrawing} variant="danger" title={words.withdrawTitle} message={words.withdrawLine}
        confirmText={words.withdrawConfirm} returnFocus={menu} onCancel={() => setWithdrawing(false)}
        onConfirm={() => withdraw({ approvalId: data.id }).then(() => setWithdrawing(false))}
      />
    </HStack>
  )
}
