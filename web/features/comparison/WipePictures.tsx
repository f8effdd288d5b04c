import { Box, Center, chakra } from '@chakra-ui/react'
import { ChevronsLeftRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { comparisonMessages } from '../../messages/comparison.ts'

const words = comparisonMessages
const Slider = chakra('input')

/** The place is where the pointer is: a thumb with a width would be beside it at the ends. */
const NO_THUMB = { appearance: 'none', width: '1px', height: '100%', border: '0', opacity: '0' } as const
const SLIDER = {
  appearance: 'none', touchAction: 'pan-y',
  '&::-webkit-slider-thumb': NO_THUMB,
  '&::-moz-range-thumb': NO_THUMB,
  '&:focus-visible + *': { boxShadow: '0 0 0 2px {colors.accent.solid}, 0 0 0 4px white' },
} as const

type WipePicturesProps = {
  first: ReactNode
  second: ReactNode
  /** The names of the sides. */
  names: readonly [first: string, second: string]
}

/** Two pictures in one place, the first on the left of an edge that is dragged or moved by the arrow keys. */
export function WipePictures({ first, second, names }: WipePicturesProps) {
  const [share, setShare] = useState(50)
  return (
    <>
      <Box position="absolute" inset="0">{second}</Box>
      <Box position="absolute" inset="0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} data-wiped>{first}</Box>
      <Slider
        type="range" min={0} max={100} step={1} value={share} aria-label={words.wipe}
        aria-valuetext={words.wipeAt(share, ...names)} onChange={(event) => setShare(Number(event.target.value))}
        position="absolute" inset="0" width="full" height="full" m="0" bg="transparent" cursor="ew-resize"
        outline="none" css={SLIDER}
      />
      <Center
        position="absolute" top="50%" boxSize="8" ms="-4" mt="-4" borderRadius="full" bg="accent.solid"
        color="accent.contrast" pointerEvents="none" aria-hidden style={{ insetInlineStart: `${share}%` }}
      >
        <ChevronsLeftRight size={18} />
      </Center>
      <Box
        position="absolute" top="0" bottom="0" width="2px" ms="-1px" bg="accent.solid" pointerEvents="none" aria-hidden
        style={{ insetInlineStart: `${share}%` }}
      />
    </>
  )
}
