import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { DrawingSize } from '../../drawing/operation.ts'
import { type Point, type Region, regionAfterKey, regionBetween, regionSpace, within } from './region.ts'

/** An SVG over a picture, on which a part of it is marked by a drag or by the arrow keys; it takes the focus. */
export function useRegionPaper(size: DrawingSize, region: Region | null, onChanged: (region: Region | null) => void) {
  const ref = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null)
  const { across, down, viewBox } = regionSpace(size)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])

  function pointOf({ clientX, clientY }: PointerEvent): Point | null {
    const matrix = ref.current?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: within(Math.round(x), 0, across), y: within(Math.round(y), 0, down) }
  }

  const paper = {
    ref, viewBox, role: 'application', tabIndex: 0,
    onPointerDown: (event: PointerEvent) => {
      const from = event.isPrimary && event.button === 0 ? pointOf(event) : null
      if (!from) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, to: from })
    },
    onPointerMove: (event: PointerEvent) => {
      const to = drag && pointOf(event)
      if (drag && to) setDrag({ ...drag, to })
    },
    onPointerUp: (event: PointerEvent) => {
      if (!drag) return
      onChanged(regionBetween(drag.from, pointOf(event) ?? drag.to))
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    // A press on the picture below would play it.
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => {
      const next = regionAfterKey(region, event, across, down)
      if (next === undefined) return
      event.preventDefault()
      onChanged(next)
    },
  }
  return { paper, shown: drag ? regionBetween(drag.from, drag.to) : region }
}
