import { HStack, chakra } from '@chakra-ui/react'
import { Minus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { castingMessages } from '../../messages/casting.ts'
import { MOST_OCCURRENCES, boundOccurrences } from './castingDraft.ts'

const words = castingMessages
const ICON = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const
const COARSE = '@media (pointer: coarse)'

const StepButton = chakra('button', {
  base: {
    display: 'grid', placeItems: 'center', height: 'full', width: '7', cursor: 'pointer', color: 'fg.muted',
    flexShrink: '0', borderRadius: 'control', focusVisibleRing: 'inside', _hover: { color: 'fg', bg: 'bg.emphasized' },
    _disabled: { opacity: 0.4, cursor: 'default' }, [COARSE]: { width: '11' },
  },
})

type OccurrencesStepperProps = {
  /** Of the field: 'How often Ada appears'. */
  label: string
  /** Of the buttons: 'Ada once more'. */
  name: string
  value: number
  /** With 0 it is taken out. */
  onChanged: (value: number) => void
}

/** How often: one less, the number, one more. The arrow keys step in the field. */
export function OccurrencesStepper({ label, name, value, onChanged }: OccurrencesStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function finish(): void {
    if (typed !== null && /^\d+$/.test(typed.trim())) onChanged(boundOccurrences(Number(typed)))
    setTyped(null)
  }
  const step = (by: number): void => {
    setTyped(null)
    onChanged(boundOccurrences(value + by))
  }
  return (
    <HStack
      gap="0" height="8" borderWidth="1px" borderColor="border.emphasized" borderRadius="control" bg="bg.control"
      flexShrink="0" css={{ [COARSE]: { height: '44px' } }}
    >
      <StepButton
        type="button" aria-label={value === 1 ? words.removeAsset(name) : words.less(name)} onClick={() => step(-1)}
        title={value === 1 ? words.removeAsset(name) : undefined}
      >
        {value === 1 ? <X {...ICON} /> : <Minus {...ICON} />}
      </StepButton>
      <chakra.input
        inputMode="numeric" role="spinbutton" aria-label={label} aria-valuenow={value} aria-valuemin={0}
        aria-valuemax={MOST_OCCURRENCES} value={typed ?? String(value)} width="8" height="full" bg="transparent"
        textAlign="center" textStyle="sm" fontWeight="medium" fontVariantNumeric="tabular-nums" outline="none"
        data-occurrences _focusVisible={{ boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' }} borderRadius="l1"
        css={{ [COARSE]: { fontSize: '16px' } }}
        onChange={({ target }) => setTyped(target.value)} onBlur={finish}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            finish()
          }
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <StepButton
        type="button" aria-label={words.more(name)} disabled={value >= MOST_OCCURRENCES} onClick={() => step(1)}
      >
        <Plus {...ICON} />
      </StepButton>
    </HStack>
  )
}
