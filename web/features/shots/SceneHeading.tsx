import { Heading, HStack, IconButton as ChakraIconButton, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide-react'
import { sceneMessages } from '../../messages/scenes.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { collapseScene } from './collapsedScenes.ts'

const words = sceneMessages

type SceneHeadingProps = {
  /** Null for shots that belong to no scene. */
  scene: { readonly id: string; readonly number: string; readonly heading: string } | null
  /** How many shots stand under it; at most, unless all are counted. */
  shotCount: number
  isCounted: boolean
  /** The scene began in a row above; said quietly, and not again to screen readers. */
  isContinued: boolean
  isNarrow: boolean
  isCollapsed: boolean
  /** Opens the menu of the scene; null for who may not change it. */
  onMenu: ((anchor: HTMLElement) => void) | null
}

/** The line over a scene's shots: its number, heading and shot count, with what collapses it and its menu. */
export function SceneHeading(props: SceneHeadingProps) {
  const { scene, shotCount, isCounted, isContinued, isNarrow, isCollapsed, onMenu } = props
  return (
    <HStack
      height="full" gap="2" align="center" borderBottomWidth="1px" data-scene={isContinued ? undefined : scene?.id}
      aria-hidden={isContinued}
    >
      {scene && !isContinued ? (
        <ChakraIconButton
          size="xs" variant="ghost" px="0" aria-expanded={!isCollapsed} color="fg.muted" ms="-2"
          _expanded={{ bg: 'transparent' }} _hover={{ color: 'fg', bg: 'bg.emphasized' }}
          aria-label={isCollapsed ? words.expand(scene.heading) : words.collapse(scene.heading)}
          onClick={() => collapseScene(scene.id, !isCollapsed)}
        >
          {isCollapsed ? <ChevronRight aria-hidden /> : <ChevronDown aria-hidden />}
        </ChakraIconButton>
      ) : null}
      {scene && scene.number !== '' ? (
        <Text textStyle="mono" color="accent.fg" flexShrink="0" maxWidth="8rem" truncate>{scene.number}</Text>
      ) : null}
      <Heading
        as={isContinued ? 'div' : 'h2'} textStyle="sm" letterSpacing="-0.005em" truncate title={scene?.heading}
        color={scene && !isContinued ? 'fg' : 'fg.muted'} minWidth="0"
      >
        {scene?.heading ?? storyboardMessages.noScene}
      </Heading>
      {isNarrow ? null : (
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {isContinued ? words.continued : isCounted ? words.shotCount(shotCount) : words.shotCountAtMost(shotCount)}
        </Text>
      )}
      {scene && onMenu && !isContinued ? (
        <IconButton
          label={words.menu(scene.heading)} icon={<Ellipsis aria-hidden />} size="xs" ms="auto" aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)} data-scene-menu
        />
      ) : null}
    </HStack>
  )
}
