import { describe, expect, it } from 'vitest'
import { alongGuides, firstGuides, withPointAt } from '../../drawing/perspective.ts'

const SIZE = { width: 420, height: 240 }
const at = (x: number, y: number) => ({ x, y })
const near = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)]

describe('guides of a perspective', () => {
  it('begin with a horizon and as many points as wished', () => {
    expect(firstGuides(0, SIZE)).toEqual({ horizon: null, vanishingPoints: [] })
    expect(firstGuides(1, SIZE)).toEqual({ horizon: 96, vanishingPoints: [at(210, 96)] })
    expect(firstGuides(3, SIZE).vanishingPoints).toHaveLength(3)
  })

  it('keep two points on the horizon, and leave it where the third one moves', () => {
    const guides = firstGuides(3, SIZE)
    const raised = withPointAt(guides, 1, at(500, 60))
    expect(raised).toMatchObject({ horizon: 60, vanishingPoints: [at(-105, 60), at(500, 60), at(210, 528)] })
    expect(withPointAt(guides, 2, at(200, 600))).toMatchObject({ horizon: 96, vanishingPoints: { 2: at(200, 600) } })
  })

  it('lead a straight line to the nearest point, or across and down', () => {
    const one = firstGuides(1, SIZE)
    expect(near(alongGuides(one, at(110, 196), at(155, 145)))).toEqual([158, 148])
    expect(near(alongGuides(one, at(110, 196), at(180, 190)))).toEqual([180, 196])
    expect(near(alongGuides(one, at(110, 196), at(112, 120)))).toEqual([110, 120])
    expect(near(alongGuides(one, at(110, 196), at(60, 246)))).toEqual([60, 246])
  })

  it('lead with two points to them and down, and with three to them alone', () => {
    expect(near(alongGuides(firstGuides(2, SIZE), at(210, 96), at(260, 90)))).toEqual([260, 96])
    expect(near(alongGuides(firstGuides(2, SIZE), at(100, 200), at(103, 100)))).toEqual([100, 100])
    const [x] = near(alongGuides(firstGuides(3, SIZE), at(100, 200), at(103, 100)))
    expect(x).not.toBe(100)
  })

  it('leave lines alone where there are none, and those that begin in a point', () => {
    expect(alongGuides(firstGuides(0, SIZE), at(1, 2), at(30, 7))).toEqual(at(30, 7))
    expect(near(alongGuides(firstGuides(1, SIZE), at(210, 96), at(250, 99)))).toEqual([250, 96])
  })
})
