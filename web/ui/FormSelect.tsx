import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect.tsx'

type FormSelectProps<Value extends string> = ChoiceSelectProps<Value> & {
  disabled?: boolean
  /** As high as the fields beside it. */
  size?: 'md' | 'lg'
  maxWidth?: string
}

/** A choice in a form; stands in a Field. */
export function FormSelect<Value extends string>(props: FormSelectProps<Value>) {
  const { disabled = false, size = 'md', maxWidth, ...choice } = props
  return (
    <ChoiceSelect
      {...choice} root={{ size, disabled, maxWidth }}
      field={{
        bg: 'bg.panel', ps: '3', pe: '8', textStyle: 'md', height: size === 'lg' ? '11' : undefined,
        css: { '@media (pointer: coarse)': { minHeight: '44px' } },
      }}
    />
  )
}
