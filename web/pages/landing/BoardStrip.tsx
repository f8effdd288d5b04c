import { Box, Flex, Grid, Image, chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { landingMessages } from '../../messages/landing.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { FRAME_PICTURES } from './framePictures.ts'
import { Pencil } from './Pencil.tsx'
import carRoadStrokes from '../../ui/landing/strokes/carRoad.strokes?url'
import houseDuskStrokes from '../../ui/landing/strokes/houseDusk.strokes?url'
import mirrorStrokes from '../../ui/landing/strokes/mirror.strokes?url'
import overShoulderStrokes from '../../ui/landing/strokes/overShoulder.strokes?url'
import tableStrokes from '../../ui/landing/strokes/table.strokes?url'
import windowRainStrokes from '../../ui/landing/strokes/windowRain.strokes?url'
import { useStripPlayer } from './useStripPlayer.ts'

const words = landingMessages.strip
const STROKES = [houseDuskStrokes, carRoadStrokes, mirrorStrokes, tableStrokes, overShoulderStrokes, windowRainStrokes]
/** What a phone shows of the board without scrolling comes at once, but after the fonts of the text above it. */
const FIRST_ROW = 2
const TOTAL_SECONDS = words.frames.reduce((sum, { seconds }) => sum + seconds, 0)
/** Twice the size of a frame on wide screens, in the room its strokes were drawn in. */
const PIXELS = { htmlWidth: 672, htmlHeight: 384 } as const
const THIRDS =
  'linear-gradient(#4FB3E8,#4FB3E8) 33.3% 0/1px 100% no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 66.6% 0/1px 100% ' +
  'no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 0 33.3%/100% 1px no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 0 ' +
  '66.6%/100% 1px no-repeat'

const UNDRAWN = { transform: 'scaleX(0)' }
/** What a frame shows while it is drawn, and before. `stripPlayer` says in `data-state` which of them is. */
const WHILE_DRAWN = { display: 'none', '[data-state=drawn] > &': { display: 'block' } }
const WHILE_EMPTY = { display: 'none', '[data-state=empty] > &': { display: 'block' } }
const WHILE_DONE = {
  '[data-state=drawn] > &': { display: 'none' }, '[data-state=empty] > &': { visibility: 'hidden' },
}
const FRAME = {
  '&[data-state=drawn]': {
    outlineWidth: '2px', outlineColor: 'accent.solid', boxShadow: '0 0 0 5px rgba(15, 124, 184, 0.12)',
  },
  '&[data-state=empty]': { outlineStyle: 'dashed', outlineColor: 'border.emphasized', bg: 'transparent' },
}
const SEGMENT = { '&[data-state=drawn], &[data-state=empty]': { bg: '#DAD5C9' } }
const ICON = (
  <>
    <Box asChild css={{ '[data-playing=false] &': { display: 'none' } }}><Pause aria-hidden /></Box>
    <Box asChild display="none" css={{ '[data-playing=false] &': { display: 'block' } }}><Play aria-hidden /></Box>
  </>
)

/**
 * A page of a storyboard that draws itself, stroke by stroke; always on paper. `stripPlayer` finds its parts by
 * `data-strip`.
 */
export function BoardStrip() {
  const sheet = useRef<HTMLDivElement>(null)
  const isPlaying = useStripPlayer(sheet)

  return (
    <Box
      ref={sheet} data-strip="sheet" className="chakra-theme light" colorPalette="accent" bg="#FFFEFB" color="fg"
      borderWidth="1px" borderColor="border.emphasized" borderRadius="card"
      boxShadow="0 16px 48px rgba(23, 23, 28, 0.10)" px={{ base: '3', sm: '5' }} pb="4"
    >
      <Flex height="12" align="center" gap="3" textStyle="mono" color="fg.muted">
        <chakra.b fontWeight="medium" color="fg">{words.title}</chakra.b>
        <Box as="span" hideBelow="sm">{words.scenes}</Box>
        <Box as="span" data-strip="clock" ms="auto" suppressHydrationWarning>
          {words.clock(TOTAL_SECONDS, TOTAL_SECONDS)}
        </Box>
        <IconButton
          data-strip="button" data-play={words.play} data-pause={words.pause} size="xs" me="-1.5" icon={ICON}
          label={isPlaying ? words.pause : words.play} tooltipPlacement="bottom-end"
        />
      </Flex>
      <Grid
        role="img" aria-label={words.label} templateColumns="repeat(2, minmax(0, 1fr))"
        columnGap={{ base: '3', sm: '5' }} rowGap={{ base: '3', sm: '4' }}
      >
        {words.frames.map((frame, index) => (
          <Box key={frame.title}>
            <Box
              data-strip="frame" data-strokes={STROKES[index]} data-seconds={frame.seconds} position="relative"
              aspectRatio="7 / 4" borderRadius="4px" bg="paper" outlineWidth="1.5px" outlineStyle="solid"
              outlineColor="fg" containerType="size" css={FRAME}
            >
              <Box position="absolute" inset="0" opacity="0.38" background={THIRDS} css={WHILE_EMPTY} />
              <chakra.canvas {...PIXELS} width="full" height="full" borderRadius="3px" css={WHILE_DRAWN} />
              <Box data-strip="pencil" position="absolute" insetStart="0" top="-44px" css={WHILE_DRAWN}><Pencil /></Box>
              <Image
                {...PIXELS} src={FRAME_PICTURES[index]} alt="" width="full" height="full" objectFit="cover"
                borderRadius="3px" {...(index < FIRST_ROW ? { fetchPriority: 'low' } : { loading: 'lazy' })}
                css={WHILE_DONE}
              />
            </Box>
            <Flex gap="2" pt="2" textStyle="sm" color="fg.soft" whiteSpace="nowrap">
              <chakra.b fontWeight="semibold" color="fg">{index + 1}</chakra.b>
              <Box as="span" flex="1" truncate>{frame.title}</Box>
              <Box as="span" textStyle="mono" color="fg.muted" alignSelf="center" hideBelow="sm">
                {words.seconds(frame.seconds)}
              </Box>
            </Flex>
          </Box>
        ))}
      </Grid>
      <Flex gap="3px" height="6px" mt="3.5" aria-hidden>
        {words.frames.map(({ title, seconds }) => (
          <Box
            key={title} data-strip="segment" position="relative" borderRadius="2px" overflow="hidden" bg="fg"
            style={{ flexGrow: seconds }} css={SEGMENT}
          >
            <Box
              data-strip="bar" position="absolute" inset="0" bg="accent.solid" transformOrigin="left" style={UNDRAWN}
              css={WHILE_DRAWN}
            />
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
