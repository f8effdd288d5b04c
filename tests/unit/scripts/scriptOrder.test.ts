import { describe, expect, it } from 'vitest'
import { type OrderedScene, revisedOrder } from '../../../server/modules/board/scriptOrder.ts'

/** Shots as `id:scene:line`; those without a line follow. */
const board = (...shots: string[]) =>
  shots.map((shot) => {
    const [id = '', sceneId = '', line] = shot.split(':')
    return { id, sceneId: sceneId || null, line: line === undefined ? null : Number(line) }
  })

const scene = (sceneId: string | null, lines: readonly number[], isMoved = false): OrderedScene =>
  ({ sceneId, lines, isMoved })

const order = (
  shots: ReturnType<typeof board>, scenes: readonly OrderedScene[], moved: number[] = [], added: number[] = [],
) =>
  revisedOrder(shots, scenes, new Set(moved), new Set(added))
    .map(({ id, line, sceneId }) => `${id ?? `new ${line}`}:${sceneId ?? ''}`)

describe('revisedOrder', () => {
  it('leaves the board as people have ordered it where the script did not move', () => {
    const shots = board('c:2:9', 'x:2', 'a:1:3', 'b:1:5')
    expect(order(shots, [scene('1', [3, 5]), scene('2', [9])])).toEqual(['c:2', 'x:2', 'a:1', 'b:1'])
  })

  it('puts new lines behind the line before them, its coverage and the shots that follow it', () => {
    const shots = board('a:1:3', 'a2:1:3', 'x:1', 'b:1:7')
    expect(order(shots, [scene('1', [3, 4, 5, 7])], [], [4, 5]))
      .toEqual(['a:1', 'a2:1', 'x:1', 'new 4:1', 'new 5:1', 'b:1'])
  })

  it('puts new lines at the beginning of their scene before the first line that was there', () => {
    const shots = board('w:', 'a:1:3', 'b:2:7')
    expect(order(shots, [scene('1', [1, 3]), scene('2', [6, 7])], [], [1, 6]))
      .toEqual(['w:', 'new 1:1', 'a:1', 'new 6:2', 'b:2'])
  })

  it('puts a new scene behind the one before it, and without a row of its own into that', () => {
    const shots = board('w:', 'a:1:3', 'x:1', 'b:2:9')
    const scenes = [scene('1', [3]), scene('new', [5, 6]), scene('2', [9])]
    expect(order(shots, scenes, [], [5, 6])).toEqual(['w:', 'a:1', 'x:1', 'new 5:new', 'new 6:new', 'b:2'])
    expect(order(shots, [scene('1', [3]), scene(null, [5]), scene('2', [9])], [], [5]))
      .toEqual(['w:', 'a:1', 'x:1', 'new 5:1', 'b:2'])
    expect(order(shots, [scene('new', [1]), scene('1', [3]), scene('2', [9])], [], [1]))
      .toEqual(['w:', 'new 1:new', 'a:1', 'x:1', 'b:2'])
  })

  it('moves scenes as a whole, with the shots that follow theirs', () => {
    const shots = board('a:1:13', 'b:2:3', 'x:2', 'b2:2:4', 'c:3:20')
    expect(order(shots, [scene('2', [3, 4]), scene('1', [13], true), scene('3', [20])]))
      .toEqual(['b:2', 'x:2', 'b2:2', 'a:1', 'c:3'])
    expect(order(shots, [scene('2', [3, 4], true), scene('1', [13]), scene('3', [20])]))
      .toEqual(['b:2', 'x:2', 'b2:2', 'a:1', 'c:3'])
  })

  it('moves lines into their new scene, with the shots that follow theirs', () => {
    const shots = board('a:1:3', 'm:1:9', 'x:1', 'b:2:8')
    expect(order(shots, [scene('1', [3]), scene('2', [8, 9])], [9])).toEqual(['a:1', 'b:2', 'm:2', 'x:2'])
  })

  it('appends everything to a board without lines', () => {
    expect(order(board('x:', 'y:'), [scene('1', [3, 4])], [], [3, 4])).toEqual(['x:', 'y:', 'new 3:1', 'new 4:1'])
    expect(order([], [scene('1', [3])], [], [3])).toEqual(['new 3:1'])
  })
})
