/** Renderer names of drivers that draw on the processor. */
const SOFTWARE_RENDERER = /swiftshader|llvmpipe|softpipe|software|basic render/i

let isHardware: boolean | undefined

/** Whether WebGL draws on a graphics card here. Software WebGL is slower than a Canvas 2D. Asked once a page. */
export function hasHardwareWebGl(): boolean {
  isHardware ??= askForHardware()
  return isHardware
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
