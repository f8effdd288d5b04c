import { Text, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { comparisonMessages } from '../../messages/comparison.ts'
import { wordChanges } from './wordChanges.ts'

const Deleted = chakra('del', {
  base: { color: 'fg.error', bg: 'danger.subtle', borderRadius: '2px', textDecoration: 'line-through' },
})
const Inserted = chakra('ins', {
  base: {
    color: 'accent.fg', bg: 'accent.subtle', borderRadius: '2px', textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

/** Where nothing is in common, both texts in a row. */
const BLOCK = { style: { display: 'table', marginBlockEnd: '4px' } }

/** A text with its changes: struck through what the first side alone has, underlined what the second alone has. */
export function MarkedText({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => wordChanges(before, after), [after, before])
  const isRewritten = pieces.every(({ side }) => side !== 'both')
  return (
    <>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="68ch">
        {pieces.map(({ text, side }, index) => {
          const Mark = side === 'before' ? Deleted : side === 'after' ? Inserted : 'span'
          return <Mark key={index} {...(isRewritten ? BLOCK : {})}>{text}</Mark>
        })}
      </Text>
      {pieces.every(({ side }) => side === 'both') ? (
        <Text textStyle="sm" color="fg.muted">{comparisonMessages.spacesOnly}</Text>
      ) : null}
    </>
  )
}
