import { Box, Button, chakra, Checkbox, Flex, Grid, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImportItemRow_item$data, ImportItemRow_item$key } from
  '../../__generated__/ImportItemRow_item.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { readFailure } from '../../relay/errors.ts'
import { ShotPicture } from '../tasks/ShotPicture.tsx'
import { CHANGE_COLORS, fieldName, valueText } from './importLook.ts'

const words = importMessages

/** Rows the browser may pass over while they are out of sight, with their usual height. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicSize: 'auto 66px' } as const

/** Field, before, arrow, after; on narrow windows the field stands above. */
const COLUMNS = { base: 'minmax(0, 1fr) auto minmax(0, 1fr)', md: '7rem minmax(0, 1fr) auto minmax(0, 1fr)' }

/** A field that the name of the item says already. */
const NAMED = 'shot'

type ImportItemRowProps = {
  itemRef: ImportItemRow_item$key
  /** Choices can be made. */
  isOpen: boolean
  onChosen: (isAccepted: boolean) => void
  /** Names the place of an item in the file. */
  placeName: (place: number) => string
  /** Rows have room for the picture of a shot. */
  hasPictures: boolean
  /** Of a clip whose shot can be chosen: the code that is, empty for a new one; null for what the file says. */
  shotChoice?: { chosen: string | null; onAsked: (button: HTMLElement) => void } | undefined
}

/** One change of a plan: accepted or rejected, before and after. */
export function ImportItemRow(props: ImportItemRowProps) {
  const { itemRef, isOpen, onChosen, placeName, hasPictures, shotChoice } = props
  const item = useFragment(
    graphql`
      fragment ImportItemRow_item on ImportItem {
        id
        change
        choice
        name
        sourceLine
        isDoubtful
        subject {
          ...ShotPicture_shot @alias(as: "shot")
          ... on View {
            thumbnailUrl(width: 420)
          }
        }
        reasons {
          # readFailure reads them.
          # eslint-disable-next-line relay/unused-fields
          reason
          # eslint-disable-next-line relay/unused-fields
          params
          message
        }
        changes {
          change
          field
          from
          to
        }
      }
    `,
    itemRef,
  )
  const { change, choice, sourceLine, isDoubtful, reasons, subject } = item
  // Of the parts of a cut, gaps alone have no name.
  const name = item.name || words.gap
  const changes = item.changes.filter((each) => each.field !== NAMED && !(each.change === 'ADDED' && each.to === ''))
  const label = words.changes[change] ?? change
  const isAccepted = choice === 'ACCEPT'
  const isChanging = change !== 'UNCHANGED'
  const isPictured = Boolean(subject?.shot ?? subject?.thumbnailUrl)
  const buttonId = useId()
  return (
    <Flex
      as="li" columnGap="3" align="flex-start" px="4" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
      textStyle="sm" style={OUT_OF_SIGHT} data-import-item={item.id}
      color={isChanging && isAccepted ? 'fg' : 'fg.muted'} _focusWithin={{ bg: 'bg.emphasized/50' }}
    >
      <Flex minHeight="11" minWidth="6" align="center" flexShrink="0">
        {isChanging ? (
          <Checkbox.Root
            checked={isAccepted} disabled={!isOpen} onCheckedChange={({ checked }) => onChosen(checked === true)}
            aria-label={words.itemLabel(label, name, changes.map(({ field, from, to }) =>
              words.fieldChange(fieldName(field), valueText(field, from), valueText(field, to))))}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
          </Checkbox.Root>
        ) : null}
      </Flex>
      {hasPictures ? (
        <Box
          width={{ base: '12', sm: '20' }} aspectRatio="16 / 9" flexShrink="0" borderRadius="l1" overflow="hidden"
          borderWidth={isPictured ? '1px' : '0'} display={{ base: isPictured ? 'block' : 'none', sm: 'block' }}
        >
          {subject?.shot ? <ShotPicture shotRef={subject.shot} isDecoration /> : null}
          {subject?.thumbnailUrl ? (
            <chakra.img src={subject.thumbnailUrl} alt="" loading="lazy" decoding="async" width="full" />
          ) : null}
        </Box>
      ) : null}
      <Grid
        flex="1" minWidth="0" columnGap="4" rowGap="1" py="2.5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '7rem minmax(9rem, 15rem) minmax(0, 1fr)' }}
      >
        <Text fontWeight="medium" color={isAccepted || !isChanging ? CHANGE_COLORS[change] : 'fg.muted'}>{label}</Text>
        <Box minWidth="0">
          <Text fontWeight="medium" truncate title={name}>{name}</Text>
          {sourceLine ? <Text textStyle="xs" color="fg.muted">{placeName(sourceLine)}</Text> : null}
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
          {shotChoice ? (
            <Button
              id={buttonId} size="xs" mt="1" maxWidth="full" aria-haspopup="dialog"
              aria-label={words.shotChoice(name, shotChoice.chosen)}
              onClick={({ currentTarget }) => shotChoice.onAsked(currentTarget)}
            >
              <Box as="span" truncate>{words.chosenShot(shotChoice.chosen)}</Box>
            </Button>
          ) : null}
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
function Changes({ changes, ...look }: ChangesProps) {
  return (
    <Grid as="ul" listStyleType="none" rowGap="1">
      {changes.map((each) => <Change key={`${each.field} ${each.change}`} {...each} {...look} />)}
    </Grid>
  )
}

type ChangeProps = ChangesProps['changes'][number] & Omit<ChangesProps, 'changes'>

function Change({ change, field, from, to, isAccepted, isNew }: ChangeProps) {
  const [before, after] = [valueText(field, from), valueText(field, to)]
  // Where something comes from is not always known.
  const hasBefore = !isNew && !(change === 'MOVED' && from === '')
  return (
    <Grid
      as="li" columnGap="3" alignItems="baseline" minWidth="0" templateColumns={COLUMNS}
      title={words.fieldChange(fieldName(field), before, after)}
    >
      <Text color="fg.muted" truncate gridColumn={{ base: '1 / -1', md: 'auto' }}>{fieldName(field)}</Text>
      {hasBefore ? (
        <>
          <Text color="fg.muted" lineClamp={2} overflowWrap="anywhere">{before || words.empty}</Text>
          <Box color="fg.muted" alignSelf="center"><ArrowRight size={12} aria-hidden /></Box>
        </>
      ) : null}
      <Text
        lineClamp={2} overflowWrap="anywhere" textDecoration={isAccepted ? undefined : 'line-through'}
        gridColumn={hasBefore ? undefined : { base: '1 / -1', md: '2 / -1' }}
        color={to === '' ? 'fg.muted' : undefined}
      >
        {after || (change === 'MOVED' ? words.elsewhere : words.empty)}
      </Text>
    </Grid>
  )
}
