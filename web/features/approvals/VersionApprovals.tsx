import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Check, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VersionApprovals_version$key } from '../../__generated__/VersionApprovals_version.graphql.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { later } from '../../ui/later.tsx'
import { ApprovalRow } from './ApprovalRow.tsx'
import type { Decision } from './approvalFacts.ts'

const DecideDialog = later(async () => (await import('./DecideDialog.tsx')).DecideDialog)

const words = approvalMessages

type VersionApprovalsProps = {
  versionRef: VersionApprovals_version$key
  projectId: string
  canEdit: boolean
  /** Whether the viewer may approve. */
  canDecide: boolean
}

interface Asked {
  decision: Decision
  button: HTMLElement
}

/** The decisions about a version, and the buttons to decide; nothing where there are neither. */
export function VersionApprovals({ versionRef, projectId, canEdit, canDecide }: VersionApprovalsProps) {
  const version = useFragment(
    graphql`
      fragment VersionApprovals_version on StoryboardVersion {
        shotCount
        storyboard {
          id
        }
        ...DecideDialog_version
        approvals(first: 50) @connection(key: "VersionApprovals_approvals") {
          edges {
            node {
              id
              state
              ...ApprovalRow_approval
            }
          }
        }
      }
    `,
    versionRef,
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const [areOldShown, setOldShown] = useState(false)
  const approvals = version.approvals.edges.map(({ node }) => node)
  const old = approvals.filter(({ state }) => state === 'SUPERSEDED' || state === 'WITHDRAWN')
  const shown = areOldShown ? approvals : approvals.filter((approval) => !old.includes(approval))
  const mayDecide = canDecide && version.storyboard != null && version.shotCount > 0
  if (approvals.length === 0 && !mayDecide) return null
  const ask = (decision: Decision) => (event: React.MouseEvent<HTMLElement>) =>
    setAsked({ decision, button: event.currentTarget })
  return (
    <Box as="section" aria-label={words.heading} borderWidth="1px" borderRadius="card" px="4" py="3" mb="5">
      <Flex gap="3" justify="space-between" align={{ sm: 'center' }} direction={{ base: 'column', sm: 'row' }}>
        <Stack gap="0">
          <Heading as="h2" textStyle="label">{words.heading}</Heading>
          {approvals.length === 0 ? <Text textStyle="sm" color="fg.muted">{words.empty}</Text> : null}
        </Stack>
        {mayDecide ? (
          <HStack gap="2" wrap="wrap">
            <Button onClick={ask('CHANGES_REQUESTED')}>
              <PencilLine size={15} aria-hidden /> {words.requestChanges}
            </Button>
            <Button onClick={ask('APPROVED')}><Check size={15} aria-hidden /> {words.approve}</Button>
          </HStack>
        ) : null}
      </Flex>
      {shown.length === 0 ? null : (
        <Stack as="ul" gap="0" listStyleType="none" mt="1">
          {shown.map((approval) => (
            <ApprovalRow key={approval.id} approvalRef={approval} projectId={projectId} canWithdraw={canEdit} />
          ))}
        </Stack>
      )}
      {old.length === 0 || areOldShown ? null : (
        <Button size="sm" variant="ghost" onClick={() => setOldShown(true)}>{words.earlier(old.length)}</Button>
      )}
      {asked ? (
        <DecideDialog
          versionRef={version} decision={asked.decision} returnFocus={asked.button} onClose={() => setAsked(null)}
        />
      ) : null}
    </Box>
  )
}
