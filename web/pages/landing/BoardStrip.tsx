import { Box, Flex, Grid, Image, chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import carRoad from '../../ui/landing/frames/carRoad.avif'
import houseDusk from '../../ui/landing/frames/houseDusk.avif'
import mirror from '../../ui/landing/frames/mirror.avif'
import overShoulder from '../../ui/landing/frames/overShoulder.avif'
import table from '../../ui/landing/frames/table.avif'
import windowRain from '../../ui/landing/frames/windowRain.avif'
import { Pencil } from './Pencil.tsx'
import carRoadStrokes from '../../ui/landing/strokes/carRoad.strokes?url'
import houseDuskStrokes from '../../ui/landing/strokes/houseDusk.strokes?url'
import mirrorStrokes from '../../ui/landing/strokes/mirror.strokes?url'
import overShoulderStrokes from '../../ui/landing/strokes/overShoulder.strokes?url'
import tableStrokes from '../../ui/landing/strokes/table.strokes?url'
import windowRainStrokes from '../../ui/landing/strokes/windowRain.strokes?url'
import { useStripPlayback } from './useStripPlayback.ts'

const words = messages.landing.strip
const PICTURES = [houseDusk, carRoad, mirror, table, overShoulder, windowRain]
const STROKES = [houseDuskStrokes, carRoadStrokes, mirrorStrokes, tableStrokes, overShoulderStrokes, windowRainStrokes]
const FRAMES = words.frames.map((frame, index) => ({ ...frame, strokes: STROKES[index] ?? '' }))
const TOTAL_SECONDS = words.frames.reduce((sum, { seconds }) => sum + seconds, 0)
/** Twice the size of a frame on wide screens, in the room its strokes were drawn in. */
const CANVAS = { width: 672, height: 384 } as const
const THIRDS =
  'linear-gradient(#4FB3E8,#4FB3E8) 33.3% 0/1px 100% no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 66.6% 0/1px 100% ' +
  'no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 0 33.3%/100% 1px no-repeat,linear-gradient(#4FB3E8,#4FB3E8) 0 ' +
  '66.6%/100% 1px no-repeat'

/** Strokes may leave the frame; the pencil stays at its edge. Percent. */
const inFrame = (part: number) => Math.min(1, Math.max(0, part)) * 100
const UNDRAWN = { transform: 'scaleX(0)' }

const secondsBefore = (index: number) =>
  words.frames.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)

/** A page of a storyboard that draws itself, stroke by stroke; always on paper. */
export function BoardStrip() {
  const sheet = useRef<HTMLDivElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const pencil = useRef<HTMLDivElement>(null)
  const showProgress = useCallback((index: number, part: number, pen: { x: number; y: number }) => {
    const seconds = secondsBefore(index) + part * (words.frames[index]?.seconds ?? 0)
    if (clock.current) clock.current.textContent = words.clock(seconds, TOTAL_SECONDS)
    if (bar.current) bar.current.style.transform = `scaleX(${part})`
    if (pencil.current) pencil.current.style.translate = `${inFrame(pen.x)}cqw ${inFrame(pen.y)}cqh`
  }, [])
  const { current, isPlaying, setPlaying, canvas } = useStripPlayback(FRAMES, sheet, showProgress)
  const label = isPlaying ? words.pause : words.play

  return (
    <Box
      ref={sheet} className="chakra-theme light" colorPalette="accent" bg="#FFFEFB" color="fg" borderWidth="1px"
      borderColor="border.emphasized" borderRadius="card" boxShadow="0 16px 48px rgba(23, 23, 28, 0.10)"
      px={{ base: '3', sm: '5' }} pb="4"
    >
      <Flex height="12" align="center" gap="3" textStyle="mono" color="fg.muted">
        <chakra.b fontWeight="medium" color="fg">{words.title}</chakra.b>
        <Box as="span" hideBelow="sm">{words.scenes}</Box>
        <Box as="span" ref={clock} ms="auto">{words.clock(TOTAL_SECONDS, TOTAL_SECONDS)}</Box>
        <IconButton
          label={label} tooltipPlacement="bottom-end" size="xs" me="-1.5"
          icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />} onClick={() => setPlaying(!isPlaying)}
        />
      </Flex>
      <Grid
        role="img" aria-label={words.label} templateColumns="repeat(2, minmax(0, 1fr))"
        columnGap={{ base: '3', sm: '5' }} rowGap={{ base: '3', sm: '4' }}
      >
        {words.frames.map((frame, index) => {
          const isDrawn = index === current
          const isEmpty = current !== null && index > current
          return (
            <Box key={frame.title}>
              <Box
                position="relative" aspectRatio="7 / 4" borderRadius="4px" bg={isEmpty ? 'transparent' : 'paper'}
                outlineWidth={isDrawn ? '2px' : '1.5px'} outlineStyle={isEmpty ? 'dashed' : 'solid'}
                outlineColor={isDrawn ? 'accent.solid' : isEmpty ? 'border.emphasized' : 'fg'}
                boxShadow={isDrawn ? '0 0 0 5px rgba(15, 124, 184, 0.12)' : undefined} containerType="size"
              >
                {isEmpty ? <Box position="absolute" inset="0" opacity="0.38" background={THIRDS} /> : null}
                {isDrawn ? (
                  <>
                    <chakra.canvas ref={canvas} {...CANVAS} width="full" height="full" borderRadius="3px" />
                    <Box ref={pencil} position="absolute" insetStart="0" top="-44px"><Pencil /></Box>
                  </>
                ) : (
                  <Image
                    src={PICTURES[index]} alt="" {...CANVAS} htmlWidth={CANVAS.width} htmlHeight={CANVAS.height}
                    width="full" height="full" objectFit="cover" borderRadius="3px"
                    visibility={isEmpty ? 'hidden' : 'visible'} fetchPriority="high"
                  />
                )}
              </Box>
              <Flex gap="2" pt="2" textStyle="sm" color="fg.soft" whiteSpace="nowrap">
                <chakra.b fontWeight="semibold" color="fg">{index + 1}</chakra.b>
                <Box as="span" flex="1" truncate>{frame.title}</Box>
                <Box as="span" textStyle="mono" color="fg.muted" alignSelf="center" hideBelow="sm">
                  {words.seconds(frame.seconds)}
                </Box>
              </Flex>
            </Box>
          )
        })}
      </Grid>
      <Flex gap="3px" height="6px" mt="3.5" aria-hidden>
        {words.frames.map(({ title, seconds }, index) => (
          <Box
            key={title} position="relative" borderRadius="2px" overflow="hidden" style={{ flexGrow: seconds }}
            bg={current === null || index < current ? 'fg' : '#DAD5C9'}
          >
            {index === current ? (
              <Box ref={bar} position="absolute" inset="0" bg="accent.solid" transformOrigin="left" style={UNDRAWN} />
            ) : null}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
