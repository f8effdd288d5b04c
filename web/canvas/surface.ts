import { fillParent } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import type { Grip } from './viewGestures.ts'

/** The engine's outermost element, with its lowest and topmost layer; the topmost takes pointer and keys. */
export function createRoot(lowest: HTMLElement, topmost: HTMLElement): HTMLElement {
  const root = document.createElement('div')
  fillParent(root)
  Object.assign(root.style, { overflow: 'hidden', isolation: 'isolate' })
  Object.assign(topmost.style, {
    pointerEvents: 'auto',
    userSelect: 'none',
    webkitUserSelect: 'none',
    webkitTouchCallout: 'none',
    outlineOffset: '-3px',
  })
  root.append(lowest, topmost)
  return root
}

/** Makes the topmost layer something to draw on with pointer and keys, or a mere picture. */
export function offerSurface(surface: HTMLElement, isForDrawing: boolean): void {
  surface.tabIndex = isForDrawing ? 0 : -1
  surface.setAttribute('role', isForDrawing ? 'application' : 'img')
  showGrip(surface, 'none', isForDrawing)
  surface.style.touchAction = isForDrawing ? 'none' : 'auto'
}

/** Shows by the cursor what a press would do. */
export function showGrip(surface: HTMLElement, grip: Grip, isForDrawing: boolean): void {
  const free = isForDrawing ? 'crosshair' : 'default'
  surface.style.cursor = grip === 'ready' ? 'grab' : grip === 'holding' ? 'grabbing' : free
}

/** The visible area of an element, in CSS pixels, and the device pixels of each. */
export function viewportOf({ clientWidth: width, clientHeight: height }: HTMLElement): LayerPlace['viewport'] {
  return { width, height, pixelRatio: window.devicePixelRatio }
}

/** Calls back when the element's size or the screen's pixel ratio changes; returns how to stop. */
export function watchSize(element: HTMLElement, onChanged: () => void): () => void {
  const observer = new ResizeObserver(onChanged)
  observer.observe(element)
  const ending = new AbortController()
  const watchRatio = (): void => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    const onRatio = (): void => {
      onChanged()
      watchRatio()
    }
    query.addEventListener('change', onRatio, { once: true, signal: ending.signal })
  }
  watchRatio()
  return () => {
    observer.disconnect()
    ending.abort()
  }
}
