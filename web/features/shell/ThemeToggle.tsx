import { Moon, Sun } from 'lucide-react'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { setColorMode, useColorMode } from '../../ui/colorMode.ts'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'

/** Switches between paper and screening room. */
export function ThemeToggle({ tooltipPlacement = 'bottom' }: { tooltipPlacement?: TooltipPlacement }) {
  const { mode } = useColorMode()
  const isDark = mode === 'dark'
  return (
    <IconButton
      label={isDark ? messages.shell.useLightTheme : messages.shell.useDarkTheme}
      icon={isDark ? <Sun strokeWidth={1.75} aria-hidden /> : <Moon strokeWidth={1.75} aria-hidden />}
      tooltipPlacement={tooltipPlacement}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    />
  )
}
