import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { LayerMenu } from './LayerMenu.tsx'

type ToolMenuProps<Choice extends string> = {
  /** What is chosen about the tool. */
  label: string
  chosen: Choice
  names: Readonly<Record<Choice, string>>
  icons: Readonly<Record<Choice, LucideIcon>>
  choices: readonly Choice[]
  /** The entry of a choice; its name by default. */
  entryOf?: (choice: Choice) => string
  /** Shows the choice on the button; else an arrow. */
  isChoiceShown?: boolean
  tooltipPlacement?: TooltipPlacement
  onChosen: (choice: Choice) => void
}

/** How a tool works, as a button beside it with a menu. */
export function ToolMenu<Choice extends string>(props: ToolMenuProps<Choice>) {
  const { label, chosen, names, icons, choices, isChoiceShown = false, tooltipPlacement = 'right', onChosen } = props
  const { entryOf = (choice: Choice) => names[choice] } = props
  const menu = useOpener('menu')
  const Icon: LucideIcon = isChoiceShown ? icons[chosen] : ChevronDown
  return (
    <>
      <IconButton
        label={label} hint={`${label}: ${names[chosen]}`} tooltipPlacement={tooltipPlacement}
        icon={<Icon strokeWidth={1.75} aria-hidden />} {...menu.button}
      />
      <LayerMenu
        {...menu.layer} label={label}
        commands={choices.map((value) => ({
          value, label: entryOf(value), icon: value === chosen ? Check : icons[value], run: () => onChosen(value),
        }))}
      />
    </>
  )
}
