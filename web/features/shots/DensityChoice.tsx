import { HStack, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { DENSITIES, chooseDensity, useDensity } from './boardDensity.ts'

const NAMES = {
  S: storyboardMessages.densitySmall,
  M: storyboardMessages.densityMedium,
  L: storyboardMessages.densityLarge,
}
const COARSE = '@media (pointer: coarse)'

/** How large the cards are; remembered in this browser. */
export function DensityChoice() {
  const chosen = useDensity()
  const name = useId()
  return (
    <HStack
      role="radiogroup" aria-label={storyboardMessages.density} gap="0" p="2px" height="8" flexShrink="0"
      borderWidth="1px" borderRadius="control" bg="bg.control" css={{ [COARSE]: { height: '44px' } }}
    >
      {DENSITIES.map((density) => {
        const isChosen = density === chosen
        return (
          <Tooltip key={density} content={NAMES[density]} placement="bottom">
            <chakra.label
              position="relative" display="grid" placeItems="center" height="full" minWidth="7" px="1.5"
              borderRadius="l1" textStyle="xs" fontWeight={isChosen ? 'semibold' : 'medium'} cursor="pointer"
              color={isChosen ? 'fg' : 'fg.muted'} bg={isChosen ? 'bg.emphasized' : 'transparent'}
              transition="background 120ms, color 120ms" _hover={{ color: 'fg' }}
              css={{
                '&:has(:focus-visible)': { boxShadow: '0 0 0 2px {colors.accent.solid}' },
                [COARSE]: { minWidth: '36px' },
              }}
            >
              <chakra.input
                type="radio" name={name} aria-label={NAMES[density]} checked={isChosen} position="absolute" inset="0"
                opacity="0" cursor="pointer" onChange={() => chooseDensity(density)}
              />
              <span aria-hidden>{density}</span>
            </chakra.label>
          </Tooltip>
        )
      })}
    </HStack>
  )
}
