import { Box, Button, Center, Image, Spinner } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { errorMessages } from '../../messages/common.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import houseDusk from '../../ui/frames/houseDusk.webp'
import { DEMO_HEIGHT, DEMO_WIDTH } from './demoSize.ts'

const words = tryOutMessages

type BoardComponent = ComponentType<{ takesFocus: boolean }>

type LoadedBoard = { Component: BoardComponent } | 'loading' | 'failed'

const loadBoard = (): Promise<BoardComponent> => import('./TryOutBoard.tsx').then(({ TryOutBoard }) => TryOutBoard)

/** Brings the board on its way before it is asked for. */
function prepare(): void {
  // What fails here is asked for again by who opens it.
  loadBoard().catch(() => undefined)
}

/**
 * The Try It Out demo: a picture of it, and once opened the board itself, which nothing is loaded for before. It fills
 * the width it is given, and needs 1,150 pixels to show its panel beside the canvas.
 */
export function TryOut({ isOpenAtOnce = false }: { isOpenAtOnce?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtOnce)
  return isOpen ? <Opened takesFocus={!isOpenAtOnce} /> : <Poster onOpened={() => setIsOpen(true)} />
}

function Opened({ takesFocus }: { takesFocus: boolean }) {
  const [board, setBoard] = useState<LoadedBoard>('loading')
  const isLoading = board === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const settle = (loaded: LoadedBoard) => isGone || setBoard(loaded)
    loadBoard().then((Component) => settle({ Component }), () => settle('failed'))
    return () => {
      isGone = true
    }
  }, [isLoading])
  if (board === 'failed') {
    return (
      <FailedState
        title={words.openFailed} message={errorMessages.network} headingLevel="h2" onRetry={() => setBoard('loading')}
      />
    )
  }
  return board === 'loading' ? <Opening /> : <board.Component takesFocus={takesFocus} />
}

function Well({ children }: { children: ReactNode }) {
  return (
    <Center
      position="relative" bg="bg.well" borderRadius="card" boxShadow="0 0 0 1px {colors.border}" overflow="hidden"
      p={{ base: '0', lg: '5' }}
    >
      {children}
    </Center>
  )
}

function Poster({ onOpened }: { onOpened: () => void }) {
  return (
    <Well>
      <Box position="relative" maxWidth="full" bg="white" style={{ width: DEMO_WIDTH, height: DEMO_HEIGHT }}>
        <Image
          src={houseDusk} alt={words.poster} width="full" height="full" objectFit="cover" loading="lazy"
          decoding="async"
        />
        <Center position="absolute" inset="0" alignItems="flex-end" pb={{ base: '5', md: '10' }}>
          <Button
            size="lg" variant="solid" boxShadow="float" onClick={onOpened} onPointerEnter={prepare} onFocus={prepare}
          >
            <Pencil aria-hidden strokeWidth={2} /> {words.open}
          </Button>
        </Center>
      </Box>
    </Well>
  )
}

function Opening() {
  return (
    <Well>
      <Center maxWidth="full" bg="white" style={{ width: DEMO_WIDTH, height: DEMO_HEIGHT }}>
        <Box role="status" color="#5E6068" textStyle="sm" display="flex" alignItems="center" gap="2.5">
          <Spinner size="sm" /> {words.opening}
        </Box>
      </Center>
    </Well>
  )
}
