import { Box, Center, Flex, Stack } from '@chakra-ui/react'
import { settingsMessages } from '../../messages/settings.ts'
import { setColorMode, useColorMode, type ColorMode, type ColorModePreference } from '../../ui/colorMode.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const words = settingsMessages
const CHOICES = ['light', 'dark', 'system'] as const satisfies readonly ColorModePreference[]

/** Light, dark or as the system, each shown in small. */
export function ThemeChoice({ onChosen }: { onChosen: (choice: string) => void }) {
  const { preference } = useColorMode()
  return (
    <ChoiceCards
      label={words.theme} value={preference} columns={3}
      choices={CHOICES.map((choice) => ({
        value: choice, label: words.themes[choice], line: words.themeLines[choice],
        picture: choice === 'system' ? <><Preview mode="light" /><Preview mode="dark" /></> : <Preview mode={choice} />,
      }))}
      onChosen={(choice) => {
        setColorMode(choice)
        onChosen(words.themes[choice])
      }}
    />
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
