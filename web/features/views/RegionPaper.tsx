import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { messages } from '../../messages.ts'
import { RegionOutline } from '../comments/RegionMark.tsx'
import { REGION_STEPS, regionAfterKey, regionBetween, within, type Point, type Region } from '../comments/region.ts'

type RegionPaperProps = { size: DrawingSize; region: Region | null; onChanged: (region: Region | null) => void }

/** Where the part of the picture is marked that a comment is about: by a drag, or by the arrow keys. */
export function RegionPaper({ size, region, onChanged }: RegionPaperProps) {
  const paper = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null)
  const [across, down] = [size.width * REGION_STEPS, size.height * REGION_STEPS]
  useEffect(() => paper.current?.focus({ preventScroll: true }), [])

  function pointOf({ clientX, clientY }: PointerEvent): Point | null {
    const matrix = paper.current?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: within(Math.round(x), 0, across), y: within(Math.round(y), 0, down) }
  }

  function begin(event: PointerEvent): void {
    const from = event.isPrimary && event.button === 0 ? pointOf(event) : null
    if (!from) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
  }

  function end(event: PointerEvent): void {
    if (!drag) return
    onChanged(regionBetween(drag.from, pointOf(event) ?? drag.to))
    setDrag(null)
  }

  const shown = drag ? regionBetween(drag.from, drag.to) : region
  return (
    <chakra.svg
      ref={paper} viewBox={`0 0 ${across} ${down}`} role="application" tabIndex={0}
      aria-label={messages.comments.regionPaper} aria-description={messages.comments.regionHelp}
      position="absolute" inset="0" width="full" height="full" cursor="crosshair" touchAction="none"
      focusVisibleRing="inside" data-region-paper
      onPointerDown={begin}
      onPointerMove={(event) => {
        const to = drag && pointOf(event)
        if (drag && to) setDrag({ ...drag, to })
      }}
      onPointerUp={end} onPointerCancel={() => setDrag(null)}
      // A press on the picture below would play it.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        const next = regionAfterKey(region, event, across, down)
        if (next === undefined) return
        event.preventDefault()
        onChanged(next)
      }}
    >
      {shown ? <RegionOutline region={shown} /> : null}
    </chakra.svg>
  )
}
