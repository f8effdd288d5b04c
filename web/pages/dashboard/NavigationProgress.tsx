import { Box } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useReload } from '../../relay/reloading.ts'

/** Shorter waits need no sign. */
const SHOW_AFTER_MS = 300

/** A thin moving line under the top bar while the next page is on its way. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle'
  const { isReloading } = useReload()
  const isBusy = isNavigating || isReloading
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsShown(false)
    }
  }, [isBusy])
  if (!isShown) return null
  return (
    <Box position="absolute" insetInline="0" bottom="-1px" height="2px" overflow="hidden" aria-hidden>
      <Box
        height="full" width="40%" bg="accent.solid" borderRadius="full"
        animation="slide-from-left-full 900ms ease-in-out infinite alternate"
      />
    </Box>
  )
}
