const STORAGE_KEY = 'framewright.keptFrame'

/** Whether a frame of the demo waits in this browser; answered without opening where it lies. */
export function hasKeptFrame(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null
}

/** Notes that one waits, or that none does. */
export function noteKeptFrame(isThere: boolean): void {
  if (isThere) localStorage.setItem(STORAGE_KEY, '1')
  else localStorage.removeItem(STORAGE_KEY)
}
