import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ImportItemRow_item$data, ImportItemRow_item$key } from
  '../../__generated__/ImportItemRow_item.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { readFailure } from '../../relay/errors.ts'
import { CHANGE_COLORS } from './importLook.ts'

const words = importMessages

/** Rows the browser may pass over while they are out of sight, with their usual height. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicSize: 'auto 53px' } as const

/** Field, before, arrow, after; on narrow windows the field stands above. */
const COLUMNS = { base: 'minmax(0, 1fr) auto minmax(0, 1fr)', md: '7rem minmax(0, 1fr) auto minmax(0, 1fr)' }

type ImportItemRowProps = {
  itemRef: ImportItemRow_item$key
  /** Choices can be made. */
  isOpen: boolean
  onChosen: (isAccepted: boolean) => void
}

/** One change of a plan: accepted or rejected, before and after. */
export function ImportItemRow({ itemRef, isOpen, onChosen }: ImportItemRowProps) {
  const item = useFragment(
    graphql`
      fragment ImportItemRow_item on ImportItem {
        change
        choice
        name
        sourceLine
        isDoubtful
        reasons {
          # readFailure reads them.
          # eslint-disable-next-line relay/unused-fields
          reason
          # eslint-disable-next-line relay/unused-fields
          params
          message
        }
        changes {
          field
          from
          to
        }
      }
    `,
    itemRef,
  )
  const { change, choice, name, sourceLine, isDoubtful, reasons, changes } = item
  const label = words.changes[change] ?? change
  const isAccepted = choice === 'ACCEPT'
  const isChanging = change !== 'UNCHANGED'
  return (
    <Flex
      as="li" columnGap="3" align="flex-start" px="4" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
      textStyle="sm" style={OUT_OF_SIGHT} data-import-item
      color={isChanging && isAccepted ? 'fg' : 'fg.muted'} _focusWithin={{ bg: 'bg.emphasized/50' }}
    >
      <Flex minHeight="11" minWidth="6" align="center" flexShrink="0">
        {isChanging ? (
          <Checkbox.Root
            checked={isAccepted} disabled={!isOpen} onCheckedChange={({ checked }) => onChosen(checked === true)}
            aria-label={words.itemLabel(label, name, changes.map(({ field, from, to }) =>
              words.fieldChange(field, from, to)))}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
          </Checkbox.Root>
        ) : null}
      </Flex>
      <Grid
        flex="1" minWidth="0" columnGap="4" rowGap="1" py="2.5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '7rem minmax(9rem, 15rem) minmax(0, 1fr)' }}
      >
        <Text fontWeight="medium" color={isAccepted || !isChanging ? CHANGE_COLORS[change] : 'fg.muted'}>{label}</Text>
        <Box minWidth="0">
          <Text fontWeight="medium" truncate title={name}>{name}</Text>
          {sourceLine ? <Text textStyle="xs" color="fg.muted">{words.line(sourceLine)}</Text> : null}
        </Box>
        <Box minWidth="0">
          {changes.length > 0 ? (
            <Changes changes={changes} isAccepted={isAccepted} isNew={change === 'ADDED'} />
          ) : null}
          {isDoubtful ? <Text color="fg.warning">{words.doubtful}</Text> : null}
          {reasons.map((failure) => (
            <Text key={failure.message} color={change === 'REFUSED' ? 'fg.error' : 'fg.warning'}>
              {readFailure(failure)}
            </Text>
          ))}
        </Box>
      </Grid>
    </Flex>
  )
}

type ChangesProps = {
  changes: ImportItemRow_item$data['changes']
  isAccepted: boolean
  /** There is nothing before. */
  isNew: boolean
}

/** Field by field what was there and what comes: side by side where there is room. */
function Changes({ changes, isAccepted, isNew }: ChangesProps) {
  return (
    <Grid as="ul" listStyleType="none" rowGap="1">
      {changes.map(({ field, from, to }) => (
        <Grid
          key={field} as="li" columnGap="3" alignItems="baseline" minWidth="0" templateColumns={COLUMNS}
          title={words.fieldChange(field, from, to)}
        >
          <Text color="fg.muted" truncate gridColumn={{ base: '1 / -1', md: 'auto' }}>{field}</Text>
          {isNew ? null : (
            <>
              <Text color="fg.muted" lineClamp={2} overflowWrap="anywhere">{from || words.empty}</Text>
              <Box color="fg.muted" alignSelf="center"><ArrowRight size={12} aria-hidden /></Box>
            </>
          )}
          <Text
            lineClamp={2} overflowWrap="anywhere" textDecoration={isAccepted ? undefined : 'line-through'}
            gridColumn={isNew ? { base: '1 / -1', md: '2 / -1' } : undefined}
            color={to === '' ? 'fg.muted' : undefined}
          >
            {to || words.empty}
          </Text>
        </Grid>
      ))}
    </Grid>
  )
}
