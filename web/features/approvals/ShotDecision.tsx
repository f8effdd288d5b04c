import { Box, Button, Heading, HStack, Text } from '@chakra-ui/react'
import { Check, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShotDecisionMutation } from '../../__generated__/ShotDecisionMutation.graphql.ts'
import type { ShotDecisionQuery } from '../../__generated__/ShotDecisionQuery.graphql.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { useChange } from '../../relay/useChange.ts'
import { later } from '../../ui/later.tsx'
import { labelOf } from './ApprovalMark.tsx'
import type { Decision } from './approvalFacts.ts'
import { useShotMark } from './approvalMarks.ts'
import type { DecidedVersion } from './DecideDialog.tsx'

const DecideDialog = later(async () => (await import('./DecideDialog.tsx')).DecideDialog)

const words = approvalMessages

type ShotDecisionProps = {
  shotId: string
  /** Saves what is drawn and not sent yet, so that it is decided about, too. */
  beforeDeciding: () => Promise<void>
}

interface Asked {
  decision: Decision
  versionRef: DecidedVersion
  button: HTMLElement
}

/** How a shot stands, and the buttons to decide about it as it is now; nothing where there are neither. */
export function ShotDecision({ shotId, beforeDeciding }: ShotDecisionProps) {
  const { shot } = useLazyLoadQuery<ShotDecisionQuery>(
    graphql`
      query ShotDecisionQuery($shotId: ID!) {
        shot: node(id: $shotId) {
          ... on Shot {
            code
            storyboard {
              id
              project {
                viewerCanApprove
                viewerCanEdit
                isArchived
              }
            }
          }
        }
      }
    `,
    { shotId },
    { fetchPolicy: 'store-and-network' },
  )
  const mark = useShotMark(shotId)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [keepVersion, isKeeping] = useChange<ShotDecisionMutation>(
    graphql`
      mutation ShotDecisionMutation($input: MakeVersionInput!) {
        makeVersion(input: $input) {
          storyboardVersion {
            ...DecideDialog_version
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.versionFailed }),
  )
  const { storyboard, code } = shot ?? {}
  const project = storyboard?.project
  // What is decided about is a version: who may not save one decides on the page of a version.
  const mayDecide = project?.viewerCanApprove === true && project.viewerCanEdit && !project.isArchived
  if (!mark && !mayDecide) return null

  function ask(decision: Decision, button: HTMLElement): void {
    if (!storyboard || isKeeping) return
    void beforeDeciding().then(() => keepVersion({ storyboardId: storyboard.id }))
      .then(({ makeVersion: { storyboardVersion } }) => setAsked({ decision, versionRef: storyboardVersion, button }))
  }

  return (
    <Box as="section" aria-label={words.heading}>
      <Heading as="h3" textStyle="xs" fontWeight="medium" letterSpacing="normal" color="fg.muted">
        {words.heading}
      </Heading>
      {mark ? <Text textStyle="sm" mt="1">{labelOf(mark)}</Text> : null}
      {mayDecide ? (
        <HStack gap="2" mt="2" wrap="wrap">
          <Button size="sm" aria-disabled={isKeeping} onClick={(event) => ask('APPROVED', event.currentTarget)}>
            <Check size={14} aria-hidden /> {words.approve}
          </Button>
          <Button
            size="sm" aria-disabled={isKeeping} onClick={(event) => ask('CHANGES_REQUESTED', event.currentTarget)}
          >
            <PencilLine size={14} aria-hidden /> {words.requestChanges}
          </Button>
        </HStack>
      ) : null}
      {asked ? (
        <DecideDialog
          versionRef={asked.versionRef} decision={asked.decision} shot={{ id: shotId, code: code ?? '' }}
          returnFocus={asked.button} onClose={() => setAsked(null)}
        />
      ) : null}
    </Box>
  )
}
