import { Box, HStack, Heading, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { runningTime } from '../../lib/runningTime.ts'
import { commonMessages } from '../../messages/common.ts'
import { scriptMessages } from '../../messages/scripts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { formatTenths } from '../../messages/format.ts'
import type {
  ScriptPlanView_plan$data,
  ScriptPlanView_plan$key,
} from '../../__generated__/ScriptPlanView_plan.graphql.ts'

/** Longer plans are cut here and counted: a list of everything would be slow and nobody reads it. */
const MOST_SCENES = 120
const MOST_SHOTS_OF_SCENE = 6

const words = scriptMessages

function leftOutParts(skipped: ScriptPlanView_plan$data['skipped']): string[] {
  const { notes, boneyard, sections, synopses, transitions } = skipped
  return [
    notes > 0 ? words.notes(notes) : '',
    boneyard > 0 ? words.boneyard(boneyard) : '',
    sections > 0 ? words.sections(sections) : '',
    synopses > 0 ? words.synopses(synopses) : '',
    transitions > 0 ? words.transitions(transitions) : '',
  ].filter(Boolean)
}

/** What an import would make: the totals, what is left out, and scene by scene the shots. */
export function ScriptPlanView({ planRef }: { planRef: ScriptPlanView_plan$key }) {
  const plan = useFragment(
    graphql`
      fragment ScriptPlanView_plan on ScriptPlan {
        title
        authors
        sceneCount
        shotCount
        duration
        skipped {
          notes
          boneyard
          sections
          synopses
          transitions
        }
        scenes {
          number
          heading
          line
          duration
          shots {
            line
            description
            dialogue
            duration
          }
        }
      }
    `,
    planRef,
  )
  const leftOut = leftOutParts(plan.skipped)
  const totals = [
    { label: words.scenes, value: commonMessages.number(plan.sceneCount) },
    { label: words.shots, value: commonMessages.number(plan.shotCount) },
    { label: words.runningTime, value: runningTime(plan.duration) },
  ]
  return (
    <Stack gap="4">
      <Box>
        <Heading as="h3" textStyle="md" truncate>{plan.title ?? words.untitled}</Heading>
        {plan.authors ? <Text textStyle="sm" color="fg.muted" truncate>{words.by(plan.authors)}</Text> : null}
      </Box>
      <SimpleGrid as="dl" columns={3} borderWidth="1px" borderRadius="card" bg="bg.well">
        {totals.map(({ label, value }, index) => (
          <Box key={label} px="4" py="3" borderStartWidth={index === 0 ? '0' : '1px'}>
            <Text as="dt" textStyle="xs" color="fg.muted">{label}</Text>
            <Text as="dd" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">{value}</Text>
          </Box>
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {leftOut.length > 0 ? words.leftOut(leftOut.join(', ')) : words.nothingLeftOut}
      </Text>
      <chakra.ol
        aria-label={words.plan} listStyleType="none" maxHeight="min(22rem, 40vh)" overflowY="auto" borderWidth="1px"
        borderRadius="card" tabIndex={0} focusVisibleRing="inside"
      >
        {plan.scenes.slice(0, MOST_SCENES).map((scene) => <SceneOfPlan key={scene.line} scene={scene} />)}
        {plan.scenes.length > MOST_SCENES ? (
          <Box as="li" px="4" py="3" textStyle="sm" color="fg.muted">
            {words.andMoreScenes(plan.scenes.length - MOST_SCENES)}
          </Box>
        ) : null}
      </chakra.ol>
    </Stack>
  )
}

function SceneOfPlan({ scene }: { scene: ScriptPlanView_plan$data['scenes'][number] }) {
  const hidden = scene.shots.length - MOST_SHOTS_OF_SCENE
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} px="4" py="3">
      <HStack gap="2.5" align="baseline">
        <Text textStyle="mono" color="accent.fg" flexShrink="0">{scene.number}</Text>
        <Text textStyle="sm" fontWeight="semibold" truncate flex="1">{scene.heading || words.noHeading}</Text>
        <Text textStyle="mono" color="fg.muted" whiteSpace="nowrap">
          {words.shotCount(scene.shots.length)} · {runningTime(scene.duration)}
        </Text>
      </HStack>
      <Stack as="ol" gap="1.5" mt="2" listStyleType="none">
        {scene.shots.slice(0, MOST_SHOTS_OF_SCENE).map((shot, index) => (
          <HStack as="li" key={`${shot.line}-${index}`} gap="3" align="baseline">
            <Text textStyle="mono" color="fg.muted" width="3rem" flexShrink="0" title={words.lineNumber(shot.line)}>
              {shot.line}
            </Text>
            <Box flex="1" minWidth="0">
              {shot.description ? <Text textStyle="sm" color="fg.soft" lineClamp={2}>{shot.description}</Text> : null}
              {shot.dialogue ? (
                <Text textStyle="xs" color="fg.muted" fontStyle="italic" lineClamp={1}>“{shot.dialogue}”</Text>
              ) : null}
            </Box>
            <Text textStyle="mono" color="fg.muted" whiteSpace="nowrap">
              {storyboardMessages.seconds(formatTenths(shot.duration))}
            </Text>
          </HStack>
        ))}
      </Stack>
      {hidden > 0 ? (
        <Text textStyle="sm" color="fg.muted" mt="2" ps="3.75rem">{words.andMoreShots(hidden)}</Text>
      ) : null}
    </Box>
  )
}
