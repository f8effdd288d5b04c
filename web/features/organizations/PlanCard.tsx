import { Box, HStack, Heading, Stack } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { planMessages } from '../../messages/plans.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'

const CURRENT_COLOR = '#4FB3E8'

/** The plans from the smallest to the largest. */
export const PLANS = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const

/** A plan that can be chosen. */
export type OfferedPlan = (typeof PLANS)[number]

type PlanCardProps = {
  plan: OfferedPlan
  isCurrent: boolean
  /** Why the viewer may not choose it; null when they may. */
  reason: string | null
  /** This plan is being taken. */
  isRunning: boolean
  /** Any plan is being taken. */
  isBusy: boolean
  /** Why the change to this plan was refused. */
  refusal: string | null
  onChosen: () => void
}

/** One plan: its price, what it holds, and the button that takes it. */
export function PlanCard({ plan, isCurrent, reason, isRunning, isBusy, refusal, onChosen }: PlanCardProps) {
  const words = planMessages
  return (
    <Stack
      gap="3" p="4" borderWidth="1px" borderRadius="card" borderColor={isCurrent ? 'accent.emphasized' : 'border'}
      bg={isCurrent ? 'accent.subtle' : 'bg'} minWidth="0"
    >
      <HStack justify="space-between" minHeight="5" gap="2" flexWrap="wrap">
        <Heading as="h3" textStyle="md" letterSpacing="-0.01em">{words.names[plan]}</Heading>
        {isCurrent ? (
          // On the card's own tint the chip's words would be too pale.
          <Box bg="bg.panel" borderRadius="10px" display="flex">
            <Chip label={words.current} color={CURRENT_COLOR} />
          </Box>
        ) : null}
      </HStack>
      <Box fontVariantNumeric="tabular-nums">
        <Box as="span" textStyle="xl" fontWeight="semibold">{words.prices[plan]}</Box>
        {plan === 'ENTERPRISE' ? null : <Box as="span" textStyle="sm" color="fg.muted">{words.perMonth}</Box>}
      </Box>
      <Stack as="ul" listStyleType="none" gap="1.5" textStyle="sm" color="fg.soft" flex="1">
        {words.features[plan].map((feature) => (
          <HStack as="li" key={feature} gap="2" align="flex-start">
            <Box color="fg.success" flexShrink="0" mt="0.5"><Check size={14} aria-hidden /></Box>
            {feature}
          </HStack>
        ))}
      </Stack>
      {refusal ? <FormFailure message={refusal} /> : null}
      {isCurrent ? null : (
        <ExplainedButton
          reason={reason} disabled={isBusy} loading={isRunning} loadingText={words.choose(words.names[plan])}
          alignSelf="flex-start" onClick={onChosen}
        >
          {words.choose(words.names[plan])}
        </ExplainedButton>
      )}
    </Stack>
  )
}
