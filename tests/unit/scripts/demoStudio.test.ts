import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '../../../drawing/aspectRatio.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { paintStroke } from '../../../drawing/paintStroke.ts'
import type { Stroke } from '../../../drawing/stroke.ts'
import { paintKit } from '../../../server/platform/paintKit.ts'
import { DEMO_PEOPLE, demoDrawings } from '../../../prisma/demo/content.ts'
import { DEMO_FILMS, SALT_HOUSE } from '../../../prisma/demo/films.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from '../../../prisma/demo/production.ts'
import { DEMO_SHOTS } from '../../../prisma/demo/storyboard.ts'
import { traceFrameStrokes } from '../../../prisma/demo/trace/frameStrokes.ts'
import { AssetType, TaskStatus } from '../../../server/__generated__/prisma/enums.ts'
import { toTypeId } from '../../../server/kernel/ids.ts'
import { planScript } from '../../../server/modules/board/screenplay.ts'
import { colorOfPerson } from '../../../web/ui/personColor.ts'
import { DEFAULT_SHOT_STATUSES } from '../../../server/modules/board/newBoards.service.ts'

const MAX_STROKES = 1_500
const MAX_BYTES = 60_000
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the demo studio', () => {
  it('has a shot of the script for every shot of the board', () => {
    const plan = planScript(SALT_HOUSE.readScript(), { numerator: 24, denominator: 1 })
    expect(plan.title).toBe('SALT HOUSE')
    expect(plan).toMatchObject({ sceneCount: 10, shotCount: 12, actionCount: 12 })
    expect(DEMO_SHOTS.map((shot) => shot.shotNumber)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('uses statuses that a project has, and one owner', () => {
    const names: (string | null)[] = [null, ...DEFAULT_SHOT_STATUSES.map(({ name }) => name)]
    for (const { status } of DEMO_SHOTS) expect(names).toContain(status)
    expect(DEMO_PEOPLE.filter(({ role }) => role === 'OWNER')).toEqual([DEMO_PEOPLE[0]])
  })

  it('has people of different colors, and shots of 2 to 4 seconds that they draw', () => {
    const hues = DEMO_PEOPLE.map(({ id }) => Number.parseFloat(colorOfPerson(toTypeId('User', id)).split(' ')[2] ?? ''))
    const sorted = hues.toSorted((one, other) => one - other)
    const gaps = sorted.map((hue, index) => ((sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - hue))
    expect(Math.min(...gaps)).toBeGreaterThan(25)
    for (const { seconds, artist } of DEMO_SHOTS) {
      expect(seconds).toBeGreaterThanOrEqual(2)
      expect(seconds).toBeLessThanOrEqual(4)
      expect(DEMO_PEOPLE.map(({ email }) => email)).toContain(artist)
    }
  })

  it('has assets of every type, each cast somewhere or used by one that is', () => {
    const names = DEMO_ASSETS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(DEMO_ASSETS.map(({ type }) => type))).toEqual(new Set(Object.values(AssetType)))
    const cast = Object.values(DEMO_CASTING).flatMap((roles) => roles.map(({ asset }) => asset))
    const linked = DEMO_DEPENDENCIES.flatMap(({ source, target }) => [source, target])
    expect(new Set([...cast, ...linked])).toEqual(new Set(names))
    expect(Object.keys(DEMO_CASTING).map(Number)).toEqual(DEMO_SHOTS.map(({ shotNumber }) => shotNumber))
  })

  it('has tasks in every column, for its people and shots, of which one is late and waits for one before it', () => {
    const people = DEMO_PEOPLE.map(({ email }) => email)
    const places = DEMO_SHOTS.map(({ shotNumber }) => shotNumber)
    expect(new Set(DEMO_TASKS.map(({ status }) => status))).toEqual(new Set(Object.values(TaskStatus)))
    DEMO_TASKS.forEach(({ assignees = [], shots = [], waitsFor = [] }, index) => {
      for (const assignee of assignees) expect(people).toContain(assignee)
      for (const shot of shots) expect(places).toContain(shot)
      const before = DEMO_TASKS.slice(0, index).map(({ title }) => title)
      for (const title of waitsFor) expect(before).toContain(title)
    })
    const late = DEMO_TASKS.filter(({ status, dueIn = 0 }) => status !== 'DONE' && dueIn < 0)
    expect(late.map(({ title }) => title)).toEqual(['Rain pass on the window'])
    expect(late[0]?.waitsFor).toEqual(['Prop sheet for the lamp'])
  })

  it('has a drawing in every view that can be stored and stays light', () => {
    const drawings = DEMO_FILMS.flatMap(({ shots }) => demoDrawings(shots))
    for (const { shotNumber, viewNumber, aspectRatio, strokes } of drawings) {
      expect(strokes.length, `shot ${shotNumber}, view ${viewNumber}`).toBeGreaterThan(20)
      expect(strokes.length).toBeLessThanOrEqual(MAX_STROKES)
      expect(new Set(strokes.map(({ id }) => id)).size).toBe(strokes.length)
      expect(strokes.every(({ id }) => UUID_V7.test(id))).toBe(true)
      const bytes = encodePayload({ opId: strokes[0]?.id ?? '', kind: 'ADD_STROKES', strokes })
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES)
      const { width, height } = sizeOf(aspectRatio)
      const points = strokes.flatMap((stroke) => stroke.points)
      const inside = points.filter(({ x, y }) => x > -20 && y > -20 && x < width + 20 && y < height + 20)
      expect(inside.length / points.length).toBeGreaterThan(0.95)
    }
  })
})

const SIZE = { width: 210, height: 120 }

// Opacity of every pixel, 0–255, at two pixels a pixel of the drawing space.
function coverageOf(strokes: readonly Stroke[]): number[] {
  const context = createCanvas(2 * SIZE.width, 2 * SIZE.height).getContext('2d')
  context.scale(2, 2)
  for (const stroke of strokes) paintStroke(context, stroke, paintKit)
  return alphaOf(context.getImageData(0, 0, 2 * SIZE.width, 2 * SIZE.height).data)
}

function pictureCoverage(path: string, opacity: number): number[] {
  const context = createCanvas(2 * SIZE.width, 2 * SIZE.height).getContext('2d')
  context.globalAlpha = opacity
  context.fill(new Path2D(path))
  return alphaOf(context.getImageData(0, 0, 2 * SIZE.width, 2 * SIZE.height).data)
}

const alphaOf = (pixels: Uint8ClampedArray): number[] => [...pixels].filter((_, index) => index % 4 === 3)

const picture = (attributes: string, group = ''): string =>
  `<svg viewBox="0 0 420 240"><g fill="#17171c"${group}><path ${attributes}/></g></svg>`

function traceOne(attributes: string, group?: string): Stroke[] {
  return traceFrameStrokes(picture(attributes, group), 'test')
}

describe('tracing a picture', () => {
  it.each([
    ['a convex area', 'M40 30L380 50L360 200L60 210Z'],
    ['an area with a bay', 'M40 30L380 30L380 210L260 210L260 90L160 90L160 210L40 210Z'],
    ['an area with a hole', 'M40 30L380 30L380 210L40 210ZM150 80L150 160L270 160L270 80Z'],
    ['an area beyond the frame', 'M-80 -60L500 -60L500 120L-80 180Z'],
  ])('makes one area of %s', (_name, path) => {
    const strokes = traceOne(`d="${path}" fill="#17171c" opacity="0.5"`)
    expect(strokes).toHaveLength(1)
    expect(strokes[0]).toMatchObject({ tool: 'pen', color: '#17171c', opacity: 0.5 })
    const [painted, wanted] = [coverageOf(strokes), pictureCoverage(path, 0.5)]
    const off = painted.filter((alpha, index) => Math.abs(alpha - (wanted[index] ?? 0)) > 64)
    expect(off.length / wanted.filter((alpha) => alpha > 0).length).toBeLessThan(0.01)
    expect(Math.max(...painted)).toBeLessThanOrEqual(129)
  })

  it('finds the line inside the outline of ink, as wide as it is', () => {
    const outline = 'M40 100Q120 90 200 88Q280 90 380 100Q382 104 380 108Q280 112 200 112Q120 112 40 108Q38 104 40 100Z'
    const [stroke, ...others] = traceOne(`d="${outline}" opacity="1"`)
    expect(others).toEqual([])
    expect(stroke?.radius).toBeGreaterThan(4.5)
    expect(stroke?.radius).toBeLessThan(6.5)
    expect(stroke?.points.every(({ pressure }) => pressure !== undefined)).toBe(true)
    const [painted, wanted] = [coverageOf(stroke ? [stroke] : []), pictureCoverage(outline, 1)]
    const off = painted.filter((alpha, index) => Math.abs(alpha - (wanted[index] ?? 0)) > 128)
    expect(off.length / wanted.filter((alpha) => alpha > 0).length).toBeLessThan(0.08)
  })

  it('keeps lines as lines and cream paper as white', () => {
    const line = 'd="M20 20Q100 40 180 20M20 60L180 60" fill="none" stroke="#1c1d22" stroke-width="3" opacity=".5"'
    const lines = traceOne(line)
    expect(lines.map(({ radius, points }) => [radius, points.length])).toEqual([[0.75, 3], [0.75, 2]])
    const area = 'd="M40 30L380 50L360 200Z" fill="#F7F5F0"'
    expect(traceOne(area)[0]?.color).toBe('#ffffff')
    expect(traceOne(area, ' style="mix-blend-mode:multiply"')[0]?.color).toBe('#f7f5f0')
  })

  it('refuses commands it does not trace', () => {
    expect(() => traceOne('d="M0 0C1 1 2 2 3 3"')).toThrow('The path command C is not traced')
  })
})
