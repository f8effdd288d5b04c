/** Whether the person wants nothing to move that need not. */
export const isMotionReduced = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
