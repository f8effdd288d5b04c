import { Box, Button, Center, Flex, HStack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { drawOverlay, FIRST_INK, OVERLAY_WIDTH, SECOND_INK } from './overlayPictures.ts'
import type { Sides } from './useComparison.ts'

const words = comparisonMessages

const STRIPED = `repeating-linear-gradient(135deg, ${FIRST_INK} 0 4px, white 4px 6px)`
const COMMON = '#A6A6A6'

/** A picture that is there. */
function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`No picture at ${address}`))
    image.src = address
  })
}

type OverlayPictureProps = {
  first: string
  second: string
  /** Width by height. */
  ratio: number
  label: string
}

/** Two pictures over each other: in two inks what only one of them has. */
export function OverlayPicture({ first, second, ratio, label }: OverlayPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const pair = `${first} ${second} ${attempt}`
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void Promise.all([loaded(first), loaded(second)]).then(([one, other]) => {
      if (signal.aborted || !canvas.current) return
      drawOverlay(canvas.current, one, other)
      setShown(pair)
    }, () => {
      if (!signal.aborted) setFailed(pair)
    })
    return () => leaving.abort()
  }, [first, pair, second])
  return (
    <>
      <canvas
        ref={canvas} role="img" aria-label={label} aria-busy={shown !== pair} width={OVERLAY_WIDTH}
        height={Math.round(OVERLAY_WIDTH / ratio)}
        style={{ display: 'block', width: '100%', height: '100%', opacity: shown === pair ? 1 : 0.4 }}
      />
      {failed === pair ? (
        <Center position="absolute" inset="0" bg="bg.panel" flexDirection="column" gap="3" role="alert" px="4">
          <Text>{words.picturesFailed}</Text>
          <Button onClick={() => setAttempt(attempt + 1)}>
            <RotateCw aria-hidden /> {commonMessages.retry}
          </Button>
        </Center>
      ) : null}
    </>
  )
}

/** Which ink stands for which side. */
export function OverlayLegend({ from, to }: Sides) {
  const inks = [
    [words.only(from), STRIPED], [words.only(to), SECOND_INK], [words.inBoth, COMMON],
  ] as const
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" textStyle="sm" color="fg.soft">
      {inks.map(([label, ink]) => (
        <HStack as="li" key={label} gap="2">
          <Box width="6" height="3" borderRadius="2px" flexShrink="0" style={{ background: ink }} aria-hidden />
          {label}
        </HStack>
      ))}
    </Flex>
  )
}
