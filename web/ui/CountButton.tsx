import { Box, Button } from '@chakra-ui/react'

type CountButtonProps = { label: string; count: string; color?: string; isChosen: boolean; onChosen: () => void }

/** A filter of a list: what it shows, in a color if it has one, and how many rows that are. */
export function CountButton({ label, count, color, isChosen, onChosen }: CountButtonProps) {
  return (
    <Button
      size="sm" variant="outline" aria-pressed={isChosen} onClick={onChosen} fontWeight="medium" gap="2" px="2.5"
      borderColor={isChosen ? 'accent.solid' : 'border.emphasized'} bg={isChosen ? 'accent.subtle' : 'bg.control'}
    >
      {color ? <Box as="span" boxSize="8px" borderRadius="full" bg={color} aria-hidden /> : null}
      {label}{' '}
      <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">{count}</Box>
    </Button>
  )
}
