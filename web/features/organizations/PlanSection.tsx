import { SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanSection_organization$key } from '../../__generated__/PlanSection_organization.graphql.ts'
import type { PlanSectionMutation } from '../../__generated__/PlanSectionMutation.graphql.ts'
import { planMessages } from '../../messages/plans.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { PLANS, PlanCard, type OfferedPlan } from './PlanCard.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'

/** What an organization uses of its plan, and the other plans; the owner changes it here. */
export function PlanSection({ organizationRef }: { organizationRef: PlanSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment PlanSection_organization on Organization {
        id
        plan
        viewerCanChangePlan
        ...PlanUsage_organization
      }
    `,
    organizationRef,
  )
  const { id, plan: current, viewerCanChangePlan } = organization
  const [changePlan, isRunning] = useChange<PlanSectionMutation>(graphql`
    mutation PlanSectionMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        organization {
          id
          plan
          ...PlanUsage_organization
        }
      }
    }
  `)
  const [wanted, setWanted] = useState<OfferedPlan | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<{ plan: OfferedPlan; message: string } | null>(null)
  const words = planMessages
  const isSmaller = (plan: OfferedPlan) => PLANS.findIndex((name) => name === current) > PLANS.indexOf(plan)

  function change(plan: OfferedPlan) {
    setWanted(plan)
    setRefusal(null)
    changePlan({ organizationId: id, plan }).then(
      () => {
        setIsAsking(false)
        showToast({ type: 'success', title: words.changed(words.names[plan]) })
      },
      (error: unknown) => {
        setIsAsking(false)
        setRefusal({ plan, message: readError(error).message })
      },
    )
  }

  function choose(plan: OfferedPlan) {
    setRefusal(null)
    if (!isSmaller(plan)) return change(plan)
    setWanted(plan)
    setIsAsking(true)
  }

  return (
    <SettingsSection title={words.title} line={words.line}>
      <PlanUsage organizationRef={organization} />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" mt="1">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan} plan={plan} isCurrent={plan === current} reason={viewerCanChangePlan ? null : words.onlyOwner}
            isRunning={isRunning && wanted === plan} isBusy={isRunning}
            refusal={refusal?.plan === plan ? refusal.message : null} onChosen={() => choose(plan)}
          />
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{words.noPayment}</Text>
      {wanted ? (
        <ConfirmationDialog
          isOpen={isAsking} variant="warning" title={words.downTitle(words.names[wanted])}
          message={words.downLine(words.names[wanted], words.features[wanted])}
          confirmText={words.choose(words.names[wanted])} isLoading={isRunning} onCancel={() => setIsAsking(false)}
          onConfirm={() => change(wanted)}
        >
          <Text textStyle="sm" color="fg.muted">{words.noPayment}</Text>
        </ConfirmationDialog>
      ) : null}
    </SettingsSection>
  )
}
