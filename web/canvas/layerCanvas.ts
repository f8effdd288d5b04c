/** A Canvas 2D that fills its positioned parent. Throws when the browser has no Canvas 2D to give. */
export function createCanvas(): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  fillParent(canvas)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no Canvas 2D')
  return { canvas, context }
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
