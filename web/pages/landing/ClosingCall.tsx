import { Box, Button, Flex, HStack, Heading, Image, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { landingMessages } from '../../messages/landing.ts'
import { publicWidth } from '../../ui/PublicSection.tsx'
import doorway from '../../ui/landing/frames/doorway.avif'
import handBottle from '../../ui/landing/frames/handBottle.avif'
import letterKey from '../../ui/landing/frames/letterKey.avif'
import marsh from '../../ui/landing/frames/marsh.avif'
import overShoulder from '../../ui/landing/frames/overShoulder.avif'
import stairs from '../../ui/landing/frames/stairs.avif'

const words = landingMessages
/** The height of all of them is 384 px. */
const PICTURES = [
  { source: doorway, width: 512 }, { source: overShoulder, width: 672 }, { source: handBottle, width: 384 },
  { source: marsh, width: 672 }, { source: stairs, width: 512 }, { source: letterKey, width: 384 },
]
const PICTURE_HEIGHT = 384
const SHOWN_HEIGHT = 200

/** The last word of the page: begin. In the screening room, whatever the theme. */
export function ClosingCall() {
  return (
    <Box
      as="section" className="chakra-theme dark" colorPalette="accent" bg="ink" color="fg" overflow="hidden"
    >
      <Flex
        {...publicWidth} pt={{ base: '14', lg: '22' }} justify="space-between" align="flex-end" gap="8" wrap="wrap"
      >
        <Stack gap="3">
          <Heading as="h2" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold" textWrap="balance">
            {words.closingTitle}
          </Heading>
          <Text textStyle="lg" color="fg.soft">{words.closingLine}</Text>
        </Stack>
        <HStack gap="3" flexWrap="wrap" ms={{ base: '-5', sm: '0' }}>
          <Button asChild size="lg" variant="ghost" color="fg">
            <Link to="/storyboard">{words.createStoryboard} <ArrowRight aria-hidden /></Link>
          </Button>
          <Button asChild size="lg" variant="solid" ms={{ base: '5', sm: '0' }}>
            <Link to="/menu">{words.getStartedNow}</Link>
          </Button>
        </HStack>
      </Flex>
      <Flex gap="4" mt={{ base: '10', lg: '14' }} ps={{ base: '5', md: '8', xl: 'max(3rem, calc(50% - 616px))' }}>
        {PICTURES.map(({ source, width }) => (
          <Image
            key={source} src={source} alt="" htmlWidth={width} htmlHeight={PICTURE_HEIGHT} loading="lazy" flexShrink="0"
            height={`${SHOWN_HEIGHT}px`} width="auto" borderTopRadius="4px"
          />
        ))}
      </Flex>
    </Box>
  )
}
