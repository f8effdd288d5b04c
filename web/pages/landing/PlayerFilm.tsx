import { Box, Center, Flex, HStack, Image, VisuallyHidden, chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { Pause, Play } from 'lucide-react'
import { landingMessages } from '../../messages/landing.ts'
import { FRAME_PICTURES } from './framePictures.ts'

const words = landingMessages.film
const { frames, seconds: secondsOf } = landingMessages.strip
const TOTAL = frames.reduce((sum, { seconds }) => sum + seconds, 0)
const PERCENT = 100
/** Of the frames as they are stored. */
const PIXELS = { htmlWidth: 672, htmlHeight: 384 } as const

/** What is seen from one part of the film to another, 0 to 1, and at no other time. */
const seenBetween = (from: number, to: number) => keyframes({
  [`0%, ${from * PERCENT}%`]: { opacity: from === 0 ? 1 : 0 },
  [`${from * PERCENT + 0.001}%, ${to * PERCENT}%`]: { opacity: 1 },
  [`${Math.min(PERCENT, to * PERCENT + 0.001)}%, 100%`]: { opacity: to === 1 ? 1 : 0 },
})
const runsAlong = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(100%)' } })

const SHOTS = frames.map(({ title, seconds }, index) => {
  const from = frames.slice(0, index).reduce((sum, frame) => sum + frame.seconds, 0) / TOTAL
  const picture = FRAME_PICTURES[index]
  return { title, seconds, picture, animation: `${seenBetween(from, from + seconds / TOTAL)} ${TOTAL}s infinite` }
})

/** Styles alone move it, so that it plays before any script is there; the box stops it. */
const PAUSABLE = {
  '&:has(input:checked) [data-moves]': { animationPlayState: 'paused' },
  '& [data-paused]': { display: 'none' },
  '&:has(input:checked) [data-paused]': { display: 'block' },
  '&:has(input:checked) [data-playing]': { display: 'none' },
  '& label:has(:focus-visible)': { boxShadow: '0 0 0 3px {colors.accent.solid}' },
}

/** The sequence preview in small: the film of the board above, played in a dark room. */
export function PlayerFilm() {
  return (
    <Box
      className="chakra-theme dark" bg="#08090B" color="fg" borderRadius="card" borderWidth="1px" overflow="hidden"
      px={{ base: '3', sm: '5' }} pt={{ base: '3', sm: '5' }} pb="4" css={PAUSABLE}
    >
      <Box role="img" aria-label={words.label} position="relative" aspectRatio="7 / 4" bg="white" borderRadius="l1"
        overflow="hidden" maxWidth="40rem" mx="auto">
        {SHOTS.map(({ title, picture, animation }, index) => (
          <Image
            key={title} {...PIXELS} src={picture} alt="" loading="lazy" position="absolute" inset="0" width="full"
            height="full" objectFit="cover" opacity={index === 0 ? 1 : 0} data-moves animation={animation}
          />
        ))}
      </Box>
      <HStack mt="3" gap="3" minHeight="11">
        <Box textStyle="mono" color="fg.muted">{secondsOf(TOTAL)}</Box>
        <chakra.label
          mx="auto" position="relative" cursor="pointer" borderRadius="full" bg="fg" color="#08090B" boxSize="11"
          display="grid" placeItems="center" _motionReduce={{ visibility: 'hidden' }}
        >
          <VisuallyHidden>{words.pause}</VisuallyHidden>
          <chakra.input
            type="checkbox" position="absolute" inset="0" opacity="0" cursor="pointer" aria-label={words.pause}
          />
          <Box data-playing asChild><Pause size={18} fill="currentColor" aria-hidden /></Box>
          <Box data-paused asChild><Play size={18} fill="currentColor" aria-hidden /></Box>
        </chakra.label>
        <Box textStyle="mono" color="fg.muted" textAlign="end">{words.rate}</Box>
      </HStack>
      <Flex gap="2px" mt="3" position="relative" aria-hidden>
        {SHOTS.map(({ title, seconds, picture, animation }, index) => (
          <Box
            key={title} position="relative" height={{ base: '11', sm: '16' }} borderRadius="l1" overflow="hidden"
            bg="bg.raised" minWidth="0" style={{ flexGrow: seconds, flexBasis: 0 }}
          >
            <Image
              {...PIXELS} src={picture} alt="" loading="lazy" width="full" height="full" objectFit="cover"
              opacity="0.42"
            />
            <Box
              position="absolute" inset="0" borderWidth="2px" borderColor="accent.solid" borderRadius="l1"
              opacity={index === 0 ? 1 : 0} data-moves animation={animation}
            />
            <Center
              position="absolute" insetInline="0" bottom="0" justifyContent="space-between" px="1.5" textStyle="mono"
              bg="rgba(8, 9, 11, 0.72)" hideBelow="sm"
            >
              <span>{index + 1}</span>
              <Box as="span" color="fg.muted">{secondsOf(seconds)}</Box>
            </Center>
          </Box>
        ))}
        <Box
          position="absolute" inset="-4px 0" data-moves
          animation={`${runsAlong} ${TOTAL}s linear infinite`}
        >
          <Box width="2px" height="full" bg="white" borderRadius="full" />
        </Box>
      </Flex>
    </Box>
  )
}
