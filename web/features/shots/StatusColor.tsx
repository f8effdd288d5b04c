import { Box } from '@chakra-ui/react'
import { ColorPicker } from '../../ui/ColorPicker.tsx'

type StatusColorProps = {
  /** As #rrggbb. */
  color: string
  label: string
  onChosen: (color: string) => void
}

/** The dot of a status; opens the choice of another color. */
export function StatusColor({ color, label, onChosen }: StatusColorProps) {
  return (
    <ColorPicker
      value={color.toLowerCase()} label={label} boxSize="8" onChosen={onChosen}
      css={{ '@media (pointer: coarse)': { boxSize: '44px' } }}
    >
      <Box as="span" boxSize="14px" borderRadius="full" style={{ background: color }} />
    </ColorPicker>
  )
}
