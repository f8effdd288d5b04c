import { Flex, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { comparisonMessages } from '../../messages/comparison.ts'
import { formatNumber } from '../../messages/format.ts'
import { CHANGE_KINDS, changeColor, changeIcon, changeWords } from './changeKinds.ts'
import type { ChangeKind } from './useComparison.ts'

const words = comparisonMessages
const COARSE = '@media (pointer: coarse)'

type KindFilterProps = {
  totalCount: number
  countOf: (kind: ChangeKind) => number
  /** Null for all of them. */
  chosen: ChangeKind | null
  onChosen: (kind: ChangeKind | null) => void
}

/** The kinds of changes there are, each with its number; one or all of them are shown. */
export function KindFilter({ totalCount, countOf, chosen, onChosen }: KindFilterProps) {
  return (
    <Flex
      role="group" aria-label={words.filter} gap="1.5" wrap={{ base: 'nowrap', md: 'wrap' }} overflowX="auto"
      p="3px" m="-3px" css={{ scrollbarWidth: 'none' }}
    >
      <Kind label={words.all} count={totalCount} isChosen={chosen === null} onPressed={() => onChosen(null)} />
      {CHANGE_KINDS.filter((kind) => countOf(kind) > 0).map((kind) => (
        <Kind
          key={kind} label={changeWords(kind)} icon={changeIcon(kind)} color={changeColor(kind)} count={countOf(kind)}
          isChosen={kind === chosen} onPressed={() => onChosen(kind === chosen ? null : kind)}
        />
      ))}
    </Flex>
  )
}

type KindProps = {
  label: string
  icon?: LucideIcon
  color?: string
  count: number
  isChosen: boolean
  onPressed: () => void
}

function Kind({ label, icon: Icon, color, count, isChosen, onPressed }: KindProps) {
  return (
    <chakra.button
      type="button" aria-pressed={isChosen} onClick={onPressed} display="inline-flex" alignItems="center" gap="1.5"
      height="8" px="2.5" flexShrink="0" whiteSpace="nowrap" borderRadius="control" borderWidth="1px" textStyle="sm"
      fontWeight="medium" cursor="pointer" focusVisibleRing="outside"
      bg={isChosen ? 'accent.subtle' : 'bg.control'} color={isChosen ? 'accent.fg' : 'fg.soft'}
      borderColor={isChosen ? 'accent.emphasized' : 'border.emphasized'}
      _hover={isChosen ? undefined : { bg: 'bg.emphasized' }} css={{ [COARSE]: { height: '44px' } }}
    >
      {Icon ? <chakra.span color={isChosen ? 'accent.fg' : color}><Icon size={14} aria-hidden /></chakra.span> : null}
      {`${label} `}
      <chakra.span color={isChosen ? 'accent.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
        {formatNumber(count)}
      </chakra.span>
    </chakra.button>
  )
}
