import { Box, Checkbox, HStack, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { BURN_IN_CORNERS, type BurnInCorner } from '../../../drawing/film/burnIns.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { OptionForm } from './exportForms.ts'

const words = exportDialogMessages
const CORNERS = Object.keys(BURN_IN_CORNERS) as BurnInCorner[]

/** Where each stands at first. */
const FIRST_CORNERS: Readonly<Record<string, BurnInCorner>> = {
  SHOT_CODE: 'TOP_LEFT', DATE: 'TOP_RIGHT', TIMECODE: 'BOTTOM_LEFT', FRAME_NUMBER: 'BOTTOM_RIGHT',
  BOARD_FRAME: 'BOTTOM', LOGO: 'TOP_RIGHT',
}

/** Percent of the picture's height, as the server has it by default, and of a logo, which has no small letters. */
const SIZE = 4
const LOGO_SIZE = 10
const SIZES = [2, 3, 4, 5, 6, 8, 10, 15, 20]
/** Percent. */
const OPACITIES = [100, 75, 50, 25]

/** Burn-ins of one video, and characters of a text. */
const MOST = 12
const MOST_CHARACTERS = 100

interface BurnIn {
  readonly what: string
  readonly corner: string
  readonly size?: number
  /** 0 to 1. */
  readonly opacity?: number
  /** Of TEXT alone. */
  readonly text?: string
}

type BurnInChoiceProps = {
  label: string
  names: Readonly<Record<string, string>>
  value: unknown
  option: Extract<OptionForm, { kind: 'burnIns' }>
  onChanged: (value: readonly BurnIn[]) => void
}

/** What is burnt into the pictures of a video, and where; of texts as many as are wanted. */
export function BurnInChoice({ label, names, value, option, onChanged }: BurnInChoiceProps) {
  const chosen = value as readonly BurnIn[]
  const rows = option.values.flatMap((what): { what: string; burnIn: BurnIn | null; isAnother: boolean }[] => {
    const own = chosen.filter((each) => each.what === what)
    const another = { what, burnIn: null, isAnother: own.length > 0 }
    const isOpen = own.length === 0 || (what === 'TEXT' && chosen.length < MOST)
    return [...own.map((burnIn) => ({ what, burnIn, isAnother: false })), ...(isOpen ? [another] : [])]
  })
  return (
    <Stack as="fieldset" gap="0.5">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">{label}</Text>
      {rows.map(({ what, burnIn, isAnother }, index) => (
        <Row
          key={index} name={isAnother ? words.anotherText : (names[what] ?? what)} burnIn={burnIn}
          onChanged={(changed) => onChanged(chosen.flatMap((each) => (each === burnIn ? (changed ?? []) : each)))}
          onAdded={() => {
            const corner = FIRST_CORNERS[what] ?? 'TOP'
            const more = what === 'TEXT' ? { text: '' } : what === 'LOGO' ? { size: LOGO_SIZE } : {}
            onChanged([...chosen, { what, corner, ...more }])
          }}
        />
      ))}
    </Stack>
  )
}

type RowProps = {
  name: string
  /** Null for one that is not chosen. */
  burnIn: BurnIn | null
  /** Null takes it away. */
  onChanged: (burnIn: BurnIn | null) => void
  onAdded: () => void
}

function Row({ name, burnIn, onChanged, onAdded }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HStack gap="2" minHeight="9">
        <Checkbox.Root
          checked={burnIn !== null} flex="1" minWidth="0"
          onCheckedChange={({ checked }) => (checked === true ? onAdded() : onChanged(null))}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label textStyle="sm" fontWeight="normal">{name}</Checkbox.Label>
        </Checkbox.Root>
        {burnIn ? (
          <FilterSelect
            label={words.cornerOf(name)} value={burnIn.corner as BurnInCorner}
            choices={CORNERS.map((each) => ({ value: each, label: words.corners[each] }))}
            onChosen={(corner) => onChanged({ ...burnIn, corner })}
          />
        ) : null}
        {burnIn ? (
          <IconButton
            label={words.lookOf(name)} icon={<SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden />} size="xs"
            ms="-1" color="fg.muted" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}
          />
        ) : null}
      </HStack>
      {burnIn && isOpen ? <Look burnIn={burnIn} onChanged={onChanged} /> : null}
      {burnIn?.what === 'TEXT' ? (
        <Box pt="1" pb="2">
          <Field label={words.burnInText} isLabelHidden>
            <Input
              size="md" maxLength={MOST_CHARACTERS} autoComplete="off" placeholder={words.burnInText}
              value={burnIn.text ?? ''} onChange={({ target }) => onChanged({ ...burnIn, text: target.value })}
            />
          </Field>
        </Box>
      ) : null}
    </>
  )
}

type LookProps = { burnIn: BurnIn; onChanged: (burnIn: BurnIn) => void }

/** How large a burn-in is, and how much of the picture it lets through. */
function Look({ burnIn, onChanged }: LookProps) {
  const opacity = Math.round((burnIn.opacity ?? 1) * 100)
  return (
    <SimpleGrid columns={2} gap="2" pb="2">
      <Field label={words.burnInSize}>
        <Percents values={SIZES} value={burnIn.size ?? SIZE} onChosen={(size) => onChanged({ ...burnIn, size })} />
      </Field>
      <Field label={words.burnInOpacity}>
        <Percents
          values={OPACITIES} value={opacity} onChosen={(percent) => onChanged({ ...burnIn, opacity: percent / 100 })}
        />
      </Field>
    </SimpleGrid>
  )
}

type PercentsProps = { values: readonly number[]; value: number; onChosen: (value: number) => void }

/** Percents to choose from; one that a preset brings is among them. */
function Percents({ values, value, onChosen }: PercentsProps) {
  return (
    <FormSelect
      value={String(value)} onChosen={(chosen) => onChosen(Number(chosen))}
      choices={(values.includes(value) ? values : [value, ...values])
        .map((each) => ({ value: String(each), label: words.percent(each) }))}
    />
  )
}
