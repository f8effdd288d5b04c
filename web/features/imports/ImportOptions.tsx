import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImportOptions_import$data, ImportOptions_import$key } from
  '../../__generated__/ImportOptions_import.graphql.ts'
import { frameRateName, frameRateValue, FRAME_RATES } from '../../lib/frameRates.ts'
import { csvMessages } from '../../messages/csv.ts'
import { importMessages } from '../../messages/imports.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import type { ReadOptions } from './cutMatches.ts'
import { fieldName } from './importLook.ts'

const words = importMessages
/** Video tracks that are offered, from the lowest. */
const TRACKS = 8

type OptionsProps = {
  options: ReadOptions
  /** Reads the file again; null where it cannot be. */
  onOptions: ((options: ReadOptions) => void) | null
}

/** How a file is read: the columns of a table; the rate, the gaps and the track of a cut. */
export function ImportOptions({ importRef, ...given }: OptionsProps & { importRef: ImportOptions_import$key }) {
  const file = useFragment(
    graphql`
      fragment ImportOptions_import on Import {
        reader
        fileName
        columns {
          header
          use
          as
          samples
        }
        columnChoices {
          use
          as
        }
      }
    `,
    importRef,
  )
  const { reader, columns, fileName } = file
  if (reader === 'CUT') {
    return (
      <Part summary={words.options}>
        <CutOptions {...given} isEdl={/\.edl$/i.test(fileName)} />
      </Part>
    )
  }
  if (reader !== 'CSV' || columns.length === 0) return null
  const readCount = columns.filter(({ use }) => use !== 'IGNORED').length
  return (
    <Part summary={words.columns(readCount, columns.length)}>
      <TableOptions {...given} />
      <Columns {...given} file={file} />
    </Part>
  )
}

function Part({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <chakra.details borderWidth="1px" borderRadius="card" bg="bg.panel" textStyle="sm">
      <chakra.summary px="4" py="3" cursor="pointer" color="fg.soft" focusVisibleRing="inside">
        {summary}
      </chakra.summary>
      <Stack gap="4" px="4" pb="4">{children}</Stack>
    </chakra.details>
  )
}

type ChoiceProps = OptionsProps & {
  name: string
  label: string
  /** The value of nothing chosen. */
  initial: string
  choices: readonly { value: string; label: string }[]
  /** What the value becomes in the options; the text itself by default. */
  read?: (value: string) => unknown
  /** Options that say nothing any more once this one changes. */
  forgets?: ReadOptions
}

function Choice({ options, onOptions, name, label, initial, choices, read = (value) => value, forgets }: ChoiceProps) {
  const value = String(options[name] ?? initial)
  const known = choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }]
  return (
    <Field label={label}>
      <FormSelect
        value={value} choices={known} disabled={onOptions === null}
        onChosen={(chosen) => onOptions?.({ ...options, ...forgets, [name]: read(chosen) })}
      />
    </Field>
  )
}

const SIDE_BY_SIDE = 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))'

function CutOptions({ isEdl, ...given }: OptionsProps & { isEdl: boolean }) {
  const rates = FRAME_RATES.map((rate) => ({ value: frameRateValue(rate), label: words.rate(frameRateName(rate)) }))
  const tracks = Array.from({ length: TRACKS }, (_, index) =>
    ({ value: `${index + 1}`, label: words.track(index + 1) }))
  return (
    <Grid templateColumns={SIDE_BY_SIDE} gap="4">
      {isEdl ? (
        <Choice
          {...given} name="frameRate" label={words.frameRate} initial=""
          choices={[{ value: '', label: words.rateOfProject }, ...rates]}
        />
      ) : null}
      <Choice
        {...given} name="gaps" label={words.gaps} initial="LENGTHEN"
        choices={(['LENGTHEN', 'SHOT', 'DROP'] as const).map((value) => ({ value, label: words.gapChoices[value] }))}
      />
      {isEdl ? null : (
        <Choice
          {...given} name="track" label={words.trackLabel} initial="0" read={Number}
          // Another track has other clips.
          forgets={{ matches: [] }} choices={[{ value: '0', label: words.fullestTrack }, ...tracks]}
        />
      )}
    </Grid>
  )
}

function TableOptions(given: OptionsProps) {
  const kinds = (['SHOTS', 'ASSETS', 'CASTING', 'TASKS'] as const)
    .map((value) => ({ value, label: csvMessages.kinds[value] }))
  return (
    <Grid templateColumns={SIDE_BY_SIDE} gap="4">
      <Choice
        {...given} name="kind" label={words.contents} initial="" read={(value) => value || null}
        choices={[{ value: '', label: words.asColumnsSay }, ...kinds]}
      />
      <Choice
        {...given} name="profile" label={words.writtenBy} initial="FRAMEWRIGHT"
        choices={(['FRAMEWRIGHT', 'KITSU'] as const).map((value) => ({ value, label: words.profiles[value] }))}
      />
    </Grid>
  )
}

type Column = ImportOptions_import$data['columns'][number]

/** What a column is read as, as the value of a choice. */
const valueOf = ({ use, as }: { use: string; as?: string | null | undefined }): string => `${use} ${as ?? ''}`

const isColumn = (choice: unknown, { header }: Column): boolean =>
  (choice as { header?: unknown }).header === header

function Columns({ file, options, onOptions }: OptionsProps & { file: ImportOptions_import$data }) {
  const choices = file.columnChoices.map(({ use, as }) => {
    const label = as == null ? words.columnUses[use] ?? use : words.readAs(fieldName(as), as)
    return { value: valueOf({ use, as }), label }
  })
  function choose(column: Column, value: string): void {
    const chosen = file.columnChoices.find((choice) => valueOf(choice) === value)
    if (!chosen) return
    const known: readonly unknown[] = Array.isArray(options['columns']) ? options['columns'] : []
    const others = known.filter((choice) => !isColumn(choice, column))
    const { use, as } = chosen
    onOptions?.({ ...options, columns: [...others, { header: column.header, use, as: as ?? '' }] })
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {file.columns.map((column, index) => (
        <Flex
          key={index} as="li" align="center" gap="3" py="2" borderTopWidth="1px" minWidth="0"
          direction={{ base: 'column', sm: 'row' }} alignItems={{ base: 'stretch', sm: 'center' }}
        >
          <Box flex="1" minWidth="0">
            <Text textStyle="mono" truncate>{column.header}</Text>
            <Text textStyle="xs" color="fg.muted" truncate>{column.samples.join(' · ')}</Text>
          </Box>
          <Box width={{ base: 'full', sm: '16rem' }} flexShrink="0">
            <FormSelect
              value={valueOf(column)} choices={choices} label={words.useOf(column.header)}
              disabled={onOptions === null} onChosen={(value) => choose(column, value)}
            />
          </Box>
        </Flex>
      ))}
    </Stack>
  )
}
