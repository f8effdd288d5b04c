import { Box, Checkbox, Fieldset, Flex, RadioGroup, Stack } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { webhookMessages } from '../../messages/webhooks.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { type EventType, nounOf, toggleNoun, toggleType, type WebhookForm } from './webhookRules.ts'

const words = webhookMessages

type TypeChoiceProps = {
  form: WebhookForm
  eventTypes: readonly EventType[]
  error: string | undefined
  isDisabled: boolean
  onChanged: (change: Partial<WebhookForm>) => void
}

/** The events a webhook gets: all, or nouns and kinds. */
export function TypeChoice({ form, eventTypes, error, isDisabled, onChanged }: TypeChoiceProps) {
  const nouns = [...new Set(eventTypes.map(({ type }) => nounOf(type)))]
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium" color="fg" mb="2">{words.types}</Fieldset.Legend>
      <RadioGroup.Root
        mt="0" value={form.isEverything ? 'everything' : 'some'} disabled={isDisabled}
        onValueChange={({ value }) => onChanged({ isEverything: value === 'everything' })}
      >
        <Flex gap="5">
          {(['everything', 'some'] as const).map((choice) => (
            <RadioGroup.Item key={choice} value={choice} cursor="pointer">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText textStyle="sm">{words[choice]}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Flex>
      </RadioGroup.Root>
      {form.isEverything ? null : (
        <Stack
          gap="0" mt="3" borderWidth="1px" borderRadius="control" maxHeight="18rem" overflowY="auto"
          borderColor={error ? 'border.error' : 'border.emphasized'}
        >
          {nouns.map((noun) => (
            <NounChoice
              key={noun} noun={noun} form={form} eventTypes={eventTypes} isDisabled={isDisabled} onChanged={onChanged}
            />
          ))}
        </Stack>
      )}
      <Fieldset.ErrorText textStyle="sm" fontWeight="normal" gap="1.5" role="alert" display="flex" mt="1.5">
        <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} /> {error}
      </Fieldset.ErrorText>
    </Fieldset.Root>
  )
}

type NounChoiceProps = Omit<TypeChoiceProps, 'error'> & { noun: string }

function NounChoice({ noun, form: { types }, eventTypes, isDisabled, onChanged }: NounChoiceProps) {
  const own = eventTypes.filter(({ type }) => nounOf(type) === noun)
  const all = eventTypes.map(({ type }) => type)
  const isWhole = types.includes(noun)
  const isPart = !isWhole && types.some((type) => nounOf(type) === noun)
  return (
    <Box px="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Checkbox.Root
        checked={isPart ? 'indeterminate' : isWhole} disabled={isDisabled} gap="3" cursor="pointer"
        onCheckedChange={({ checked }) => onChanged({ types: toggleNoun(types, noun, checked === true) })}
      >
        <Checkbox.HiddenInput name={noun} />
        <Checkbox.Control />
        <Checkbox.Label textStyle="sm" fontWeight="medium">{words.nouns[noun] ?? noun}</Checkbox.Label>
      </Checkbox.Root>
      <Flex gap="4" rowGap="1.5" flexWrap="wrap" ps="7" pt="1.5">
        {own.map(({ type, description }) => (
          <Tooltip key={type} content={description}>
            <Checkbox.Root
              size="sm" checked={isWhole || types.includes(type)} disabled={isDisabled} gap="2" cursor="pointer"
              onCheckedChange={() => onChanged({ types: toggleType(types, type, all) })}
            >
              <Checkbox.HiddenInput name={type} />
              <Checkbox.Control />
              <Checkbox.Label fontFamily="mono" textStyle="xs" color="fg.soft">{type}</Checkbox.Label>
            </Checkbox.Root>
          </Tooltip>
        ))}
      </Flex>
    </Box>
  )
}
