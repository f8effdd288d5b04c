import { Box, Button, Flex, Heading, Stack, Switch, Text, VisuallyHidden } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { messages } from '../../messages.ts'
import { showCommandLayer } from '../commands/commandLayer.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const words = messages.settings
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
      <Part title={messages.common.language}><LanguageChoice /></Part>
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
      <Part title={words.touch}>
        <Box borderWidth="1px" borderRadius="card" bg="bg.panel">
          <SettingSwitch
            name="fingerTaps" label={words.fingerTaps} line={words.fingerTapsLine}
            onChosen={(value) => tell(words.fingerTaps)(words.fingerTapsState[value])}
          />
        </Box>
      </Part>
    </Stack>
  )
}

type SettingSwitchProps = {
  name: 'singleKeys' | 'fingerTaps'
  label: string
  line: string
  onChosen: (value: 'on' | 'off') => void
}

/** What is on until it is turned off. */
function SettingSwitch({ name, label, line, onChosen }: SettingSwitchProps) {
  const isOn = useSetting(name) !== 'off'
  return (
    <Switch.Root
      checked={isOn} display="flex" justifyContent="space-between" gap="6" px="4" py="3.5" cursor="pointer"
      colorPalette="accent" width="full"
      onCheckedChange={({ checked }) => {
        const value = checked ? 'on' : 'off'
        rememberSetting(name, value)
        onChosen(value)
      }}
    >
      <Switch.HiddenInput />
      <Switch.Label fontWeight="medium" textStyle="md">
        {label}
        <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted" maxWidth="60ch">
          {line}
        </Text>
      </Switch.Label>
      <Switch.Control flexShrink="0"><Switch.Thumb /></Switch.Control>
    </Switch.Root>
  )
}

function Part({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Stack gap="0.5">
        <Heading as="h3" textStyle="md" letterSpacing="-0.01em">{title}</Heading>
        {line ? <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{line}</Text> : null}
      </Stack>
      {children}
    </Stack>
  )
}
