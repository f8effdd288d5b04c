import { AspectRatio, Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Drawing } from '../../../drawing/fold.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { drawingOf, loadTemplate } from './loadTemplate.ts'

/** What a template is made of never changes: it is loaded once, when it comes into view. */
export function TemplatePicture({ id, name }: { id: string; name: string }) {
  const environment = useRelayEnvironment()
  const frame = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let isHere = true
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      loadTemplate(environment, id).then(
        (source) => isHere && source && setDrawing(drawingOf(source)),
        // The list is of use without the picture.
        () => undefined,
      )
    })
    observer.observe(element)
    return () => {
      isHere = false
      observer.disconnect()
    }
  }, [environment, id])
  const { width = 16, height = 9 } = drawing?.size ?? {}
  return (
    <Box ref={frame} width="88px" flexShrink="0" borderWidth="1px" borderRadius="control" overflow="hidden" bg="white">
      <AspectRatio ratio={Math.max(width / height, 1)}>
        <Box display="flex" justifyContent="center">
          <Box height="full" style={{ aspectRatio: `${width} / ${height}` }}>
            {drawing ? <DrawingStill drawing={drawing} label={name} /> : null}
          </Box>
        </Box>
      </AspectRatio>
    </Box>
  )
}
