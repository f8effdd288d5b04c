import { Box, Button, Flex, HStack, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Columns2, History, Layers, SquareSplitHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ownNameOf } from '../../lib/shotName.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { versionMessages } from '../../messages/versions.ts'
import { formatNumber, listOf } from '../../messages/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { VersionViewTabs } from '../versions/VersionViewTabs.tsx'
import { ChangeFacts } from './ChangeFacts.tsx'
import { changeColor, changeIcon, changeWords } from './changeKinds.ts'
import { ChangePictures, LOOKS, type Look } from './ChangePictures.tsx'
import { pairViews } from './comparedShot.ts'
import type { ShotChange, Sides } from './useComparison.ts'

const words = comparisonMessages
const LOOK_ICONS = { side: Columns2, wipe: SquareSplitHorizontal, overlay: Layers }

type ChangeDetailsProps = {
  change: ShotChange
  /** 1-based among those that are shown. */
  place: number
  count: number
  sides: Sides
  names: readonly [from: string, to: string]
  look: Look
  onLookChosen: (look: Look) => void
  onStep: (step: -1 | 1) => void
  /** Brings the shot of the version back; null where it cannot be. */
  onRestore: ((button: HTMLElement) => void) | null
}

/** One changed shot: how it changed, its pictures on both sides, and its facts and texts as they were and are. */
export function ChangeDetails(props: ChangeDetailsProps) {
  const { change, place, count, sides, names, look, onLookChosen, onStep, onRestore } = props
  const hint = useKeyHints()
  const { before, after, kinds } = change
  const shot = after ?? before
  const views = pairViews(before, after)
  const [chosenViewId, setChosenViewId] = useState<string | null>(null)
  // The view that changed is shown first.
  const pair = views.find(({ id }) => id === chosenViewId) ?? views.find(({ isRedrawn }) => isRedrawn) ?? views[0]
  const isPart = views.some(({ isRedrawn }) => !isRedrawn)
  const isPair = pair !== undefined && pair.before !== null && pair.after !== null && pair.isRedrawn
  if (!shot) return null
  const title = [storyboardMessages.shot(shot.position), ownNameOf(shot.name)].filter(Boolean).join(' · ')
  return (
    <Stack as="section" aria-label={title} gap="4" minWidth="0">
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start">
        <Stack gap="1.5" minWidth="0" flex="1 1 10rem">
          <HStack gap="3" align="baseline" minWidth="0">
            <Heading as="h2" textStyle="lg" lineClamp={2} overflowWrap="anywhere">{title}</Heading>
            <Text textStyle="mono" color="fg.muted" truncate flexShrink="1">{shot.code}</Text>
          </HStack>
          <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3.5" rowGap="1">
            {kinds.map((kind) => {
              const Icon = changeIcon(kind)
              return (
                <HStack as="li" key={kind} gap="1.5" textStyle="sm" fontWeight="medium">
                  <Box as="span" color={changeColor(kind)}><Icon size={14} aria-hidden /></Box> {changeWords(kind)}
                </HStack>
              )
            })}
          </Flex>
        </Stack>
        <HStack gap="3" wrap="wrap" order={{ base: '2', xl: '1' }} _empty={{ display: 'none' }}>
          {isPair ? <LookChoice chosen={look} onChosen={onLookChosen} /> : null}
          {onRestore ? (
            <Button onClick={(event) => onRestore(event.currentTarget)}>
              <Box as="span" hideBelow="sm"><History size={15} aria-hidden /></Box> {versionMessages.restore.item}
            </Button>
          ) : null}
        </HStack>
        <HStack gap="0.5" order={{ base: '1', xl: '2' }}>
          <IconButton
            label={words.previous} hint={hint(words.previous, SHORTCUTS.comparison.previous)}
            icon={<ChevronLeft aria-hidden />} disabled={place <= 1} onClick={() => onStep(-1)}
          />
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" role="status">
            <VisuallyHidden>{`${title}: ${listOf(kinds.map(changeWords))}. `}</VisuallyHidden>
            {words.place(formatNumber(place), formatNumber(count))}
          </Text>
          <IconButton
            label={words.next} hint={hint(words.next, SHORTCUTS.comparison.next)}
            icon={<ChevronRight aria-hidden />} disabled={place >= count} onClick={() => onStep(1)}
          />
        </HStack>
      </Flex>
      {views.length > 1 && pair ? (
        <VersionViewTabs
          views={views} shotPosition={shot.position} chosenId={pair.id} onChosen={setChosenViewId}
          mark={(view) => (view.isRedrawn && isPart ? words.changedView : null)}
        />
      ) : null}
      <Flex gap={{ base: '5', lg: '8' }} direction={{ base: 'column', lg: pair?.isRedrawn ? 'column' : 'row' }}>
        {pair ? (
          <Box flex={pair.isRedrawn ? undefined : { lg: '0 1 50%' }} minWidth="0">
            <ChangePictures change={change} pair={pair} look={look} sides={sides} names={names} />
          </Box>
        ) : null}
        <ChangeFacts change={change} views={views} names={names} />
      </Flex>
    </Stack>
  )
}

/** How the two pictures are compared. */
function LookChoice({ chosen, onChosen }: { chosen: Look; onChosen: (look: Look) => void }) {
  const hint = useKeyHints()
  return (
    <HStack role="group" aria-label={words.looks} gap="0">
      {LOOKS.map((look, index) => {
        const Icon = LOOK_ICONS[look]
        const isChosen = look === chosen
        return (
          <Button
            key={look} aria-pressed={isChosen} onClick={() => onChosen(look)} fontWeight="medium" px="3"
            title={hint(words.look[look], SHORTCUTS.comparison[look])}
            ms={index > 0 ? '-1px' : '0'} zIndex={isChosen ? 1 : 0}
            borderStartRadius={index > 0 ? '0' : 'control'}
            borderEndRadius={index < LOOKS.length - 1 ? '0' : 'control'}
            bg={isChosen ? 'accent.subtle' : 'bg.control'} color={isChosen ? 'accent.fg' : 'fg.muted'}
            borderColor={isChosen ? 'accent.emphasized' : 'border.emphasized'}
          >
            <Box as="span" hideBelow="sm"><Icon size={15} aria-hidden /></Box> {words.look[look]}
          </Button>
        )
      })}
    </HStack>
  )
}
