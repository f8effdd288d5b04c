import { Box, Button, Grid, HStack, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, Plus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { assetMessages } from '../../messages/assets.ts'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { METADATA_KINDS, METADATA_LIMITS, valueForKind, type MetadataKindName, type MetadataRow } from './assetDraft.ts'

const words = assetMessages
/** On narrow pages the value and the way to remove it stand below the name and the kind. */
const COLUMNS = {
  base: 'minmax(0, 1fr) minmax(0, 5.5rem) 2.75rem', sm: 'minmax(0, 1fr) 8rem minmax(0, 1.3fr) 2.5rem',
}
const SPAN = { base: 'span 2', sm: 'auto' }
const KIND_CHOICES = METADATA_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))
const ANSWERS = [{ value: 'true', label: words.yes }, { value: 'false', label: words.no }] as const

type MetadataFieldsProps = {
  rows: readonly MetadataRow[]
  /** What is wrong with a row, by its number. */
  problems: ReadonlyMap<number, string>
  disabled: boolean
  onChanged: (rows: readonly MetadataRow[]) => void
}

/** Facts of one's own: a name, a kind, and the fitting field for the value. */
export function MetadataFields({ rows, problems, disabled, onChanged }: MetadataFieldsProps) {
  const place = useRef<HTMLElement>(null)
  const focusNext = useRef<number | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    place.current?.querySelector<HTMLElement>(`[data-row="${focusNext.current}"] input`)?.focus()
    focusNext.current = null
  }, [rows])

  function change(row: number, part: Partial<MetadataRow>): void {
    onChanged(rows.map((each) => (each.row === row ? { ...each, ...part } : each)))
  }

  function add(): void {
    const row = Math.max(0, ...rows.map((each) => each.row)) + 1
    focusNext.current = row
    onChanged([...rows, { row, key: '', kind: 'TEXT', value: '' }])
  }

  function remove(row: number): void {
    onChanged(rows.filter((each) => each.row !== row))
    addButton.current?.focus()
  }

  return (
    <Box as="section" ref={place}>
      <HStack justify="space-between" mb={rows.length > 0 ? '2' : '0'} gap="3">
        <Box minWidth="0">
          <Heading as="h3" textStyle="sm" fontWeight="medium" letterSpacing="0">{words.metadata}</Heading>
          {rows.length === 0 ? <Text textStyle="sm" color="fg.muted">{words.metadataLine}</Text> : null}
        </Box>
        <Button
          ref={addButton} size="sm" variant="ghost" me="-2" flexShrink="0" onClick={add}
          disabled={disabled || rows.length >= METADATA_LIMITS.rows}
        >
          <Plus aria-hidden /> {words.metadataAdd}
        </Button>
      </HStack>
      <Stack as="ul" listStyleType="none" gap={{ base: '3', sm: '2' }}>
        {rows.map((each, index) => (
          <Row
            key={each.row} row={each} number={index + 1} problem={problems.get(each.row) ?? null} disabled={disabled}
            onChanged={(part) => change(each.row, part)} onRemoved={() => remove(each.row)}
          />
        ))}
      </Stack>
    </Box>
  )
}

type RowProps = {
  row: MetadataRow
  number: number
  problem: string | null
  disabled: boolean
  onChanged: (part: Partial<MetadataRow>) => void
  onRemoved: () => void
}

function Row({ row, number, problem, disabled, onChanged, onRemoved }: RowProps) {
  const problemId = useId()
  const told = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId, 'data-invalid': '' }
  const chooseKind = (kind: MetadataKindName) => onChanged({ kind, value: valueForKind(kind, row.value) })
  return (
    <Box as="li" data-row={row.row}>
      <Grid templateColumns={COLUMNS} gap="2" alignItems="center">
        <Input
          size="md" aria-label={words.metadataKey(number)} placeholder={words.metadataKeyPlaceholder} autoComplete="off"
          maxLength={METADATA_LIMITS.key} value={row.key} disabled={disabled} {...told}
          onChange={(event) => onChanged({ key: event.target.value })}
        />
        <Box gridColumn={SPAN}>
          <FormSelect
            label={words.metadataKind(number)} value={row.kind} choices={KIND_CHOICES} disabled={disabled}
            onChosen={chooseKind}
          />
        </Box>
        <Box gridColumn={SPAN} minWidth="0">
          <ValueField row={row} number={number} disabled={disabled} told={told} onChanged={onChanged} />
        </Box>
        <IconButton
          label={words.metadataRemove(row.key.trim())} size="md" icon={<X aria-hidden />} disabled={disabled}
          justifySelf="end" onClick={onRemoved}
        />
      </Grid>
      {problem === null ? null : (
        <HStack id={problemId} role="alert" gap="1.5" mt="1.5" color="fg.error" textStyle="sm">
          <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} /> {problem}
        </HStack>
      )}
    </Box>
  )
}

type ValueFieldProps = Pick<RowProps, 'row' | 'number' | 'disabled' | 'onChanged'> & { told: object }

const INPUTS = {
  TEXT: { type: 'text' }, NUMBER: { type: 'text', inputMode: 'decimal' }, DATE: { type: 'date' },
  URL: { type: 'url', inputMode: 'url', placeholder: 'https://' },
} as const

function ValueField({ row, number, disabled, told, onChanged }: ValueFieldProps) {
  const label = words.metadataValue(number)
  if (row.kind === 'BOOLEAN') {
    return (
      <FormSelect
        label={label} value={row.value === 'false' ? 'false' : 'true'} choices={ANSWERS} disabled={disabled}
        onChosen={(value) => onChanged({ value })}
      />
    )
  }
  return (
    <Input
      size="md" aria-label={label} placeholder={words.metadataValuePlaceholder} autoComplete="off"
      fontVariantNumeric="tabular-nums" {...INPUTS[row.kind]} maxLength={METADATA_LIMITS.value} value={row.value}
      disabled={disabled} {...told} onChange={(event) => onChanged({ value: event.target.value })}
    />
  )
}
