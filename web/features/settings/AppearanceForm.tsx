import { Box, Center, Flex, RadioCard, SimpleGrid, Stack } from '@chakra-ui/react'
import { messages } from '../../messages.ts'
import { setColorMode, useColorMode, type ColorMode, type ColorModePreference } from '../../ui/colorMode.ts'

const words = messages.settings
const CHOICES = ['light', 'dark', 'system'] as const satisfies readonly ColorModePreference[]

/** How the product looks on this device. */
export function AppearanceForm() {
  const { preference } = useColorMode()
  return (
    <RadioCard.Root
      value={preference} orientation="vertical" align="start" gap="3"
      onValueChange={({ value }) => setColorMode(CHOICES.find((choice) => choice === value) ?? 'system')}
    >
      <RadioCard.Label textStyle="sm" fontWeight="medium">{words.theme}</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4" width="full">
        {CHOICES.map((choice) => (
          <RadioCard.Item
            key={choice} value={choice} borderRadius="card" bg="bg.panel" cursor="pointer" overflow="hidden"
            _hover={{ borderColor: 'border.emphasized' }}
            _checked={{ borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' }}
          >
            <RadioCard.ItemHiddenInput />
            <Flex height="24" borderBottomWidth="1px" aria-hidden>
              {choice === 'system' ? <><Preview mode="light" /><Preview mode="dark" /></> : <Preview mode={choice} />}
            </Flex>
            <RadioCard.ItemControl flexDirection="row" alignItems="center" px="4" py="3" gap="3">
              <Stack gap="0" flex="1">
                <RadioCard.ItemText textStyle="md" fontWeight="medium">{words.themes[choice]}</RadioCard.ItemText>
                <Box textStyle="xs" color="fg.muted">{words.themeLines[choice]}</Box>
              </Stack>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  )
}

/** The theme in small: a side bar, a page, a frame on it. */
function Preview({ mode }: { mode: ColorMode }) {
  return (
    <Flex className={`chakra-theme ${mode}`} flex="1" minWidth="0" bg="bg">
      <Stack width="28%" bg="bg.side" borderEndWidth="1px" p="2" gap="1.5">
        <Box height="1.5" width="70%" borderRadius="full" bg="border.emphasized" />
        <Box height="1.5" borderRadius="full" bg="accent.solid" />
        <Box height="1.5" width="80%" borderRadius="full" bg="border.emphasized" />
      </Stack>
      <Center flex="1" p="2.5">
        <Box width="full" maxWidth="16" aspectRatio="16 / 9" bg="#FFFFFF" borderWidth="1px"
          borderColor="border.emphasized" borderRadius="l1" />
      </Center>
    </Flex>
  )
}
