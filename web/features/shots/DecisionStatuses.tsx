import { Fieldset, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DecisionStatuses_project$key } from '../../__generated__/DecisionStatuses_project.graphql.ts'
import type { DecisionStatusesMutation } from '../../__generated__/DecisionStatusesMutation.graphql.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { useChange } from '../../relay/useChange.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'

const words = storyboardMessages
const DECISIONS = ['APPROVED', 'CHANGES', 'HOLD'] as const
type Decision = (typeof DECISIONS)[number]

/** Which status a decision in a review gives shots. */
export function DecisionStatuses({ projectRef }: { projectRef: DecisionStatuses_project$key }) {
  const { statuses } = useFragment(
    graphql`
      fragment DecisionStatuses_project on Project {
        statuses {
          id
          name
          decision
        }
      }
    `,
    projectRef,
  )
  const [setDecision] = useChange<DecisionStatusesMutation, { statusId: string; decision: Decision | null }>(
    graphql`
      mutation DecisionStatusesMutation($input: UpdateShotStatusesInput!) {
        updateShotStatuses(input: $input) {
          project {
            id
            ...DecisionStatuses_project
          }
        }
      }
    `,
    (status) => ({ variables: { input: { statuses: [status] } }, failed: words.decisionNotSaved }),
  )
  const id = useId()
  return (
    <Fieldset.Root mt="2">
      <Fieldset.Legend textStyle="sm" fontWeight="medium">{words.decisionStatuses}</Fieldset.Legend>
      <Text textStyle="sm" color="fg.muted">{words.decisionStatusesLine}</Text>
      <Grid templateColumns="minmax(6rem, auto) 1fr" gap="2" alignItems="center" mt="1">
        {DECISIONS.map((decision) => {
          const current = statuses.find((status) => status.decision === decision)
          const label = `${id}${decision}`
          return [
            <Text key={label} id={label} textStyle="sm">{playlistMessages.decision[decision]}</Text>,
            <FilterSelect
              key={decision} labelledBy={label} value={current?.id ?? ''}
              choices={[
                { value: '', label: words.decisionKeepsStatus },
                ...statuses.map((status) => ({ value: status.id, label: status.name })),
              ]}
              onChosen={(statusId) => {
                if (statusId !== '') void setDecision({ statusId, decision })
                else if (current) void setDecision({ statusId: current.id, decision: null })
              }}
            />,
          ]
        })}
      </Grid>
    </Fieldset.Root>
  )
}
