import { Box, Grid, HStack, Text, Wrap } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TransferPlanView_plan$key } from '../../__generated__/TransferPlanView_plan.graphql.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'

/** This many people are named; the others are counted. */
const NAMED = 6

const words = projectDangerMessages

/** What moving a project changes: its code, what moves along, who loses and who gains access, or why it cannot. */
export function TransferPlanView({ planRef }: { planRef: TransferPlanView_plan$key }) {
  const plan = useFragment(
    graphql`
      fragment TransferPlanView_plan on TransferPlan {
        code
        newCode
        leaving {
          id
          name
        }
        leavingCount
        stayingCount
        joiningCount
        storyboardCount
        shotCount
        problem {
          ...useFailureText_failure
        }
        organization {
          name
        }
      }
    `,
    planRef,
  )
  const problem = useFailureText(plan.problem)
  if (problem !== null) {
    return (
      <Box>
        <Text fontWeight="medium" mb="2">{words.transferForbidden(plan.organization.name)}</Text>
        <FormFailure message={problem} />
      </Box>
    )
  }
  const named = plan.leaving.slice(0, NAMED)
  const others = plan.leavingCount - named.length
  const isCodeKept = plan.code === plan.newCode
  const rows: [label: string, value: ReactNode][] = [
    [
      words.transferCode,
      isCodeKept ? words.transferCodeStays(plan.code) : (
        <Text as="span" fontWeight="medium" color="fg.warning">
          {words.transferCodeBecomes(plan.code, plan.newCode)}
        </Text>
      ),
    ],
    [words.transferMoves, words.transferBoards(plan.storyboardCount, plan.shotCount)],
    [
      words.transferLosing,
      plan.leavingCount === 0 ? words.transferNobody : (
        <Wrap gap="1.5" columnGap="3" as="ul" listStyleType="none">
          {named.map(({ id, name }) => (
            <HStack as="li" key={id} gap="1.5" minWidth="0">
              <Avatar name={name} id={id} size={20} /> <Text as="span" overflowWrap="anywhere">{name}</Text>
            </HStack>
          ))}
          {others > 0 ? <Text as="li" color="fg.muted">{words.transferMore(others)}</Text> : null}
        </Wrap>
      ),
    ],
    [
      words.transferGaining,
      plan.joiningCount === 0 ? words.transferNobody : words.transferPeople(plan.joiningCount),
    ],
    [words.transferKeeping, words.transferPeople(plan.stayingCount)],
  ]
  return (
    <Box borderWidth="1px" borderRadius="control" px="4" py="3">
      <Text fontWeight="medium" mb="2">{words.transferChanges(plan.organization.name)}</Text>
      <Grid as="dl" templateColumns="max-content minmax(0, 1fr)" columnGap="5" rowGap="2" textStyle="sm">
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <Box as="dt" color="fg.muted">{label}</Box>
            <Box as="dd">{value}</Box>
          </Fragment>
        ))}
      </Grid>
    </Box>
  )
}
