import { useEffect, useState } from 'react'
import type { Drawing } from '../../../drawing/fold.ts'
import type { ViewDrawing } from '../../canvas/viewDrawing.ts'

/** Nobody has drawn for so long when a picture of the drawing is painted again, in milliseconds. */
const REST_MS = 800

/** A drawing as it was when it came to rest: to paint all of it with each line would hold up the pen. */
export function useRestedDrawing({ subscribe, getDrawing }: Pick<ViewDrawing, 'subscribe' | 'getDrawing'>): Drawing {
  const [drawing, setDrawing] = useState(getDrawing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setDrawing(getDrawing()), REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, getDrawing])
  return drawing
}
