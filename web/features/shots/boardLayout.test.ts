import { expect, test } from 'vitest'
import { layOutBoard as layOut, type PlannedShot } from './boardLayout.ts'
import { cardByKey, moveTo, orderAt, orderByArrow } from './boardOrder.ts'
import { placesInView } from './boardView.ts'
import { planShots } from './plannedShots.ts'

const WIDE = 1_340

const layOutBoard = (planned: readonly PlannedShot[], width: number) => layOut(planned, width, 'RATIO_16_9', 'L')

function shots(...scenes: (string | null)[]): PlannedShot[] {
  return scenes.map((sceneId, index) => ({ id: `s${index + 1}`, aspectRatio: 'RATIO_16_9', sceneId }))
}

const ids = (planned: PlannedShot[]): string[] => planned.map(({ id }) => id)

test('shots wrap in their order, three default cards to a row of 1,340 pixels', () => {
  const { cards, headings } = layOutBoard(shots(null, null, null, null), WIDE)
  expect(cards.get('s1')).toMatchObject({ x: 0, y: 0, width: 420, height: 334 })
  expect(cards.get('s3')).toMatchObject({ x: 880, y: 0, width: 420, height: 334 })
  expect(cards.get('s4')).toMatchObject({ x: 0, y: 358, width: 420, height: 334 })
  expect(headings).toEqual([])
})

test('cards of a row are as tall as its tallest', () => {
  const mixed: PlannedShot[] = [
    { id: 'tall', aspectRatio: 'RATIO_16_9', sceneId: null },
    { id: 'low', aspectRatio: 'RATIO_4_3', sceneId: null },
  ]
  const { cards } = layOutBoard(mixed, WIDE)
  expect(cards.get('low')).toMatchObject({ x: 440, y: 0, width: 240, height: 334 })
})

test('a scene has a heading over its shots, repeated beside the next scene', () => {
  const { headings } = layOutBoard(shots('a', 'b', 'b', 'b', 'c'), WIDE)
  const told = headings.map(({ sceneId, isContinued, box }) => [sceneId, isContinued, box.x, box.width])
  expect(told).toEqual([
    ['a', false, 0, 420],
    ['b', false, 440, 860],
    ['b', true, 0, 420],
    ['c', false, 440, 420],
  ])
})

test('the shots of a collapsed scene are not there, and the rows count the others', () => {
  const collapsed = new Set(['b'])
  const { cards, headings, rows } = layOut(shots('a', 'b', 'b', 'c'), WIDE, 'RATIO_16_9', 'L', { collapsed })
  expect([...cards.keys()]).toEqual(['s1', 's4'])
  const told = headings.map(({ sceneId, shotCount, box }) => [sceneId, shotCount, box.x, box.width])
  expect(told).toEqual([['a', 1, 0, 420], ['b', 2, 0, WIDE], ['c', 1, 0, 420]])
  expect(rows.map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 3]])
  expect((headings[2]?.box.y ?? 0) - (headings[1]?.box.y ?? 0)).toBe(44)
})

test('a narrow board has one column as wide as itself', () => {
  const { cards, isSingleColumn } = layOutBoard(shots(null, null), 358)
  expect(isSingleColumn).toBe(true)
  expect(cards.get('s2')).toMatchObject({ x: 0, width: 358 })
})

test('at L every frame has the size of its ratio, also on a middling board', () => {
  const planned = (['RATIO_16_9', 'RATIO_4_3', 'RATIO_1_1'] as const).map((aspectRatio, index) => (
    { id: `s${index + 1}`, aspectRatio, sceneId: null }
  ))
  const { cards, addTile } = layOutBoard(planned, 656)
  const sizes = planned.map(({ id }) => [cards.get(id)?.width, cards.get(id)?.frameHeight])
  expect(sizes).toEqual([[420, 240], [240, 180], [230, 230]])
  expect(addTile.height).toBe(334)
})

test('at M two default cards always stand side by side on a middling board', () => {
  const { cards } = layOut(shots(null, null), 620, 'RATIO_16_9', 'M')
  expect(cards.get('s2')?.y).toBe(0)
})

test('the pointer decides the place by the nearer half of the nearest card', () => {
  const planned = shots(null, null, null, null)
  const layout = layOutBoard(planned, WIDE)
  const order = ids(planned)
  expect(orderAt(order, ['s1'], layout, { x: 1_200, y: 100 })).toEqual(['s2', 's3', 's1', 's4'])
  expect(orderAt(order, ['s1'], layout, { x: 900, y: 100 })).toEqual(['s2', 's1', 's3', 's4'])
  expect(orderAt(order, ['s4'], layout, { x: -50, y: 10 })).toEqual(['s4', 's1', 's2', 's3'])
  expect(orderAt(order, ['s1'], layout, { x: 200, y: 100 })).toBe(order)
})

test('arrows move by a place or a row, and stop at the ends', () => {
  const planned = shots(null, null, null, null, null)
  const layout = layOutBoard(planned, WIDE)
  const order = ids(planned)
  expect(orderByArrow(order, ['s2'], layout, 'ArrowLeft')).toEqual(['s2', 's1', 's3', 's4', 's5'])
  expect(orderByArrow(order, ['s2'], layout, 'ArrowDown')).toEqual(['s1', 's3', 's4', 's5', 's2'])
  expect(orderByArrow(order, ['s4'], layout, 'ArrowUp')).toEqual(['s4', 's1', 's2', 's3', 's5'])
  expect(orderByArrow(order, ['s1'], layout, 'ArrowLeft')).toBe(order)
  expect(orderByArrow(order, ['s1'], layout, 'ArrowUp')).toBe(order)
  expect(orderByArrow(order, ['s5'], layout, 'ArrowDown')).toBe(order)
})

test('keys lead from card to card: along the order, and to the nearest of the row above or below', () => {
  const planned = shots(null, null, null, null, null)
  const layout = layOutBoard(planned, WIDE)
  const from = (id: string, key: Parameters<typeof cardByKey>[3]) => cardByKey(ids(planned), layout, id, key)
  expect([from('s3', 'ArrowRight'), from('s4', 'ArrowLeft'), from('s1', 'ArrowLeft')]).toEqual(['s4', 's3', null])
  expect([from('s2', 'ArrowDown'), from('s5', 'ArrowUp'), from('s5', 'ArrowDown')]).toEqual(['s5', 's2', null])
  expect([from('s3', 'Home'), from('s3', 'End')]).toEqual(['s1', 's5'])
})

test('a place beyond the end is the end', () => {
  expect(moveTo(['a', 'b', 'c'], ['a'], 9)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], ['c'], -1)).toEqual(['c', 'a', 'b'])
})

test('shots that move together stay in their order, over the pointer and by arrows', () => {
  const planned = shots(null, null, null, null, null, null)
  const layout = layOutBoard(planned, WIDE)
  const order = ids(planned)
  expect(moveTo(order, ['s2', 's5'], 0)).toEqual(['s2', 's5', 's1', 's3', 's4', 's6'])
  expect(orderAt(order, ['s1', 's4'], layout, { x: 1_200, y: 100 })).toEqual(['s2', 's3', 's1', 's4', 's5', 's6'])
  expect(orderAt(order, ['s1', 's4'], layout, { x: 10, y: 400 })).toBe(order)
  const together = ['s1', 's2', 's3', 's4', 's5', 's6']
  expect(orderByArrow(together, ['s2', 's3'], layout, 'ArrowRight')).toEqual(['s1', 's4', 's2', 's3', 's5', 's6'])
  expect(orderByArrow(together, ['s2', 's3'], layout, 'ArrowLeft')).toEqual(['s2', 's3', 's1', 's4', 's5', 's6'])
})

test.each(['S', 'M'] as const)('at %s the frames of a row have one height and fill the width', (density) => {
  const ratios = ['RATIO_16_9', 'RATIO_4_3', 'RATIO_1_1', 'RATIO_2_39'] as const
  const planned = Array.from({ length: 60 }, (_, index) => (
    { id: `s${index}`, aspectRatio: ratios[(index * 7) % 4] ?? 'RATIO_16_9', sceneId: index < 9 ? 'a' : 'b' }
  ))
  const plain = density === 'S' ? 144 : 192
  for (const width of [656, 912, 1_328, 2_440]) {
    const { cards, rows, headings, addTile } = layOut(planned, width, 'RATIO_16_9', density)
    for (const { from, to } of rows) {
      const row = planned.slice(from, to).flatMap(({ id }) => cards.get(id) ?? [])
      const isLast = to > planned.length
      const last = isLast ? addTile : row.at(-1)
      expect(new Set(row.map(({ frameHeight }) => frameHeight)).size).toBe(row.length === 0 ? 0 : 1)
      // A frame alone in a row of a narrow board does not grow beyond the limit.
      if (!isLast && row.length > 1) expect(last && last.x + last.width).toBe(width)
      for (const { frameHeight, height } of row) {
        expect(frameHeight).toBeGreaterThanOrEqual(Math.round(plain * 0.9))
        expect(frameHeight).toBeLessThanOrEqual(Math.round(plain * 1.2))
        expect(last?.height).toBe(height)
      }
    }
    expect(headings.every(({ box }) => box.x >= 0 && box.x + box.width <= width)).toBe(true)
  }
})

test('the last row is as high as the row before it, where it fits so', () => {
  const { cards, addTile } = layOut(shots(null, null, null, null, null), 1_328, 'RATIO_16_9', 'M')
  expect(cards.get('s1')).toMatchObject({ width: 317, frameHeight: 181 })
  expect(cards.get('s5')).toMatchObject({ x: 0, width: 317, frameHeight: 181 })
  expect(addTile).toMatchObject({ y: cards.get('s5')?.y, width: 317 })
})

test('frames are 144 and 192 pixels high at S and M, and a tall one keeps room for its number', () => {
  const planned: PlannedShot[] = (['RATIO_16_9', 'RATIO_4_3', 'RATIO_1_1', 'RATIO_9_16'] as const).map((ratio) => ({
    id: ratio, aspectRatio: ratio, sceneId: null,
  }))
  const sizes = (density: 'S' | 'M') => {
    const { cards } = layOut(planned, 2_400, 'RATIO_16_9', density)
    return planned.map(({ id }) => [cards.get(id)?.width, cards.get(id)?.height])
  }
  expect(sizes('M')).toEqual([[336, 286], [256, 286], [192, 286], [132, 286]])
  expect(sizes('S')).toEqual([[252, 238], [192, 238], [144, 238], [132, 238]])
})

test('a row in which somebody speaks has a line more', () => {
  const shot = { id: 'a', aspectRatio: 'RATIO_16_9', dialogue: ' ', scene: null }
  const heightOf = (dialogue: string) =>
    layOutBoard(planShots([{ ...shot, dialogue }], 1, 'RATIO_16_9'), WIDE).cards.get('a')?.height
  expect([' ', 'ADA\nNo.'].map(heightOf)).toEqual([334, 352])
})

test('shots that are not loaded have their places from the beginning and go on with the scene before', () => {
  const loaded = [{ id: 'a', aspectRatio: 'RATIO_1_1', dialogue: '', scene: { id: 'one' } }]
  const layout = layOutBoard(planShots(loaded, 1_000, 'RATIO_16_9'), WIDE)
  expect(layout.cards.size).toBe(1_000)
  expect(layout.headings).toMatchObject([{ shotCount: 1_000, isCounted: false }])
  expect(layout.height).toBeGreaterThan(333 * 334)
})

test('what is on the page is the window, then a margin of at most 26 cards, at any ratio and density', () => {
  for (const ratio of ['RATIO_16_9', 'RATIO_4_3', 'RATIO_1_1', 'RATIO_9_16'] as const) {
    const planned = Array.from({ length: 1_000 }, (_, index) => ({ id: `${index}`, aspectRatio: ratio, sceneId: null }))
    const layout = layOut(planned, 1_328, ratio, 'L')
    for (let top = -100; top < layout.height; top += 977) {
      const { from, to, viewFrom, viewTo } = placesInView(layout, { top, bottom: top + 900 })
      const isNeeded = viewTo - viewFrom
      expect(to - from).toBeLessThanOrEqual(Math.max(26, isNeeded))
      expect(from <= viewFrom && viewTo <= to && isNeeded > 0).toBe(true)
      for (let place = viewFrom; place < viewTo; place += 1) {
        const box = layout.cards.get(String(place)) ?? layout.addTile
        expect(box.y).toBeLessThanOrEqual(top + 900)
        expect(box.y + box.height).toBeGreaterThan(Math.min(top, layout.height - box.height - 1))
      }
    }
  }
})
