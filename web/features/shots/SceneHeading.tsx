import { Heading, HStack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { SceneHeading_scene$key } from '../../__generated__/SceneHeading_scene.graphql.ts'

type SceneHeadingProps = {
  /** Null for shots that belong to no scene. */
  sceneRef: SceneHeading_scene$key | null
  /** The scene began in a row above; said quietly, and not again to screen readers. */
  isContinued: boolean
}

/** The line over a scene's shots: its number and heading. */
export function SceneHeading({ sceneRef, isContinued }: SceneHeadingProps) {
  const scene = useFragment(
    graphql`
      fragment SceneHeading_scene on Scene {
        number
        heading
      }
    `,
    sceneRef,
  )
  return (
    <HStack height="full" gap="2.5" align="center" borderBottomWidth="1px" pb="1" aria-hidden={isContinued}>
      {scene ? <Text textStyle="mono" color="accent.fg" flexShrink="0">{scene.number}</Text> : null}
      <Heading
        as={isContinued ? 'div' : 'h2'} textStyle="sm" letterSpacing="-0.005em" truncate
        title={scene?.heading} color={scene && !isContinued ? 'fg' : 'fg.muted'}
      >
        {scene?.heading ?? messages.storyboard.noScene}
      </Heading>
      {isContinued ? (
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">{messages.storyboard.continued}</Text>
      ) : null}
    </HStack>
  )
}
