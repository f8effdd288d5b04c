import { Button, HStack, Heading, Kbd, Menu, Portal, Text } from '@chakra-ui/react'
import { ArrowLeft, Captions, Maximize2, Settings2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { boardPath } from '../../lib/boardPath.ts'
import { usePreviewSettings } from './previewSettings.ts'

const words = messages.preview

type PreviewTopBarProps = {
  project: { id: string; name: string; viewerCanExport: boolean }
  storyboardId: string
  /** Where the storyboard opens. */
  shotId: string | null
  hasCaptions: boolean
  onCaptions: () => void
  onFullScreen: () => void
}

/** Back to the storyboard, and how the preview is watched. */
export function PreviewTopBar(props: PreviewTopBarProps) {
  const { project, storyboardId, shotId, hasCaptions, onCaptions, onFullScreen } = props
  const [{ sharing }, change] = usePreviewSettings()
  return (
    <HStack as="header" height="topBar" px={{ base: '3', md: '6' }} gap="2" flexShrink="0">
      <IconButton
        asChild label={words.back(project.name)} tooltipPlacement="bottom-start" ms="-2"
        icon={<Link to={boardPath(project.id, storyboardId, shotId ?? undefined)}><ArrowLeft aria-hidden /></Link>}
      />
      <Text fontWeight="semibold" truncate minWidth="0" hideBelow="sm">{project.name}</Text>
      <Text color="fg.muted" aria-hidden hideBelow="md">/</Text>
      <Heading as="h1" textStyle="sm" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
        {words.page}
      </Heading>
      <HStack gap="1" ms="auto">
        <Tooltip content={words.captionsHint} placement="bottom">
          <Button
            variant="ghost" aria-pressed={hasCaptions} aria-label={words.captions} onClick={onCaptions}
            color={hasCaptions ? 'accent.fg' : 'fg.muted'} bg={hasCaptions ? '#10222D' : undefined}
          >
            <Captions size={16} aria-hidden /> <Text as="span" hideBelow="md">{words.captions}</Text>
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
        <ExportButton isAllowed={project.viewerCanExport} color="fg.muted" keys={SHORTCUTS.sequence.export[0]} />
        <Button variant="ghost" color="fg.muted" onClick={onFullScreen} aria-label={words.fullScreenHint}>
          <Maximize2 size={16} aria-hidden /> <Text as="span" hideBelow="md">{words.fullScreen}</Text>
          <Kbd hideBelow="md" colorPalette="gray">F</Kbd>
        </Button>
      </HStack>
    </HStack>
  )
}
