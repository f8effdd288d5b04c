import { expect, type Page } from '@playwright/test'

/** What was seen while it played. */
export interface Playback {
  animationFrames: number
  /** Of the animation frames, how many showed the frame due, 0 to 1. */
  share: number
  /** Frames between the one shown and the one due, at most. */
  furthest: number
  /** Milliseconds from the key to the first animation frame while it plays. */
  startMilliseconds: number
  /** Bytes of JavaScript in use after a quarter of the time and at the end. */
  memory: { early: number; late: number }
  isHeard: boolean
}

interface Witness {
  /** When, on the clock of its context, a sound began, from where in it, and how fast. */
  started: { context: AudioContext; when: number; offset: number } | null
  counts: { all: number; right: number; furthest: number }
}

/**
 * Plays a preview whose soundtrack begins with its first frame, and watches from outside: the frame due is told by the
 * sound that the device was given, the frame shown by the stage after every animation frame.
 */
export async function measurePlayback(
  page: Page,
  path: string,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<Playback> {
  // What runs TypeScript may wrap functions that have names in calls of this one.
  await page.addInitScript('window.__name = (named) => named')
  await page.addInitScript(() => {
    const witness: Witness = { started: null, counts: { all: 0, right: 0, furthest: 0 } }
    Object.assign(window, { witness })
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function watched(when = 0, offset = 0, ...rest) {
      witness.started = { context: this.context as AudioContext, when, offset }
      start.call(this, when, offset, ...rest)
    }
  })
  await page.goto(path)
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-frame', '0', { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  // The waveform is drawn of what was decoded: then all is loaded that is heard.
  await expect(page.locator('[data-sound-lane] canvas')).toBeVisible({ timeout: 60_000 })
  // The first key wakes the device: what is measured is a start as somebody knows it who has watched before.
  await page.keyboard.press('Space')
  await page.waitForTimeout(400)
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  const began = await page.evaluate(async (framesPerSecond) => {
    const { witness } = window as unknown as { witness: Witness }
    const stage = document.querySelector<HTMLElement>('[data-stage]')
    witness.started = null
    const heard = (context: AudioContext, at: number): number => {
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
      const told = contextTime + (at - performanceTime) / 1_000
      const isBelievable = contextTime > 0 && performanceTime > 0 && told <= context.currentTime + 0.1 &&
        told >= context.currentTime - 1
      return isBelievable ? told : context.currentTime - (context.outputLatency || 0)
    }
    // Before the page's own work of this animation frame: the stage shows what that of the one before drew.
    let dueBefore = -1
    const look = (at: number): void => {
      const { started, counts } = witness
      if (dueBefore >= 0) {
        const apart = Math.abs(Number(stage?.dataset['frame']) - dueBefore)
        counts.all += 1
        if (apart === 0) counts.right += 1
        counts.furthest = Math.max(counts.furthest, apart)
      }
      const place = started ? started.offset + heard(started.context, at) - started.when : -1
      dueBefore = Math.floor(place * framesPerSecond + 1e-6)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const pressed = performance.now()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    return new Promise<number>((resolve) => {
      const wait = (): void => {
        if (witness.counts.all > 0) resolve(performance.now() - pressed)
        else setTimeout(wait, 1)
      }
      wait()
    })
  }, rate)
  const session = await page.context().newCDPSession(page)
  const memory = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  await page.waitForTimeout(seconds * 250)
  const early = await memory()
  await page.waitForTimeout(seconds * 750)
  const late = await memory()
  const { counts, isHeard } = await page.evaluate(() => {
    const { witness } = window as unknown as { witness: Witness }
    return { counts: witness.counts, isHeard: witness.started !== null }
  })
  const { all, right, furthest } = counts
  return {
    animationFrames: all,
    share: right / Math.max(1, all),
    furthest,
    startMilliseconds: began,
    memory: { early, late },
    isHeard,
  }
}
