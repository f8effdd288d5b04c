import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { dialogueLine } from '../../lib/dialogue.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { versionMessages } from '../../messages/versions.ts'
import { formatTenths } from '../../messages/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import type { PlacedCard } from '../shots/boardLayout.ts'
import { CARD_EDGE, CARD_FOCUS, cardLines, NARROW_CARD, SLIM_CARD } from '../shots/cardLook.ts'
import { DialogueLine } from '../shots/DialogueLine.tsx'
import { NameAndCode } from '../shots/NameAndCode.tsx'
import { viewName } from '../views/viewName.ts'
import type { VersionShot } from './useVersionShots.ts'
import { VersionViewTabs } from './VersionViewTabs.tsx'

const words = versionMessages
const Picture = chakra('img')
const FOCUSED = { '&:has([data-open-preview]:focus-visible)': CARD_FOCUS }

type VersionCardProps = {
  shot: VersionShot
  box: PlacedCard
  /** How much larger than usual text is. */
  textScale: number
  /** The view on top; null for the first. */
  chosenViewId: string | null
  onViewChosen: (shotId: string, viewId: string) => void
  onOpen: (shotId: string) => void
}

/** A shot as it was: its picture, and under it number, name, code, status, length, texts and views. */
export const VersionCard = memo(function VersionCard(props: VersionCardProps) {
  const { shot, box: { width, height, frameHeight }, textScale, chosenViewId, onViewChosen, onOpen } = props
  const { id, position, name, code, description, dialogue, status, frames, duration, views } = shot
  const view = views.find((other) => other.id === chosenViewId) ?? views[0]
  const hasTabs = views.length > 1
  const spoken = dialogueLine(dialogue)
  const room = (height - frameHeight) / textScale
  const lines = cardLines({ room, hasTabs, hasStrip: false, isSpoken: spoken !== '' })
  const isSlim = width < SLIM_CARD
  const seconds = formatTenths(duration)
  return (
    <Box
      as="article" aria-label={storyboardMessages.shot(position)} data-shot={id} data-card className="group"
      position="relative" width="full" height="full" borderRadius="card" bg="bg.panel" boxShadow={CARD_EDGE}
      css={FOCUSED}
    >
      <Box
        height={`${frameHeight}px`} position="relative" bg="white" overflow="hidden" borderTopRadius="card"
        boxShadow="0 1px 0 {colors.border}"
      >
        {view ? (
          <Picture
            src={view.thumbnailUrl} srcSet={`${view.smallUrl} 420w, ${view.thumbnailUrl} 840w`} sizes={`${width}px`}
            alt={storyboardMessages.drawingOf(position, viewName(view.name, view.position))} draggable={false}
            width="full" height="full" objectFit="contain" loading="lazy" decoding="async"
          />
        ) : null}
        <chakra.button
          type="button" data-open-preview tabIndex={useTabIndex()} aria-label={words.openShot(position)}
          onClick={() => onOpen(id)} position="absolute" inset="0" borderTopRadius="card" cursor="zoom-in"
          bg="transparent" outline="none"
        />
      </Box>
      <Box pt="2.5" px={isSlim ? '2' : '3'}>
        <HStack gap={isSlim ? '1' : '2'} height="1.25rem" minWidth="0">
          <Text
            textStyle="sm" lineHeight="1.25rem" fontWeight="semibold" fontVariantNumeric="tabular-nums" flexShrink="0"
          >
            {storyboardMessages.shot(position)}
          </Text>
          <NameAndCode name={isSlim ? null : ownNameOf(name)} code={code} />
          {status ? (
            <Box as="span" flexShrink="0" maxWidth="9rem" minWidth="0" display="inline-flex">
              <Chip label={status.name} color={status.color} isDot={width < NARROW_CARD} />
            </Box>
          ) : null}
          <Text
            textStyle="mono" color="fg.muted" whiteSpace="nowrap" minWidth="36px" textAlign="end" flexShrink="0"
            title={storyboardMessages.duration(seconds, frames)}
          >
            {storyboardMessages.seconds(seconds)}
          </Text>
        </HStack>
        {lines.description > 0 ? (
          <Text
            mt="2" minHeight="1.125rem" fontSize="sm" lineHeight="1.125rem" color="fg.soft" whiteSpace="pre-line"
            overflowWrap="anywhere" lineClamp={lines.description}
          >
            {description}
          </Text>
        ) : null}
        {lines.hasDialogue ? <DialogueLine spoken={spoken} /> : null}
        {hasTabs && view ? (
          <VersionViewTabs
            views={views} shotPosition={position} chosenId={view.id} onChosen={(viewId) => onViewChosen(id, viewId)}
          />
        ) : null}
      </Box>
    </Box>
  )
})
