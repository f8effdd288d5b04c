import { Box, HStack, Text } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { liveMessages } from '../../messages/live.ts'
import { CONNECTED, connectionWatch } from '../../lib/connectionState.ts'
import { countWaitingWork, subscribeToWaitingWork } from './waitingWork.ts'

/** Shorter losses of the server alone are not shown: the connection usually comes back by itself. */
export const TOLD_AFTER_MS = 10_000

/** Whether there is no network, or the server has not been heard for longer than is worth no word. */
function useIsLost(): boolean {
  const { lostAt, hasNoNetwork } = useSyncExternalStore(
    connectionWatch.subscribe, connectionWatch.get, () => CONNECTED,
  )
  const [toldAt, setToldAt] = useState<number | null>(null)
  useEffect(() => {
    if (lostAt === null) return
    const timer = setTimeout(() => setToldAt(lostAt), Math.max(0, lostAt + TOLD_AFTER_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [lostAt])
  return hasNoNetwork || (lostAt !== null && toldAt === lostAt)
}

/** Follows a value, but not while a pen, finger or button is down: nothing moves under a hand. */
function useOnceReleased(value: boolean): boolean {
  const [followed, setFollowed] = useState(value)
  const isPressed = useRef(false)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    if (!isPressed.current) setFollowed(value)
  }, [value])
  useEffect(() => {
    const press = (): void => void (isPressed.current = true)
    const release = (): void => {
      isPressed.current = false
      setFollowed(latest.current)
    }
    const whenHeard = { capture: true }
    addEventListener('pointerdown', press, whenHeard)
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, whenHeard)
    return () => {
      removeEventListener('pointerdown', press, whenHeard)
      for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, release, whenHeard)
    }
  }, [])
  return followed
}

/** How many changes wait to be sent. Apart, since every line that is drawn changes it. */
function WaitingCount() {
  const count = useSyncExternalStore(subscribeToWaitingWork, countWaitingWork)
  if (count === 0) return null
  return (
    <Text textStyle="mono" color="fg.soft" flexShrink="0" whiteSpace="nowrap">{liveMessages.waiting(count)}</Text>
  )
}

/** What else sticks under the top bar makes room for the banner by this. */
const HEIGHT = '--banner-height'

/** Says that the connection is lost, what becomes of the work, and how much of it waits; goes when it is back. */
export function ConnectionBanner({ top = 'topBar' }: { top?: '0' | 'topBar' }) {
  const isLost = useOnceReleased(useIsLost())
  const words = liveMessages
  const banner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = banner.current
    if (!element || !isLost) return
    const { style } = document.documentElement
    const watching = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`))
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [isLost])
  return (
    <Box ref={banner} role="status" position="sticky" top={top} zIndex="docked">
      {/* Always there: the script of the landing page shows it before the application is loaded. */}
      <HStack
        gap="3" px={{ base: '4', md: '6' }} py="2" borderBottomWidth="1px" bg="warning.subtle" textStyle="sm"
        align={{ base: 'flex-start', md: 'center' }} css={{ '&[hidden]': { display: 'none' } }} hidden={!isLost}
        data-offline
      >
        <Box color="fg.warning" flexShrink="0" pt={{ base: '0.5', md: '0' }}>
          <CloudOff size={16} strokeWidth={1.75} aria-hidden />
        </Box>
        <Text flex="1" minWidth="0">
          <Box as="span" fontWeight="medium">{words.offline}</Box>{' '}
          <Box as="span" color="fg.soft">{words.offlineLine}</Box>
        </Text>
        {isLost ? <WaitingCount /> : null}
      </HStack>
    </Box>
  )
}
