import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreakdownShotRow_shot$key } from '../../__generated__/BreakdownShotRow_shot.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { breakdownMessages, castingMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { knownType, type AssetTypeName } from '../../ui/assetKinds.ts'
import { ownNameOf } from '../../lib/shotName.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { ShotPicture } from '../tasks/ShotPicture.tsx'
import { FIRST_COLUMN, type CellProps } from './BreakdownGrid.tsx'
import { readShotCast, type CastEntry } from './shotCast.ts'

const words = breakdownMessages
/** More assets of a type are counted behind these. */
const MOST_CHIPS = 6

type BreakdownShotRowProps = {
  shotRef: BreakdownShotRow_shot$key
  /** The types that have a column. */
  types: readonly AssetTypeName[]
  cell: (column: number) => CellProps
  onOpened: (shotName: string, anchor: HTMLElement) => void
}

/** A shot in the breakdown: picture, code, name, length, and its assets by type. */
export function BreakdownShotRow({ shotRef, types, cell, onOpened }: BreakdownShotRowProps) {
  const shot = useFragment(
    graphql`
      fragment BreakdownShotRow_shot on Shot {
        id
        code
        name
        description
        frames
        storyboard {
          id
          project {
            id
          }
        }
        ...ShotPicture_shot
        ...shotCast_shot
      }
    `,
    shotRef,
  )
  const cast = readShotCast(shot)
  const { code, storyboard } = shot
  const line = ownNameOf(shot.name) ?? shot.description
  const columns: { key: string; label: string; entries: readonly CastEntry[] }[] = types.length === 0
    ? [{ key: 'cast', label: words.cast, entries: [] }]
    : types.map((type) => ({
        key: type, label: assetMessages.types[type],
        entries: cast.filter(({ asset }) => knownType(asset.type) === type),
      }))
  return (
    <>
      <HStack
        role="rowheader" gap="3" ps={{ base: '4', md: '6' }} pe="3" py="2" minWidth="0" {...FIRST_COLUMN}
      >
        <Box
          width={{ base: '12', md: '16' }} height={{ base: '7', md: '9' }} flexShrink="0" borderRadius="l1"
          overflow="hidden" boxShadow="0 0 0 1px {colors.border}"
        >
          <ShotPicture shotRef={shot} isDecoration />
        </Box>
        <Box minWidth="0">
          <Box asChild textStyle="mono" display="block" truncate borderRadius="l1" _hover={{ color: 'accent.fg' }}>
            <Link
              to={boardPath(storyboard.project?.id ?? '', storyboard.id, shot.id)} tabIndex={-1}
              title={castingMessages.openShot(code)}
            >
              {code}
            </Link>
          </Box>
          {line ? <Text textStyle="sm" color="fg.muted" truncate title={line}>{line}</Text> : null}
        </Box>
      </HStack>
      <Box
        role="gridcell" display="flex" alignItems="center" justifyContent="flex-end" px="3" textStyle="mono"
        color="fg.muted"
      >
        {commonMessages.number(shot.frames)}
      </Box>
      {columns.map(({ key, label, entries }, column) => (
        <Box key={key} role="gridcell" display="flex" minWidth="0">
          <CastCell
            label={words.cell(label, code, entries.map(({ asset, occurrences }) =>
              words.chip(asset.name, occurrences)).join(', '))}
            entries={entries} cellProps={cell(column)} onOpened={(anchor) => onOpened(code, anchor)}
          />
        </Box>
      ))}
    </>
  )
}

type CastCellProps = {
  label: string
  entries: readonly CastEntry[]
  cellProps: CellProps
  onOpened: (anchor: HTMLElement) => void
}

function CastCell({ label, entries, cellProps, onOpened }: CastCellProps) {
  const hidden = entries.length - MOST_CHIPS
  return (
    <chakra.button
      type="button" aria-label={label} aria-haspopup="dialog" flex="1" minWidth="0" minHeight="11" px="2" py="1.5"
      textAlign="start" cursor="pointer" borderRadius="control" className="cell" outline="none"
      _hover={{ bg: 'bg.emphasized' }}
      _focusVisible={{ boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' }}
      onClick={(event) => onOpened(event.currentTarget)} {...cellProps}
    >
      {entries.length > 0 ? (
        <Flex wrap="wrap" gap="1">
          {entries.slice(0, MOST_CHIPS).map(({ id, asset, occurrences, label: note }) => (
            <Box
              key={id} as="span" maxWidth="full" px="1.5" borderRadius="l1" bg="bg.raised" textStyle="xs"
              lineHeight="1.375rem" fontWeight="medium" truncate title={note ? `${asset.name} · ${note}` : asset.name}
            >
              {occurrences > 1 ? (
                <Box as="span" color="accent.fg" fontVariantNumeric="tabular-nums">{words.times(occurrences)} </Box>
              ) : null}
              {asset.name}
            </Box>
          ))}
          {hidden > 0 ? (
            <Box as="span" textStyle="xs" lineHeight="1.375rem" color="fg.muted">{words.moreChips(hidden)}</Box>
          ) : null}
        </Flex>
      ) : (
        <Box
          as="span" display="inline-flex" color="fg.muted" ps="1" opacity="0" aria-hidden
          css={{ '.cell:hover &, .cell:focus-visible &': { opacity: 1 } }}
        >
          <Plus size={14} />
        </Box>
      )}
    </chakra.button>
  )
}
