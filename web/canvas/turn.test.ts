import { describe, expect, it } from 'vitest'
import { inCircle } from '../../drawing/angle.ts'
import { positionReader } from './surfacePosition.ts'
import { directionBack, flipped, NO_TURN, turnBack, turnedBy, type ViewTurn } from './turn.ts'

const TURNS: readonly ViewTurn[] =
  [0, 30, 90, -135, 180].flatMap((angle) => [{ angle, isFlipped: false }, { angle, isFlipped: true }])

/** Where a distance in a drawing is seen: mirrored first, then turned. */
function seen({ angle, isFlipped }: ViewTurn, x: number, y: number) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const across = isFlipped ? -x : x
  return { x: cos * across - sin * y, y: sin * across + cos * y }
}

describe('a view that is turned', () => {
  it.each([
    [0, 0], [190, -170], [-180, 180], [540, 180], [-90, -90], [359, -1],
  ])('has %d degrees as %d', (given, angle) => expect(inCircle(given)).toBe(angle))

  it('is mirrored as it is seen, and twice as it was', () => {
    for (const turn of TURNS) {
      const mirrored = flipped(turn)
      expect(flipped(mirrored)).toEqual(turn)
      const [before, after] = [seen(turn, 7, 3), seen(mirrored, 7, 3)]
      expect([after.x, after.y]).toEqual([expect.closeTo(-before.x), expect.closeTo(before.y)])
    }
  })

  it('is turned on clockwise as it is seen, mirrored too', () => {
    const { x, y } = seen(turnedBy({ angle: 0, isFlipped: true }, 90), -5, 0)
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(5)])
  })

  it('gives distances and directions on the screen back as the drawing has them', () => {
    for (const turn of TURNS) {
      const { x, y } = turnBack(turn, seen(turn, 7, 3))
      expect([x, y]).toEqual([expect.closeTo(7), expect.closeTo(3)])
      const shown = seen(turn, Math.cos(Math.PI / 4), Math.sin(Math.PI / 4))
      expect(directionBack(turn, (Math.atan2(shown.y, shown.x) * 180) / Math.PI)).toBeCloseTo(45)
    }
    expect(turnBack(NO_TURN, { x: 8, y: -1 })).toEqual({ x: 8, y: -1 })
  })

  it('is read where a surface lies that is turned about its middle and scaled', () => {
    const [width, height, scale] = [400, 200, 0.5]
    for (const turn of TURNS) {
      const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, y = 0]) =>
        seen(turn, (x * width * scale) / 2, (y * height * scale) / 2))
      const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
      const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
      const surface = {
        clientWidth: width, clientHeight: height,
        getBoundingClientRect: () => ({ left: left + 300, top: top + 100, width: right - left, height: bottom - top }),
      } as unknown as HTMLElement
      // 40 right of the middle and 10 above it, on the surface.
      const at = seen(turn, 40 * scale, -10 * scale)
      const { x, y } = positionReader(surface, turn)({ clientX: at.x + 300, clientY: at.y + 100 })
      expect([x, y]).toEqual([expect.closeTo(240), expect.closeTo(90)])
    }
  })
})
