import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { PEN_BUTTONS } from '../../canvas/penButtons.ts'
import { PEN_ACTIONS, rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { handMessages } from '../../messages/hands.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { Part, SettingSwitch } from './SettingParts.tsx'

const words = handMessages
const { remembered } = settingsMessages
const HANDS = ['right', 'left'] as const

/** How somebody draws in this browser: with which hand, with fingers or not. `onChosen` gets the text to announce. */
export function HandSettings({ onChosen }: { onChosen: (said: string) => void }) {
  return (
    <Part title={words.title} line={words.line}>
      <ChoiceCards
        label={words.handedness} value={useSetting('handedness') ?? 'right'} columns={2}
        choices={HANDS.map((value) => ({ value, label: words.hands[value], line: words.handLines[value] }))}
        onChosen={(value) => {
          rememberSetting('handedness', value)
          onChosen(remembered(words.handedness, words.hands[value]))
        }}
      />
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel">
        <SettingSwitch
          name="fingerDrawing" label={words.fingerDrawing} line={words.fingerDrawingLine}
          onChosen={(value) => onChosen(remembered(words.fingerDrawing, words.state[value]))}
        />
        <Box borderTopWidth="1px">
          <SettingSwitch
            name="fingerTaps" label={words.fingerTaps} line={words.fingerTapsLine}
            onChosen={(value) => onChosen(remembered(words.fingerTaps, words.state[value]))}
          />
        </Box>
        {(['penButton', 'secondPenButton'] as const).map((name) => (
          <PenButton key={name} name={name} onChosen={onChosen} />
        ))}
      </Box>
    </Part>
  )
}

type PenButtonProps = { name: 'penButton' | 'secondPenButton'; onChosen: (said: string) => void }

/** What a button of the pen does. */
function PenButton({ name, onChosen }: PenButtonProps) {
  const id = useId()
  return (
    <Flex borderTopWidth="1px" px="4" py="3" gap="6" align="center" justify="space-between" wrap="wrap">
      <Box>
        <Box id={id} textStyle="md" fontWeight="medium">{words[name]}</Box>
        {name === 'penButton' ? <Box textStyle="xs" color="fg.muted">{words.penLine}</Box> : null}
      </Box>
      <FilterSelect
        labelledBy={id} value={useSetting(name) ?? PEN_BUTTONS[name]} width="12rem"
        choices={PEN_ACTIONS.map((value) => ({ value, label: words.penActions[value] }))}
        onChosen={(value) => {
          rememberSetting(name, value)
          onChosen(remembered(words[name], words.penActions[value]))
        }}
      />
    </Flex>
  )
}
