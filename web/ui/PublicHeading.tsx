import { Box, Flex, Heading, Image, Stack, Text } from '@chakra-ui/react'

type PublicHeadingProps = {
  title: string
  line: string
  /** A few words above the title. */
  eyebrow?: string
  /** A drawn frame at the right of wide screens: its address, and its size in pixels. Decoration. */
  picture?: { source: string; width: number; height: number }
}

/** The top of a public page: its name and what it is about. */
export function PublicHeading({ title, line, eyebrow, picture }: PublicHeadingProps) {
  return (
    <Flex
      as="header" gap="16" align="flex-end" justify="space-between" pt={{ base: '8', lg: '16' }}
      pb={{ base: '10', lg: '14' }}
    >
      <Stack gap="4">
        <Stack gap="1">
          {eyebrow ? <Text fontWeight="medium" color="fg.muted">{eyebrow}</Text> : null}
          <Heading as="h1" textStyle={{ base: '3xl', sm: '4xl' }} fontWeight="semibold" textWrap="balance">
            {title}
          </Heading>
        </Stack>
        <Text textStyle="lg" lineHeight="1.625rem" color="fg.soft" maxWidth="60ch" textWrap="pretty">{line}</Text>
      </Stack>
      {picture ? (
        <Box
          hideBelow="lg" flexShrink="0" borderRadius="6px" outline="1.5px solid" outlineColor="ink" overflow="hidden"
          bg="paper"
        >
          <Image
            src={picture.source} alt="" htmlWidth={picture.width} htmlHeight={picture.height} width="448px"
            height="auto"
          />
        </Box>
      ) : null}
    </Flex>
  )
}
