import { Box, Flex, HStack, Image, Stack, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { commonMessages } from '../../messages/common.ts'
import { signInMessages } from '../../messages/signIn.ts'
import overShoulder from '../../ui/frames/overShoulder.webp'
import table from '../../ui/frames/table.webp'
import windowRain from '../../ui/frames/windowRain.webp'
import { Mark } from '../../ui/Mark.tsx'

const PICTURES = [table, overShoulder, windowRain]
const MarkLink = chakra(Link)

/** The mark with the product's name, leading home. */
export function BrandLink({ size = 28 }: { size?: number }) {
  return (
    <MarkLink
      to="/home" display="inline-flex" alignItems="center" gap="2.5" fontWeight="semibold" fontSize="lg"
      letterSpacing="-0.02em" borderRadius="control" minHeight="11"
    >
      <Mark size={size} /> {commonMessages.productName}
    </MarkLink>
  )
}

/** A page of a storyboard as it is printed, always on paper; shown beside the forms on wide screens. */
export function BoardSheet() {
  return (
    <Flex
      as="aside" direction="column" position="sticky" top="0" height="100dvh" overflow="hidden" px="16" pt="7" gap="7"
      bg={{ _light: '#ECE8DE', _dark: '#0B0C0F' }} borderEndWidth="1px" hideBelow="lg"
    >
      <BrandLink />
      <Box
        className="chakra-theme light" aria-hidden bg="#FFFEFB" color="fg"
        borderWidth="1px" borderColor="border.emphasized" borderRadius="card"
        boxShadow="0 16px 48px rgba(23, 23, 28, 0.10)" px="6" width="full" maxWidth="632px"
        flexShrink="0" alignSelf="center"
      >
        <HStack height="12" justify="space-between" textStyle="mono" color="fg.muted" borderBottomWidth="1px">
          <span>{signInMessages.boardTitle}</span>
          <span>{signInMessages.boardPage}</span>
        </HStack>
        {signInMessages.boardShots.map((shot, index) => (
          <Flex key={shot.number} gap="6" py="5" borderBottomWidth="1px">
            <Image
              src={PICTURES[index]} alt="" flex="0 1 392px" minWidth="0" height="224px" objectFit="cover"
              borderRadius="l1" outline="1.5px solid #17171C"
            />
            <Stack gap="0" flex="1 1 8rem" fontSize="sm" lineHeight="1.25rem">
              <chakra.b fontWeight="semibold">{shot.number}</chakra.b>
              <Box textStyle="mono" fontWeight="medium" color="accent.fg" mb="3">{shot.code}</Box>
              <Box color="fg.soft" textWrap="pretty">{shot.text}</Box>
              <Box textStyle="mono" color="fg.muted" mt="3">{shot.duration}</Box>
            </Stack>
          </Flex>
        ))}
      </Box>
    </Flex>
  )
}
