import { Box, Text } from '@chakra-ui/react'
import { dialogueLine } from '../../lib/dialogue.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { previewMessages } from '../../messages/preview.ts'

type CaptionsProps = {
  /** 1-based place of the shot on the board. */
  position: number
  shot: { readonly name: string; readonly description: string; readonly dialogue: string }
  /** Whether somebody speaks anywhere on the board: the place of the subtitle is kept then, so that nothing jumps. */
  hasSubtitles: boolean
}

/** What is said in a shot as its subtitle, and quietly what happens in it. */
export function Captions({ position, shot, hasSubtitles }: CaptionsProps) {
  return (
    <Box textAlign="center" mx="4" my="2" flexShrink="0" data-caption>
      {hasSubtitles ? (
        <Text
          textStyle="md" lineHeight="1.5rem" height="12" overflowWrap="anywhere" display="grid" placeItems="center"
          data-subtitle
        >
          <Text as="span" lineClamp="2">{dialogueLine(shot.dialogue)}</Text>
        </Text>
      ) : null}
      <Text
        textStyle="sm" lineHeight="1.25rem" minHeight={{ base: '10', md: '5' }} lineClamp={{ base: 2, md: 1 }}
        color="fg.muted" overflowWrap="anywhere"
      >
        <Text as="span" fontFamily="mono" me="3">{ownNameOf(shot.name) ?? previewMessages.shotLabel(position)}</Text>
        {shot.description}
      </Text>
    </Box>
  )
}
