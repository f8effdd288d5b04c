import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'

const Panel = lazy(async () => ({ default: (await import('./ColorPanel.tsx')).ColorPanel }))

export type ColorPickerProps = Pick<HTMLChakraProps<'button'>, 'boxSize' | 'css' | 'children'> & {
  /** As #rrggbb. */
  value: string
  label: string
  /** Told once when a choice is made, not while it is being made; with #rrggbb. */
  onChosen: (color: string) => void
}

const BUTTON = {
  type: 'button', display: 'grid', placeItems: 'center', flexShrink: '0', borderRadius: 'control', cursor: 'pointer',
  focusVisibleRing: 'outside', color: 'fg.muted', minHeight: '0', minWidth: '0', padding: '0',
  _hover: { color: 'fg', bg: 'bg.emphasized' },
} as const

/** A button that opens the choice of any color; its code comes with the first press. */
export function ColorPicker({ value, label, onChosen, children, ...look }: ColorPickerProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <chakra.button {...BUTTON} {...look} aria-label={label} aria-haspopup="dialog" onClick={() => setIsWanted(true)}>
      {children}
    </chakra.button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Panel value={value} label={label} onChosen={onChosen} {...BUTTON} {...look}>{children}</Panel>
    </Suspense>
  )
}
