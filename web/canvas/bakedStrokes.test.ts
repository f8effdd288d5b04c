import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stroke } from '../../drawing/stroke.ts'
import { BakedStrokes, CHECKPOINT_STROKES } from './bakedStrokes.ts'
import type { DryLayer } from './dryLayer.ts'

function strokesOf(count: number, prefix = 'stroke'): Stroke[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index}`, tool: 'pen', color: '#000000', radius: 1, opacity: 1, points: [{ x: 0, y: 0 }],
  }))
}

let picture: string[]
let shown: string[]
let openCheckpoints: number

function recordingLayer(): DryLayer {
  return {
    kind: 'canvas',
    element: document.createElement('canvas'),
    resolution: { width: 840, height: 480 },
    place: () => undefined,
    clear: () => {
      picture = []
    },
    bake: (strokes) => picture.push(...strokes.map(({ id }) => id)),
    flush: () => undefined,
    save: () => {
      const saved = [...picture]
      openCheckpoints += 1
      return {
        restore: () => {
          picture = [...saved]
        },
        release: () => {
          openCheckpoints -= 1
        },
      }
    },
    show: () => {
      shown = [...picture]
    },
    another: recordingLayer,
    destroy: () => undefined,
  }
}

beforeEach(() => {
  picture = []
  shown = []
  openCheckpoints = 0
})

describe('BakedStrokes', () => {
  it('paints one stroke when one is added, however many there are', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(1_001)
    expect(baked.show(strokes.slice(0, 1_000))).toBe(1_000)
    expect(baked.show(strokes)).toBe(1)
    expect(picture).toEqual(strokes.map(({ id }) => id))
    expect(baked.has('stroke-1000')).toBe(true)
  })

  it('replays little when strokes go one after the other, however deep', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(1_000)
    baked.show(strokes)
    let replayed = 0
    for (let count = 999; count > 300; count -= 1) {
      const painted = baked.show(strokes.slice(0, count))
      expect(painted).toBeLessThan(CHECKPOINT_STROKES + 1_000 - count)
      expect(picture).toHaveLength(count)
      replayed += painted
    }
    expect(replayed / 699).toBeLessThan(CHECKPOINT_STROKES)
  })

  it('shows what it is given after any change', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(120)
    const others = strokesOf(60, 'other')
    const lists = [strokes, strokes.toSpliced(40, 1), [], strokes, strokes.toSpliced(100, 0, ...others), others]
    for (const list of lists) {
      baked.show(list)
      expect(picture).toEqual(list.map(({ id }) => id))
    }
  })

  it('prepares a little at a time, unseen, also while strokes come and go', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(100)
    expect(baked.prepare(strokes, 0)).toBe(false)
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValueOnce(9)
    expect(baked.prepare(strokes, 8)).toBe(false)
    expect(picture.length).toBeGreaterThan(0)
    expect(picture.length).toBeLessThan(CHECKPOINT_STROKES)
    const others = [...strokes.slice(0, 10), ...strokesOf(5, 'other')]
    expect(baked.prepare(others, 60_000)).toBe(true)
    expect(picture).toEqual(others.map(({ id }) => id))
    expect(shown).toEqual([])
    expect(baked.show(others)).toBe(0)
    expect(shown).toEqual(picture)
  })

  it('paints a stroke again after it was moved or restyled under its id', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(3)
    baked.show(strokes)
    const changed = strokes.map((stroke, index) => (index === 1 ? { ...stroke, look: 'moved' } : stroke))
    expect(baked.show(changed)).toBeGreaterThan(0)
    expect(baked.show(changed.map((stroke) => ({ ...stroke })))).toBe(0)
    expect(picture).toEqual(strokes.map(({ id }) => id))
  })

  it('keeps few checkpoints and gives all of them back', () => {
    const baked = new BakedStrokes(recordingLayer())
    const strokes = strokesOf(2_000)
    for (let count = 0; count <= 2_000; count += 100) baked.show(strokes.slice(0, count))
    expect(openCheckpoints).toBeGreaterThan(0)
    expect(openCheckpoints).toBeLessThanOrEqual(8)
    const checkpointsOfLoad = openCheckpoints
    for (let count = 2_001; count <= 2_500; count += 1) baked.show(strokesOf(count))
    expect(openCheckpoints).toBeLessThanOrEqual(checkpointsOfLoad + 2)
    baked.forget()
    expect(openCheckpoints).toBe(0)
  })
})
