import { Box, Flex, RadioCard, SimpleGrid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One of the choices, with a picture above it or without. */
export type ChoiceCard<Value extends string> = { value: Value; label: string; line: string; picture?: ReactNode }

type ChoiceCardsProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly ChoiceCard<Value>[]
  columns: number
  onChosen: (value: Value) => void
}

/** A choice among a few that are worth a card each. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, choices, columns, onChosen } = props
  return (
    <RadioCard.Root
      value={value} orientation="vertical" align="start" gap="3"
      onValueChange={(details) => {
        const chosen = choices.find((choice) => choice.value === details.value)
        if (chosen) onChosen(chosen.value)
      }}
    >
      <RadioCard.Label srOnly>{label}</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, sm: columns }} gap="4" width="full">
        {choices.map((choice) => (
          <RadioCard.Item
            key={choice.value} value={choice.value} borderRadius="card" bg="bg.panel" cursor="pointer" overflow="hidden"
            _hover={{ borderColor: 'border.emphasized' }}
            _checked={{ borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' }}
          >
            <RadioCard.ItemHiddenInput />
            {choice.picture ? <Flex height="24" borderBottomWidth="1px" aria-hidden>{choice.picture}</Flex> : null}
            <RadioCard.ItemControl flexDirection="row" alignItems="center" px="4" py="3" gap="3">
              <Stack gap="0" flex="1">
                <RadioCard.ItemText textStyle="md" fontWeight="medium">{choice.label}</RadioCard.ItemText>
                <Box textStyle="xs" color="fg.muted">{choice.line}</Box>
              </Stack>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  )
}
