import { Box } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { shellMessages } from '../messages/shell.ts'
import { IconButton } from './IconButton.tsx'
import { setColorMode, useColorMode } from './colorMode.ts'
import type { TooltipPlacement } from './Tooltip.tsx'

/** Both are there, so that a page rendered at build time shows the right one before any script runs. */
const ICON = (
  <>
    <Box asChild display={{ _light: 'none', _dark: 'block' }}><Sun strokeWidth={1.75} aria-hidden /></Box>
    <Box asChild display={{ _light: 'block', _dark: 'none' }}><Moon strokeWidth={1.75} aria-hidden /></Box>
  </>
)

/** Switches between paper and screening room. */
export function ThemeToggle({ tooltipPlacement = 'bottom' }: { tooltipPlacement?: TooltipPlacement }) {
  const { mode } = useColorMode()
  const isDark = mode === 'dark'
  return (
    <IconButton
      label={isDark ? shellMessages.useLightTheme : shellMessages.useDarkTheme} icon={ICON}
      tooltipPlacement={tooltipPlacement} onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    />
  )
}
