import { Button, Checkbox, Grid, GridItem, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BurnInChoice } from './BurnInChoice.tsx'
import { FORMAT_FORMS, wordsOf, type FormatField, type OptionForm, type OptionValues } from './exportForms.ts'

const words = exportDialogMessages
const SIZES = Object.keys(words.choices['size'] ?? {})
const ARROW = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

type OptionControlsProps = {
  field: FormatField
  values: OptionValues
  /** What the server says of an option, by its name. */
  problems: Readonly<Record<string, string>>
  onChanged: (change: OptionValues) => void
}

/** The options of a format: the few that matter, and the rest under "More". */
export function OptionControls({ field, values, problems, onChanged }: OptionControlsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = FORMAT_FORMS[field].options.filter(({ isShown }) => isShown?.(values) !== false)
  const hidden = shown.filter(({ isMore }) => isMore)
  const hasProblem = hidden.some(({ name }) => problems[name] !== undefined)
  const listOf = (options: readonly OptionForm[]) => (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3.5" alignItems="start">
      {options.map((option) => (
        <GridItem key={option.name} colSpan={isHalf(option) ? 1 : 2}>
          <Control
            {...{ field, option, onChanged }} value={values[option.name] ?? option.initial} all={values}
            problem={problems[option.name] ?? null}
          />
        </GridItem>
      ))}
    </Grid>
  )
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">{words.formatLines[field]}</Text>
      {listOf(shown.filter(({ isMore }) => !isMore))}
      {hidden.length > 0 ? (
        <Button
          variant="ghost" alignSelf="flex-start" ms="-2" px="2" color="fg.muted" aria-expanded={isOpen || hasProblem}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen || hasProblem ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          {isOpen || hasProblem ? words.less : words.more}
        </Button>
      ) : null}
      {isOpen || hasProblem ? listOf(hidden) : null}
    </Stack>
  )
}

/** Two of these stand side by side. */
const isHalf = ({ kind }: OptionForm) => kind === 'choice' || kind === 'number' || kind === 'size'

type ControlProps = {
  field: FormatField
  option: OptionForm
  value: unknown
  all: OptionValues
  problem: string | null
  onChanged: (change: OptionValues) => void
}

function Control({ field, option, value, all, problem, onChanged }: ControlProps) {
  const { name, kind } = option
  const label = wordsOf(words.labels, field, kind === 'size' ? 'size' : name) ?? name
  const help = words.help[name]
  const names = wordsOf(words.choices, field, name) ?? {}
  const set = (changed: unknown) => onChanged({ [name]: changed })
  if (kind === 'flag') {
    return (
      <Checkbox.Root checked={value === true} minHeight="6" onCheckedChange={({ checked }) => set(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label textStyle="sm" fontWeight="normal">{label}</Checkbox.Label>
      </Checkbox.Root>
    )
  }
  if (kind === 'fields') return <FieldsChoice {...{ label, names, option }} value={value as string[]} onChanged={set} />
  if (kind === 'burnIns') return <BurnInChoice {...{ label, names, option, value }} onChanged={set} />
  if (kind === 'size') {
    const size = `${String(value)}x${String(all['height'] ?? 1080)}`
    return (
      <Field label={label} error={problem}>
        <FormSelect
          value={size}
          choices={(SIZES.includes(size) ? SIZES : [size, ...SIZES]).map((each) => (
            { value: each, label: words.choices['size']?.[each] ?? each.replace('x', ' × ') }
          ))}
          onChosen={(chosen) => {
            const [width, height] = chosen.split('x').map(Number)
            onChanged({ width, height })
          }}
        />
      </Field>
    )
  }
  if (kind === 'choice') {
    return (
      <Field label={label} error={problem}>
        <FormSelect
          value={String(value)} choices={option.values.map((each) => ({ value: each, label: names[each] ?? each }))}
          onChosen={set}
        />
      </Field>
    )
  }
  if (kind === 'number') return <NumberField {...{ label, problem, option }} value={Number(value)} onChanged={set} />
  return (
    <Field label={label} error={problem} help={help ? <Text textStyle="xs" color="fg.muted">{help}</Text> : null}>
      <Input
        size="md" maxLength={option.most} autoComplete="off" value={String(value)}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  )
}

type NumberFieldProps = {
  label: string
  problem: string | null
  option: Extract<OptionForm, { kind: 'number' }>
  value: number
  onChanged: (value: number) => void
}

/** A whole number; what is typed counts once it is within the limits. */
function NumberField({ label, problem, option: { least, most }, value, onChanged }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
  const range = exportDialogMessages.range(least, most)
  return (
    <Field label={label} error={typed !== null && !isRight(typed) ? range : problem}>
      <Input
        size="md" type="number" inputMode="numeric" min={least} max={most} step={1} value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          if (isRight(target.value)) onChanged(Number(target.value))
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}

type FieldsChoiceProps = {
  label: string
  names: Readonly<Record<string, string>>
  value: readonly string[]
  option: Extract<OptionForm, { kind: 'fields' }>
  onChanged: (value: readonly string[]) => void
}

/** Texts to choose, in an order to change; the chosen ones come first. */
function FieldsChoice({ label, names, value, option: { values, initial }, onChanged }: FieldsChoiceProps) {
  const chosen = value.length > 0 ? value : initial
  const move = (index: number, by: number) => {
    const next = [...chosen]
    const [moved = ''] = next.splice(index, 1)
    next.splice(index + by, 0, moved)
    onChanged(next)
  }
  return (
    <Stack as="fieldset" gap="0.5">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">{label}</Text>
      {[...chosen, ...values.filter((each) => !chosen.includes(each))].map((each) => {
        const index = chosen.indexOf(each)
        const name = names[each] ?? each
        // One text at least: a sheet without any would show the usual ones.
        const isOnly = index === 0 && chosen.length === 1
        return (
          <HStack key={each} gap="1" minHeight="7">
            <Checkbox.Root
              checked={index >= 0} disabled={isOnly} flex="1" minWidth="0"
              onCheckedChange={({ checked }) =>
                onChanged(checked === true ? [...chosen, each] : chosen.filter((other) => other !== each))}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label textStyle="sm" fontWeight="normal">{name}</Checkbox.Label>
            </Checkbox.Root>
            {index >= 0 ? (
              <>
                <IconButton
                  label={words.moveUp(name)} icon={<ArrowUp {...ARROW} />} size="xs" color="fg.muted"
                  disabled={index === 0} onClick={() => move(index, -1)}
                />
                <IconButton
                  label={words.moveDown(name)} icon={<ArrowDown {...ARROW} />} size="xs" color="fg.muted"
                  disabled={index === chosen.length - 1} onClick={() => move(index, 1)}
                />
              </>
            ) : null}
          </HStack>
        )
      })}
    </Stack>
  )
}
