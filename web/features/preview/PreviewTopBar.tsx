import { Button, HStack, Heading, Kbd, Menu, Portal, Text } from '@chakra-ui/react'
import { ArrowLeft, Captions, Maximize2, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { keysText, useFirstChord, useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { previewMessages } from '../../messages/preview.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { usePreviewSettings } from './previewSettings.ts'

const words = previewMessages
/** Buttons with a word on wide screens are as narrow as the others on a phone. */
const NARROW = { base: '2', lg: '3' }

/** What is played: where it belongs, what it is, and the way back to it. */
export interface PlayedThing {
  readonly name: string
  readonly title: string
  readonly backLabel: string
  /** Where its page opens, at a shot. */
  readonly backTo: (shotId: string | null) => string
  /** What can be done with it. */
  readonly aside?: ReactNode
}

type PreviewTopBarProps = {
  thing: PlayedThing
  shotId: string | null
  hasCaptions: boolean
  onCaptions: () => void
  onFullScreen: () => void
}

/** Back to what is played, and how it is watched. */
export function PreviewTopBar(props: PreviewTopBarProps) {
  const { thing: { name, title, backLabel, backTo, aside }, shotId, hasCaptions, onCaptions, onFullScreen } = props
  const [{ sharing }, change] = usePreviewSettings()
  const hint = useKeyHints()
  const fullScreenKey = useFirstChord()(SHORTCUTS.sequence.fullScreen)
  return (
    <HStack as="header" height="topBar" px={{ base: '3', md: '6' }} gap="2" flexShrink="0">
      <IconButton
        asChild label={backLabel} tooltipPlacement="bottom-start" ms="-2"
        icon={<Link to={backTo(shotId)}><ArrowLeft aria-hidden /></Link>}
      />
      <Text fontWeight="semibold" truncate minWidth="0" hideBelow="sm">{name}</Text>
      <Text color="fg.muted" aria-hidden hideBelow="md">/</Text>
      <Heading as="h1" textStyle="sm" fontWeight="normal" color="fg.muted" truncate minWidth="0">
        {title}
      </Heading>
      <HStack gap={{ base: '0', sm: '1' }} ms="auto" flexShrink="0">
        <Tooltip content={hint(words.captions, SHORTCUTS.sequence.captions)} placement="bottom">
          <Button
            variant="ghost" px={NARROW} aria-pressed={hasCaptions} aria-label={words.captions} onClick={onCaptions}
            color={hasCaptions ? 'accent.fg' : 'fg.muted'} bg={hasCaptions ? '#10222D' : undefined}
          >
            <Captions size={16} aria-hidden /> <Text as="span" hideBelow="lg">{words.captions}</Text>
          </Button>
        </Tooltip>
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <IconButton label={words.options} icon={<Settings2 size={16} aria-hidden />} color="fg.muted" />
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content className="chakra-theme dark">
                <Menu.CheckboxItem
                  value="sharing" checked={sharing === 'all'}
                  onCheckedChange={(isAll) => change({ sharing: isAll ? 'all' : 'first' })}
                >
                  <Menu.ItemIndicator />{words.shareViews}
                </Menu.CheckboxItem>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
        {aside}
        <Button
          variant="ghost" px={NARROW} color="fg.muted" onClick={onFullScreen}
          aria-label={hint(words.fullScreen, SHORTCUTS.sequence.fullScreen)}
        >
          <Maximize2 size={16} aria-hidden /> <Text as="span" hideBelow="lg">{words.fullScreen}</Text>
          {fullScreenKey ? <Kbd hideBelow="lg" colorPalette="gray">{keysText(fullScreenKey)}</Kbd> : null}
        </Button>
      </HStack>
    </HStack>
  )
}
