import { expect, it, vi } from 'vitest'
import { blankEngine } from '../testing/blankEngine.ts'

it('hands out lines as the drawing has them, and ends the one under way', () => {
  const { engine, operations, send, draw } = blankEngine()
  send('pointerdown', [20, 20])
  send('pointermove', [40, 60])
  engine.setTurn({ angle: 0, isFlipped: true })
  draw([[20, 20], [40, 60]])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(180, -180, 480, 840))
  engine.setTurn({ angle: 90, isFlipped: false })
  draw([[420, 240], [420, 260]])
  const lines = operations.map((operation) =>
    operation.kind === 'ADD_STROKES' ? operation.strokes[0]?.points.map(({ x, y }) => [x, y]) : null)
  expect(lines).toEqual([[[10, 10], [20, 30]], [[410, 10], [400, 30]], [[210, 120], [220, 120]]])
})

it('turns about the middle of two fingers, under which the drawing stays', () => {
  const [turns, places]: [number[], number[][]] = [[], []]
  const { engine, send } = blankEngine({
    onTurned: (degrees) => {
      turns.push(degrees)
      engine.setTurn({ angle: 180, isFlipped: false })
    },
    onPlaced: ({ placement: { x, y } }) => places.push([x, y]),
  })
  const finger = (type: string, pointerId: number, x: number, y: number): void =>
    send(type, [x, y], { pointerId, pointerType: 'touch' })
  finger('pointerdown', 1, 320, 220)
  finger('pointerdown', 2, 420, 220)
  finger('pointermove', 2, 420, 240)
  finger('pointermove', 2, 420, 220)
  expect(turns).toEqual([expect.closeTo(-11.31)])
  // (370, 220) of the window shows what it showed, and is now (470, 260) of the surface.
  expect(places.at(-1)).toEqual([expect.closeTo(100), expect.closeTo(40)])
})
