import { Box, Fieldset, Input, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { LONGEST_NAME } from '../../lib/texts.ts'
import { versionMessages } from '../../messages/versions.ts'
import { Field } from '../../ui/Field.tsx'

const words = versionMessages.restore
const PLACES = ['BOARD', 'NEW'] as const

type RestorePlaceProps = {
  boardName: string
  number: number
  isInTrash: boolean
  /** The name of the new board; null for the board of the version. */
  name: string | null
  isDisabled: boolean
  onChanged: (name: string | null) => void
}

/** Whether a version comes back on its board or as copies on a new one, and the name of that. */
export function RestorePlace({ boardName, number, isInTrash, name, isDisabled, onChanged }: RestorePlaceProps) {
  const lines = { BOARD: isInTrash ? words.placeLines.TRASH : words.placeLines.BOARD, NEW: words.placeLines.NEW }
  const suggested = words.nameOf(boardName, number).slice(0, LONGEST_NAME)
  return (
    <Stack gap="3">
      <Fieldset.Root disabled={isDisabled} spaceY="1.5">
        <Fieldset.Legend textStyle="label" color="fg" mb="0">{words.where}</Fieldset.Legend>
        <RadioGroup.Root
          name="place" value={name === null ? 'BOARD' : 'NEW'} colorPalette="accent"
          onValueChange={({ value }) => onChanged(value === 'NEW' ? suggested : null)}
        >
          <Stack gap="2">
            {PLACES.map((place) => (
              <RadioGroup.Item
                key={place} value={place} alignItems="flex-start" gap="3" px="3" py="2.5" borderWidth="1px"
                borderRadius="control" cursor="pointer" bg="bg.control" _hover={{ borderColor: 'border.emphasized' }}
                _checked={{ borderColor: 'accent.solid' }}
              >
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator mt="0.5" />
                <Box minWidth="0">
                  <RadioGroup.ItemText fontWeight="medium">{words.places[place]}</RadioGroup.ItemText>
                  <Text textStyle="sm" fontWeight="normal" color="fg.muted">{lines[place]}</Text>
                </Box>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </Fieldset.Root>
      {name === null ? null : (
        <Field label={words.name}>
          <Input
            size="md" autoComplete="off" maxLength={LONGEST_NAME} value={name} disabled={isDisabled}
            onChange={(event) => onChanged(event.target.value)}
          />
        </Field>
      )}
    </Stack>
  )
}
