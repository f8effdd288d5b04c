import { Box, Flex, Grid, Image, chakra } from '@chakra-ui/react'
import { messages } from '../../messages.ts'
import carRoad from '../../ui/frames/carRoad.webp'
import doorway from '../../ui/frames/doorway.webp'
import houseDusk from '../../ui/frames/houseDusk.webp'
import overShoulder from '../../ui/frames/overShoulder.webp'
import table from '../../ui/frames/table.webp'
import windowRain from '../../ui/frames/windowRain.webp'

const TWO = 'repeat(2, minmax(0, 1fr))'
const THREE = 'repeat(3, minmax(0, 1fr))'
const COLUMNS = { base: TWO, md: THREE, lg: TWO }
const PICTURES = [houseDusk, carRoad, doorway, table, overShoulder, windowRain]

/** Six frames of a board as cards. */
export function FrameStrip() {
  return (
    <Grid
      role="img" aria-label={messages.landing.stripLabel} gap="4"
      templateColumns={COLUMNS}
    >
      {messages.landing.frames.map((frame, index) => (
        <Box key={frame.number} borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.panel">
          <Image src={PICTURES[index]} alt="" width="full" aspectRatio="7 / 4" objectFit="cover" bg="paper" />
          <Box px="3" py="2.5">
            <Flex justify="space-between" align="center" fontSize="sm">
              <chakra.b fontWeight="semibold">{frame.number}</chakra.b>
              <Box textStyle="mono" color="fg.muted">{frame.duration}</Box>
            </Flex>
            <Box textStyle="sm" color="fg.muted" truncate>{frame.text}</Box>
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
