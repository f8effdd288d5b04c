import { Box, HStack, SimpleGrid } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { PlanUsage_organization$key } from '../../__generated__/PlanUsage_organization.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { commonMessages } from '../../messages/common.ts'
import { planMessages } from '../../messages/plans.ts'

/** From this share of a limit on its bar warns. */
const WARNING_SHARE = 0.9

/** How much of its plan an organization uses: projects, members and storage. */
export function PlanUsage({ organizationRef }: { organizationRef: PlanUsage_organization$key }) {
  const { usage } = useFragment(
    graphql`
      fragment PlanUsage_organization on Organization {
        usage {
          projects
          projectLimit
          members
          memberLimit
          viewers
          viewerLimit
          storageBytes
          storageLimitBytes
        }
      }
    `,
    organizationRef,
  )
  const words = planMessages.usage
  const { number } = commonMessages
  return (
    <SimpleGrid minChildWidth="12rem" gap={{ base: '3', md: '6' }}>
      <UsageBar label={words.projects} used={usage.projects} limit={usage.projectLimit} format={number} />
      <UsageBar label={words.members} used={usage.members} limit={usage.memberLimit} format={number} />
      {usage.viewers > 0 ? (
        <UsageBar label={words.viewers} used={usage.viewers} limit={usage.viewerLimit} format={number} />
      ) : null}
      <UsageBar
        label={words.storage} used={usage.storageBytes} limit={usage.storageLimitBytes} format={readableBytes}
      />
    </SimpleGrid>
  )
}

type UsageBarProps = {
  label: string
  used: number
  limit: number | null | undefined
  format: (value: number) => string
}

function UsageBar({ label, used, limit, format }: UsageBarProps) {
  const words = planMessages.usage
  const isLimited = limit !== null && limit !== undefined
  const share = isLimited ? Math.min(1, used / Math.max(1, limit)) : 0
  const sentence = isLimited ? words.of(format(used), format(limit)) : words.noLimit(format(used))
  return (
    <Box>
      <HStack justify="space-between" textStyle="sm" mb="1.5">
        <Box fontWeight="medium">{label}</Box>
        <Box color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">{sentence}</Box>
      </HStack>
      <Box
        role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={isLimited ? limit : used} aria-valuenow={used}
        aria-valuetext={sentence} height="1.5" borderRadius="full" bg="bg.emphasized" overflow="hidden"
      >
        <Box
          height="full" borderRadius="full" transition="width 200ms ease-out"
          bg={share >= WARNING_SHARE ? 'warning.solid' : 'accent.solid'} style={{ width: `${share * 100}%` }}
        />
      </Box>
    </Box>
  )
}
