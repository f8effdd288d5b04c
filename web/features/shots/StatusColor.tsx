import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'

type StatusColorProps = {
  /** As #rrggbb. */
  color: string
  label: string
  /** Told once when the choice is made, not while it is being made. */
  onChosen: (color: string) => void
}

/** The dot of a status; opens the choice of another colour. */
export function StatusColor({ color, label, onChosen }: StatusColorProps) {
  const [shown, setShown] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const latestOnChosen = useRef(onChosen)
  useEffect(() => {
    latestOnChosen.current = onChosen
  })
  useEffect(() => {
    // React reports every step of choosing a color as a change; the browser's own event comes at the end.
    const field = input.current
    const onChange = (): void => {
      setShown(null)
      if (field) latestOnChosen.current(field.value.toLowerCase())
    }
    field?.addEventListener('change', onChange)
    return () => field?.removeEventListener('change', onChange)
  }, [])
  return (
    <chakra.label
      position="relative" display="grid" placeItems="center" boxSize="8" flexShrink="0" borderRadius="control"
      cursor="pointer" _hover={{ bg: 'bg.emphasized' }} title={label}
      css={{
        '&:has(:focus-visible)': { boxShadow: '0 0 0 2px {colors.accent.solid}' },
        '@media (pointer: coarse)': { boxSize: '44px' },
      }}
    >
      <Box as="span" boxSize="14px" borderRadius="full" style={{ background: shown ?? color }} />
      <chakra.input
        ref={input} type="color" aria-label={label} value={shown ?? color.toLowerCase()} position="absolute" inset="0"
        width="full" height="full" opacity="0" cursor="pointer" onChange={(event) => setShown(event.target.value)}
      />
    </chakra.label>
  )
}
