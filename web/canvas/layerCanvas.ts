/** A Canvas 2D that fills its positioned parent. Throws when the browser has no Canvas 2D to give. */
export function createCanvas(
  settings?: CanvasRenderingContext2DSettings,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  fillParent(canvas)
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('This browser gives no Canvas 2D')
  return { canvas, context }
}

/**
 * A Canvas 2D that is painted in slices. It lies in memory, where `flush` paints what was drawn so far: it is part of
 * the slice then, and not of the task that happens to need the pixels.
 */
export function createSlicedCanvas() {
  const made = createCanvas({ willReadFrequently: true })
  return { ...made, flush: () => void made.context.getImageData(0, 0, 1, 1) }
}

/** Lays an element over the whole of its positioned parent, out of the pointer's way. */
export function fillParent(element: HTMLElement): void {
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    display: 'block',
    pointerEvents: 'none',
  })
}
