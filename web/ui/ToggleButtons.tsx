import { Button, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type ToggleButtonsProps = {
  label: string
  first: ReactNode
  second: ReactNode
  isSecond: boolean
  onChosen: (isSecond: boolean) => void
}

/** Two joined buttons, one of which is pressed. */
export function ToggleButtons({ label, first, second, isSecond, onChosen }: ToggleButtonsProps) {
  return (
    <HStack role="group" aria-label={label} gap="0" flexShrink="0">
      {[false, true].map((isEnd) => (
        <Button
          key={String(isEnd)} aria-pressed={isSecond === isEnd} onClick={() => onChosen(isEnd)} fontWeight="medium"
          px="3" ms={isEnd ? '-1px' : '0'} zIndex={isSecond === isEnd ? 1 : 0}
          borderStartRadius={isEnd ? '0' : 'control'} borderEndRadius={isEnd ? 'control' : '0'}
          bg={isSecond === isEnd ? 'accent.subtle' : 'bg.control'}
          color={isSecond === isEnd ? 'accent.fg' : 'fg.muted'}
          borderColor={isSecond === isEnd ? 'accent.emphasized' : 'border.emphasized'}
        >
          {isEnd ? second : first}
        </Button>
      ))}
    </HStack>
  )
}
