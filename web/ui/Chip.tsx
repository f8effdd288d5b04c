import { Box, chakra } from '@chakra-ui/react'
import { Tooltip } from './Tooltip.tsx'
import { useColorMode } from './colorMode.ts'
import { readableStatusColor } from './statusColor.ts'

type ChipProps = {
  label: string
  /** The status color as #RRGGBB; grey when absent. */
  color?: string | null
  /** Shrinks the chip to its dot, the label moving into a tooltip. */
  isDot?: boolean
}

const DEFAULT_COLOR = '#9BA1AC'

/** A status: its name in its color on a tint of it, kept readable in both themes. */
export function Chip({ label, color, isDot = false }: ChipProps) {
  const { mode } = useColorMode()
  const shown = readableStatusColor(color ?? DEFAULT_COLOR, mode)
  if (isDot) {
    return (
      <Tooltip content={label}>
        <Box as="span" role="img" aria-label={label} boxSize="8px" borderRadius="full" flexShrink="0"
          style={{ background: shown }} />
      </Tooltip>
    )
  }
  return (
    <chakra.span
      display="inline-flex" alignItems="center" gap="1.5" height="20px" ps="7px" pe="2" borderRadius="10px"
      fontSize="xs" lineHeight="1.25rem" fontWeight="medium" whiteSpace="nowrap" minWidth="0"
      style={{ color: shown, background: `color-mix(in srgb, ${shown} 13%, transparent)` }}
    >
      <Box as="span" boxSize="6px" borderRadius="full" bg="currentColor" flexShrink="0" />
      <Box as="span" truncate>{label}</Box>
    </chakra.span>
  )
}
