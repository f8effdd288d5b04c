import { Box, Grid, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { isBlank } from '../../lib/texts.ts'
import { commonMessages } from '../../messages/common.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { formatTenths } from '../../messages/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { viewName } from '../views/viewName.ts'
import type { ComparedShot, ViewPair } from './comparedShot.ts'
import { MarkedText } from './MarkedText.tsx'
import type { ShotChange } from './useComparison.ts'

const words = comparisonMessages
const { texts } = viewMessages
const SLIGHTEST_SECONDS = 0.05

/** Something of a shot that is said in a word or two: which, whether it differs, and how it reads on a side. */
interface Fact {
  readonly label: string
  readonly isChanged: (before: ComparedShot, after: ComparedShot, kinds: ShotChange['kinds']) => boolean
  readonly show: (shot: ComparedShot) => ReactNode
  /** Whether it is said of a shot that one side alone has. */
  readonly isAlwaysSaid?: (shot: ComparedShot) => boolean
  readonly difference?: (before: ComparedShot, after: ComparedShot) => string | null
}

function lengthDifference(before: ComparedShot, after: ComparedShot): string | null {
  const seconds = after.duration - before.duration
  const size = formatTenths(Math.abs(seconds))
  if (Math.abs(seconds) < SLIGHTEST_SECONDS) return null
  return seconds > 0 ? words.longer(size) : words.shorter(size)
}

const voiceOf = ({ voiceDuration }: ComparedShot): string =>
  voiceDuration == null ? words.noVoice : storyboardMessages.seconds(formatTenths(voiceDuration))

const FACTS: readonly Fact[] = [
  {
    label: words.position,
    isChanged: (before, after, kinds) => kinds.includes('MOVED') && before.position !== after.position,
    show: ({ position }) => storyboardMessages.shot(position),
  },
  {
    label: words.scene,
    isChanged: ({ scene: before }, { scene: after }) => before?.sceneId !== after?.sceneId,
    show: ({ scene }) => (scene ? [scene.number, scene.heading].filter(Boolean).join(' ') : words.noScene),
    isAlwaysSaid: ({ scene }) => scene != null,
  },
  {
    label: words.length,
    isChanged: (before, after, kinds) => kinds.includes('RETIMED') && before.duration !== after.duration,
    show: ({ duration, frames }) => storyboardMessages.duration(formatTenths(duration), frames),
    isAlwaysSaid: () => true,
    difference: lengthDifference,
  },
  {
    label: words.voice,
    isChanged: (before, after, kinds) => kinds.includes('RETIMED') &&
      (before.voiceDuration !== after.voiceDuration || before.duration === after.duration),
    show: voiceOf,
    isAlwaysSaid: ({ voiceDuration }) => voiceDuration != null,
    difference: (before, after) => (voiceOf(before) === voiceOf(after) ? words.otherVoice : null),
  },
  {
    label: words.status,
    isChanged: ({ status: before }, { status: after }) => before?.statusId !== after?.statusId,
    show: ({ status }) =>
      status ? <Chip label={status.name} color={status.color} /> : storyboardMessages.noStatus,
    isAlwaysSaid: ({ status }) => status != null,
  },
  {
    label: words.ratio,
    isChanged: (before, after) => before.aspectRatio !== after.aspectRatio,
    show: ({ aspectRatio }) => ASPECT_RATIOS.find(({ value }) => value === aspectRatio)?.name ?? aspectRatio,
  },
]

type ChangeFactsProps = {
  change: ShotChange
  views: readonly ViewPair[]
  /** The names of the sides, read aloud. */
  names: readonly [from: string, to: string]
}

type Texts = readonly (readonly [label: string, before: string, after: string])[]

function textsOf({ before, after }: ShotChange, views: readonly ViewPair[]): Texts {
  const both = (read: (shot: ComparedShot) => string) => [before ? read(before) : '', after ? read(after) : ''] as const
  // The heading of a shot that one side alone has shows its code and name.
  const named: Texts = before && after
    ? [[words.code, before.code, after.code], [words.name, before.name, after.name]]
    : []
  return [
    ...named,
    [commonMessages.description, ...both(({ description }) => description)],
    [texts.dialogue.title, ...both(({ dialogue }) => dialogue)],
    [texts.cameraNote.title, ...both(({ cameraNote }) => cameraNote)],
    [texts.notes.title, ...both(({ notes }) => notes)],
    ...views.flatMap(({ name, position, before: one, after: other }): Texts => {
      const view = viewName(name, position)
      return [
        [words.viewName(view), one?.name ?? '', other?.name ?? ''],
        [words.viewDescription(view), one?.description ?? '', other?.description ?? ''],
      ]
    }),
  ]
}

/** What of a shot changed beside its pictures: lengths, places and statuses as they were and are, and texts. */
export function ChangeFacts({ change, views, names }: ChangeFactsProps) {
  const { kinds, before, after } = change
  const only = before === null || after === null ? (before ?? after) : null
  const facts = FACTS.filter(({ isChanged, isAlwaysSaid }) =>
    before && after ? isChanged(before, after, kinds) : only && isAlwaysSaid?.(only))
  const changed = textsOf(change, views).filter(([, one, other]) => one !== other && !isBlank(one + other))
  if (facts.length + changed.length === 0) return null
  return (
    <Stack as="section" gap="5" aria-label={words.facts} minWidth="0">
      {facts.length > 0 ? (
        <Grid as="dl" templateColumns="minmax(6rem, auto) 1fr" columnGap="5" rowGap="2.5" alignItems="baseline">
          {facts.map(({ label, show, difference }) => (
            <Fragment key={label}>
              <Text as="dt" textStyle="sm" color="fg.muted">{label}</Text>
              <HStack as="dd" columnGap="2" rowGap="0.5" wrap="wrap" minWidth="0" overflowWrap="anywhere">
                {only ? show(only) : null}
                {before && after ? (
                  <>
                    <Box as="span" color="fg.muted">
                      <VisuallyHidden>{`${names[0]}: `}</VisuallyHidden>{show(before)}
                    </Box>
                    <Box as="span" color="fg.muted" flexShrink="0"><ArrowRight size={14} aria-hidden /></Box>
                    <Box as="span" fontWeight="medium">
                      <VisuallyHidden>{`${names[1]}: `}</VisuallyHidden>{show(after)}
                    </Box>
                    <Text as="span" textStyle="sm" color="fg.muted">{difference?.(before, after)}</Text>
                  </>
                ) : null}
              </HStack>
            </Fragment>
          ))}
        </Grid>
      ) : null}
      {changed.map(([label, one, other]) => (
        <Box as="section" key={label} aria-label={label} minWidth="0">
          <Text textStyle="sm" fontWeight="medium" color="fg.muted" mb="0.5">{label}</Text>
          {only ? <LongText lines={8}>{one + other}</LongText> : <MarkedText before={one} after={other} />}
        </Box>
      ))}
    </Stack>
  )
}
