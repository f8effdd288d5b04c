import { Box, Text, chakra, type TextProps } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { commonMessages } from '../messages/common.ts'

type LongTextProps = Omit<TextProps, 'children'> & {
  children: string
  /** Lines shown until all are asked for. */
  lines?: number
}

/** A text of any length with its line breaks: cut after some lines, with a button that shows all of it. */
export function LongText({ children, lines = 4, ...style }: LongTextProps) {
  const id = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || isWhole) return
    const measure = (): void => setIsCut(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [children, isWhole, lines])
  return (
    <Box {...style} minWidth="0">
      <Text ref={text} id={id} whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={isWhole ? undefined : lines}>
        {children}
      </Text>
      {isCut ? (
        <chakra.button
          type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)} mt="1"
          textStyle="sm" fontWeight="medium" color="accent.fg" cursor="pointer" borderRadius="l1"
          focusVisibleRing="outside" _hover={{ textDecoration: 'underline' }}
        >
          {isWhole ? commonMessages.showLess : commonMessages.showMore}
        </chakra.button>
      ) : null}
    </Box>
  )
}
