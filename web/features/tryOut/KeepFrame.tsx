import { Flex, Text, chakra } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { readToken, subscribeToSession } from '../../lib/session.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { keptFrameOf, putKeptFrame } from './keptFrame.ts'
import { useTryOutSheet } from './useTryOutSheet.ts'

const words = tryOutMessages

/** The demo's last line: that nothing is sent, and the way to go on with the frame in an account. */
export function KeepFrame() {
  const [sheet, state] = useTryOutSheet()
  const [isKeeping, setIsKeeping] = useState(false)
  const isSignedIn = useSyncExternalStore(subscribeToSession, () => readToken() !== null)
  const navigate = useNavigate()
  const hasNothing = state.isEmpty && state.description.trim() === ''

  async function keep(): Promise<void> {
    setIsKeeping(true)
    try {
      await putKeptFrame(await keptFrameOf(sheet.model.getDrawing(), state, Date.now()))
    } catch {
      showToast({ type: 'error', title: words.keepFailed })
      setIsKeeping(false)
      return
    }
    // The dashboard brings it over, once somebody is signed in.
    await navigate(isSignedIn ? '/dashboard/projects' : '/signup')
  }

  return (
    <Flex
      align="center" justify="space-between" gap="3" wrap="wrap" px="5" py="3.5" borderTopWidth="1px" bg="bg.subtle"
    >
      <Text color="fg.soft" flex="1 1 240px">
        <chakra.b fontWeight="medium" color="fg">{words.keepLine}</chakra.b>
        {' '}{isSignedIn ? words.keepLineSignedIn : words.keepLineMore}
      </Text>
      <ExplainedButton
        variant="solid" size="md" reason={hasNothing ? words.nothingToKeep : null} tooltipPlacement="top-end"
        loading={isKeeping} loadingText={words.keeping} onClick={() => void keep()}
      >
        <Bookmark strokeWidth={2} aria-hidden /> {words.keep}
      </ExplainedButton>
    </Flex>
  )
}
