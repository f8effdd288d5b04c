import { Checkbox, HStack, Stack, Text } from '@chakra-ui/react'
import { BURN_IN_CORNERS, type BurnInCorner } from '../../../drawing/film/burnIns.ts'
import { messages } from '../../messages.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import type { OptionForm } from './exportForms.ts'

const words = messages.exportDialog
const CORNERS = Object.keys(BURN_IN_CORNERS) as BurnInCorner[]

/** Where each stands at first. */
const FIRST_CORNERS: Readonly<Record<string, BurnInCorner>> = {
  SHOT_CODE: 'TOP_LEFT', DATE: 'TOP_RIGHT', TIMECODE: 'BOTTOM_LEFT', FRAME_NUMBER: 'BOTTOM_RIGHT',
  BOARD_FRAME: 'BOTTOM',
}

interface BurnIn {
  readonly what: string
  readonly corner: string
}

type BurnInChoiceProps = {
  label: string
  names: Readonly<Record<string, string>>
  value: unknown
  option: Extract<OptionForm, { kind: 'burnIns' }>
  onChanged: (value: readonly BurnIn[]) => void
}

/** What is burnt into the pictures of a video, and where. */
export function BurnInChoice({ label, names, value, option, onChanged }: BurnInChoiceProps) {
  const chosen = value as readonly BurnIn[]
  const change = (what: string, corner: BurnInCorner) =>
    onChanged(chosen.map((each) => (each.what === what ? { ...each, corner } : each)))
  return (
    <Stack as="fieldset" gap="0.5">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">{label}</Text>
      {option.values.map((what) => {
        const burnIn = chosen.find((each) => each.what === what)
        const corner = FIRST_CORNERS[what] ?? 'TOP_LEFT'
        const name = names[what] ?? what
        return (
          <HStack key={what} gap="2" minHeight="9">
            <Checkbox.Root
              checked={burnIn !== undefined} flex="1" minWidth="0"
              onCheckedChange={({ checked }) => onChanged(
                checked === true ? [...chosen, { what, corner }] : chosen.filter((each) => each.what !== what),
              )}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label textStyle="sm" fontWeight="normal">{name}</Checkbox.Label>
            </Checkbox.Root>
            {burnIn ? (
              <FilterSelect
                label={words.cornerOf(name)} value={burnIn.corner as BurnInCorner}
                choices={CORNERS.map((each) => ({ value: each, label: words.corners[each] }))}
                onChosen={(each) => change(what, each)}
              />
            ) : null}
          </HStack>
        )
      })}
    </Stack>
  )
}
