import { stripClock } from '../../messages/stripClock.ts'
import type { DrawingProgress } from './drawFrame.ts'

/** The first round begins in the middle, so that the page opens on a board and not on an empty sheet. */
const FIRST_DRAWN = 4
const HOLD_MS = 3_500
const PERCENT = 100

/** Plays the board of one sheet. Its button is heard from here, so that it works before any application is there. */
export type StripPlayer = {
  /** Tells whether it plays, now and at every change; answers what ends that. */
  follow: (listener: (isPlaying: boolean) => void) => () => void
  stop: () => void
}

type PlayedFrame = { element: HTMLElement; segment: HTMLElement | undefined; strokes: string; seconds: number }

const players = new WeakMap<HTMLElement, StripPlayer>()

const find = (within: HTMLElement, part: string) => within.querySelector<HTMLElement>(`[data-strip="${part}"]`)

const findEach = (within: HTMLElement, part: string) =>
  [...within.querySelectorAll<HTMLElement>(`[data-strip="${part}"]`)]

function wantsStillness(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Nothing the page itself needs waits for the board: it begins when the page is loaded and has nothing to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  if (typeof requestIdleCallback === 'function') await new Promise((resolve) => requestIdleCallback(resolve))
}

/** Shows which frame is drawn: those before it are done, those after it empty; all of them are done for null. */
function showCurrent(frames: readonly PlayedFrame[], current: number | null): void {
  frames.forEach(({ element, segment }, index) => {
    const state = current === null || index < current ? 'done' : index === current ? 'drawn' : 'empty'
    element.dataset['state'] = state
    if (segment) segment.dataset['state'] = state
  })
}

/** Strokes may leave the frame; the pencil stays at its edge. */
const inFrame = (part: number) => Math.min(1, Math.max(0, part)) * PERCENT

function progressOf(sheet: HTMLElement, frames: readonly PlayedFrame[], index: number): DrawingProgress {
  const clock = find(sheet, 'clock')
  const secondsOf = (some: readonly PlayedFrame[]) => some.reduce((sum, { seconds }) => sum + seconds, 0)
  const [before, total] = [secondsOf(frames.slice(0, index)), secondsOf(frames)]
  const frame = frames[index]
  const pencil = frame && find(frame.element, 'pencil')
  const bar = frame?.segment && find(frame.segment, 'bar')
  return (part, pen) => {
    if (clock) clock.textContent = stripClock(before + part * (frame?.seconds ?? 0), total)
    if (bar) bar.style.transform = `scaleX(${part})`
    if (pencil) pencil.style.translate = `${inFrame(pen.x)}cqw ${inFrame(pen.y)}cqh`
  }
}

function makePlayer(sheet: HTMLElement): StripPlayer {
  const segments = findEach(sheet, 'segment')
  const frames = findEach(sheet, 'frame').map((element, index) => ({
    element, segment: segments[index], strokes: element.dataset['strokes'] ?? '',
    seconds: Number(element.dataset['seconds']),
  }))
  const button = find(sheet, 'button')
  const listeners = new Set<(isPlaying: boolean) => void>()
  let [isPlaying, isSeen, start] = [false, false, FIRST_DRAWN]
  let abort = new AbortController()
  let tellSeen = () => {}
  const seen = new Promise<void>((resolve) => (tellSeen = resolve))

  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    if (isSeen) tellSeen()
  })

  /** Draws the board frame by frame, again and again, while the sheet is on the screen. */
  async function play(signal: AbortSignal): Promise<void> {
    await Promise.all([seen, whenIdle()])
    const { drawFrame, readStrokes } = await import('./drawFrame.ts')
    for (let index = start; ; index = (index + 1) % frames.length) {
      const frame = frames[index]
      const canvas = frame?.element.querySelector('canvas')
      if (!frame || !canvas) return
      const strokes = await readStrokes(frame.strokes)
      signal.throwIfAborted()
      start = index
      showCurrent(frames, index)
      const onProgress = progressOf(sheet, frames, index)
      await drawFrame(canvas, strokes, frame.seconds, { signal, isWatched: () => isSeen, onProgress })
      if (index < frames.length - 1) continue
      showCurrent(frames, null)
      await pause(HOLD_MS, signal)
    }
  }

  function setPlaying(next: boolean): void {
    isPlaying = next
    abort.abort()
    sheet.dataset['playing'] = String(next)
    const label = button?.dataset[next ? 'pause' : 'play']
    if (label !== undefined) button?.setAttribute('aria-label', label)
    for (const listener of listeners) listener(next)
    if (!next) return
    abort = new AbortController()
    // Whatever fails, the finished frames are there.
    const { signal } = abort
    play(signal).catch(() => signal.aborted || showCurrent(frames, null))
  }

  const toggle = () => setPlaying(!isPlaying)
  button?.addEventListener('click', toggle)
  observer.observe(sheet)
  setPlaying(!wantsStillness())
  return {
    follow(listener) {
      listeners.add(listener)
      listener(isPlaying)
      return () => listeners.delete(listener)
    },
    stop() {
      abort.abort()
      observer.disconnect()
      button?.removeEventListener('click', toggle)
      players.delete(sheet)
    },
  }
}

/**
 * Plays the board of a sheet, unless that is played already; for who wants no motion, once its button is pressed.
 * Null where its visibility cannot be observed.
 */
export function playStrip(sheet: HTMLElement): StripPlayer | null {
  if (typeof IntersectionObserver !== 'function') return null
  const player = players.get(sheet) ?? makePlayer(sheet)
  players.set(sheet, player)
  return player
}
