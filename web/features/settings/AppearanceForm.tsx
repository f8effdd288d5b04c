import { Box, Button, Flex, Stack, VisuallyHidden } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { commonMessages } from '../../messages/common.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { showCommandLayer } from '../commands/commandLayer.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { HandSettings } from './HandSettings.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Part, SettingSwitch } from './SettingParts.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const words = settingsMessages
const AUTOSAVES = ['minute', 'at-once'] as const

/** How the product looks and behaves in this browser; every choice acts at once and is announced. */
export function AppearanceForm() {
  const [told, setTold] = useState('')
  const autosave = useSetting('autosave') ?? 'minute'
  const tell = (what: string) => (choice: string) => setTold(words.remembered(what, choice))
  return (
    <Stack gap="9">
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Part title={words.theme}><ThemeChoice onChosen={tell(words.theme)} /></Part>
      <Part title={commonMessages.language}><LanguageChoice /></Part>
      <Part title={words.autosave} line={words.autosaveLine}>
        <ChoiceCards
          label={words.autosave} value={autosave} columns={2}
          choices={AUTOSAVES.map((value) => ({
            value, label: words.autosaves[value], line: words.autosaveLines[value],
          }))}
          onChosen={(value) => {
            rememberSetting('autosave', value)
            tell(words.autosave)(words.autosaves[value])
          }}
        />
      </Part>
      <Part title={words.keyboard}>
        <Box borderWidth="1px" borderRadius="card" bg="bg.panel">
          <SettingSwitch
            name="singleKeys" label={words.singleKeys} line={words.singleKeysLine}
            onChosen={(value) => tell(words.singleKeys)(words.singleKeysState[value])}
          />
          <Flex px="4" py="3" borderTopWidth="1px">
            <Button onClick={() => showCommandLayer('shortcuts')}>
              <Keyboard aria-hidden /> {words.showShortcuts}
            </Button>
          </Flex>
        </Box>
      </Part>
      <HandSettings onChosen={setTold} />
    </Stack>
  )
}
