import { Box, HStack, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { Bookmark, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { FORMAT_FIELDS, FORMAT_FORMS, FORMAT_GROUPS, isFormatField, type FormatField } from './exportForms.ts'

const words = exportDialogMessages

/** A preset as it can be chosen. */
export interface ChoosablePreset {
  readonly id: string
  readonly name: string
  readonly field: FormatField
}

type FormatChoiceProps = {
  presets: readonly ChoosablePreset[]
  /** A format's field, or the id of a preset. */
  value: string
  onFormat: (field: FormatField) => void
  onPreset: (id: string) => void
}

/** The formats in their groups and the presets: a list, and a select where there is no room for one. */
export function FormatChoice({ presets, value, onFormat, onPreset }: FormatChoiceProps) {
  const name = useId()
  const choose = (chosen: string) => (isFormatField(chosen) ? onFormat(chosen) : onPreset(chosen))
  const row = (id: string, label: string, icon: LucideIcon) => (
    <Row key={id} name={name} label={label} icon={icon} isChosen={value === id} onChosen={() => choose(id)} />
  )
  return (
    <>
      <Box hideFrom="md">
        <Field label={words.format}>
          <FormSelect
            value={value} onChosen={choose}
            choices={[
              ...presets.map(({ id, name: label }) => ({ value: id, label })),
              ...FORMAT_FIELDS.map((field) => ({ value: field as string, label: words.formatNames[field] })),
            ]}
          />
        </Field>
      </Box>
      <Stack as="fieldset" role="radiogroup" aria-label={words.formats} gap="3" hideBelow="md">
        {presets.length > 0 ? (
          <Group title={words.presets}>{presets.map(({ id, name: label }) => row(id, label, Bookmark))}</Group>
        ) : null}
        {FORMAT_GROUPS.map((group) => (
          <Group key={group} title={words.groups[group]}>
            {FORMAT_FIELDS.filter((field) => FORMAT_FORMS[field].group === group).map((field) =>
              row(field, words.formatNames[field], FORMAT_FORMS[field].icon))}
          </Group>
        ))}
      </Stack>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="0.5">
      <Text textStyle="xs" fontWeight="medium" color="fg.muted" px="2" pb="0.5">{title}</Text>
      {children}
    </Stack>
  )
}

type RowProps = { name: string; label: string; icon: LucideIcon; isChosen: boolean; onChosen: () => void }

function Row({ name, label, icon: Icon, isChosen, onChosen }: RowProps) {
  return (
    <HStack
      as="label" gap="2.5" minHeight="7" px="2" borderRadius="control" cursor="pointer" textStyle="sm"
      fontWeight={isChosen ? 'medium' : 'normal'} color={isChosen ? 'fg' : 'fg.soft'}
      bg={isChosen ? 'accent.subtle' : undefined} _hover={{ bg: isChosen ? undefined : 'bg.emphasized' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid var(--chakra-colors-accent-focus-ring)' } }}
    >
      <VisuallyHidden>
        <chakra.input type="radio" name={name} checked={isChosen} onChange={onChosen} />
      </VisuallyHidden>
      <Box as="span" color={isChosen ? 'accent.fg' : 'fg.muted'} flexShrink="0">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box as="span" truncate>{label}</Box>
    </HStack>
  )
}
