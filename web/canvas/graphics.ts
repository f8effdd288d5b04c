import { createStore } from '../lib/store.ts'

/** Renderer names of drivers that draw on the processor. */
const SOFTWARE_RENDERER = /swiftshader|llvmpipe|softpipe|software|basic render/i

const isHardware = createStore<boolean | null>(null)

/** Whether WebGL draws on a graphics card here. Software WebGL is slower than a Canvas 2D. Asked once a page. */
export function hasHardwareWebGl(): boolean {
  const known = isHardware.get() ?? askForHardware()
  isHardware.set(known)
  return known
}

function askForHardware(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof name === 'string' && !SOFTWARE_RENDERER.test(name)
}
