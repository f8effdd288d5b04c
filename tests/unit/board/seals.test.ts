import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodePayload, encodePayload, quantizeStroke } from '../../../drawing/encoding.ts'
import { emptyDrawing, foldOperations } from '../../../drawing/fold.ts'
import { inkText } from '../../../drawing/ink.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { fromTypeId } from '../../../server/kernel/ids.ts'
import { inkDigest } from '../../../server/modules/board/ink.ts'
import { sealOf, sealShot, textDigest } from '../../../server/modules/board/seal.ts'
import type { ShotContent, ViewContent } from '../../../server/modules/board/versionContent.ts'
import { makeStroke } from '../../harness/drawings.ts'

const guide = readFileSync(new URL('../../../docs/seals.md', import.meta.url), 'utf8')
const examples = [...guide.matchAll(/```\n(.+)\n([\da-f]{64})\n```/g)].map(([, text = '', digest = '']) => ({ text, digest }))

const view: ViewContent = {
  id: '', name: '', description: '', revision: 1, baseWidth: 420, baseHeight: 240, width: 420, height: 240,
  strokeCount: 1, image: null,
}
const shot: ShotContent = {
  code: 'SH0010', name: 'Gull', description: 'A gull lands.', dialogue: '', notes: '', cameraNote: '', frames: 48,
  aspectRatio: 'RATIO_16_9', sceneId: null, statusId: null, voice: null, views: [view],
}
const BOARD = { frameRateNumerator: 24, frameRateDenominator: 1, startTimecode: 86_400, soundtrack: null }
const SIZE = { width: 420, height: 240 }

describe('the worked example of the guide', () => {
  it('has digests of its texts', () => {
    expect(examples).toHaveLength(5)
    for (const { text, digest } of examples) expect(createHash('sha256').update(text).digest('hex')).toBe(digest)
  })

  it('is what the server makes', () => {
    const points = [{ x: 10, y: 10 }, { x: 20, y: 20, pressure: 128 / 255 }]
    const stroke = makeStroke({ color: '#17171c', radius: 2, opacity: 1, points })
    const [ink, picture, text, timing, seal] = examples
    expect(inkText({ size: SIZE, strokes: [stroke] })).toBe(ink?.text)
    const digests = sealShot(shot, BOARD, () => ink?.digest ?? '')
    expect(digests).toEqual({ picture: picture?.digest, text: text?.digest, timing: timing?.digest })
    const id = /"(shot_\w+)"/.exec(seal?.text ?? '')?.[1] ?? ''
    expect(sealOf([{ id: fromTypeId(id).uuid, ...digests }], BOARD)).toBe(seal?.digest)
    expect(sealOf([{ id: fromTypeId(id).uuid, ...digests }], null)).not.toBe(seal?.digest)
  })
})

describe('the digest of a drawing', () => {
  const stored = (operation: Operation) => decodePayload(operation.opId, operation.kind, encodePayload(operation))
  const ids = Array.from({ length: 9 }, (_, index) => `0198c3f4-2b00-7000-8000-00000000000${index}`)
  const add = (place: number, ...strokes: ReturnType<typeof makeStroke>[]): Operation =>
    ({ opId: ids[place] ?? '', kind: 'ADD_STROKES', strokes })

  it('is the same before a scribble and after its undo, and for what is stored as for what is on the page', () => {
    const kept = makeStroke({ points: [{ x: 1.06, y: 2.5, pressure: 0.333 }, { x: 50.123, y: 60.9, pressure: 1 }] })
    const scribble = makeStroke()
    const before = foldOperations(SIZE, [stored(add(0, kept))])
    const after = foldOperations(SIZE, [
      stored(add(0, kept)), stored(add(1, scribble)),
      stored({ opId: ids[2] ?? '', kind: 'REMOVE_STROKES', strokeIds: [scribble.id] }),
    ])
    expect(inkDigest(after)).toBe(inkDigest(before))
    expect(inkDigest({ size: SIZE, strokes: [quantizeStroke(kept)] })).toBe(inkDigest(before))
    expect(inkDigest(foldOperations(SIZE, [add(0, kept), add(1, scribble)]))).not.toBe(inkDigest(before))
  })

  it('does not tell who drew and when, but every value that is seen', () => {
    const stroke = makeStroke()
    const of = (parts: object) => inkDigest({ size: SIZE, strokes: [{ ...stroke, ...parts }] })
    const digests = [
      of({}), of({ color: '#000000' }), of({ radius: 3 }), of({ opacity: 0.5 }), of({ tool: 'eraser' }),
      of({ points: stroke.points.map(({ x, y }) => ({ x, y, pressure: 0 })) }), inkDigest(emptyDrawing(SIZE)),
      inkDigest(emptyDrawing({ width: 240, height: 420 })),
    ]
    expect(new Set(digests).size).toBe(digests.length)
    const elsewhere = { id: ids[0] ?? '', points: stroke.points.map((point, index) => ({ ...point, t: index })) }
    expect(of(elsewhere)).toBe(digests[0])
  })
})

describe('the digest of a drawing with layers', () => {
  const opId = '0198c3f4-2b00-7000-8000-000000000001'
  const layered = makeStroke({ layer: 'ink' })
  const digestOf = (...operations: object[]) => inkDigest(foldOperations(SIZE, operations.map(
    (operation, index) => ({ ...operation, opId: `${opId.slice(0, -3)}${100 + index}` }) as Operation)))
  const add = (parts: object = {}) => ({ kind: 'ADD_STROKES', strokes: [{ ...layered, ...parts }] }) as const
  const place = (e: number) => ({
    kind: 'PLACE_STROKES', size: SIZE,
    groups: [{ matrix: { a: 1, b: 0, c: 0, d: 1, e, f: 0 }, strokeIds: [layered.id] }],
  }) as const
  const camera = {
    start: { x: 1, y: 2, width: 300, angle: 0 }, end: { x: 1, y: 2, width: 200, angle: 5 },
    easing: 'LINEAR', holdStart: 0, holdEnd: 1,
  } as const

  it('tells every value that is seen', () => {
    const set = (fields: object) => ({ kind: 'SET_LAYER', layer: 'ink', fields })
    const digests = [
      digestOf(add()), digestOf(add({ layer: undefined })), digestOf(add({ brush: 'pencil' })),
      digestOf(add({ isBehind: true })), digestOf(add(), place(5)), digestOf(add(), place(6)),
      digestOf(add({ points: layered.points.map((point) => ({ ...point, altitude: 45, azimuth: 90 })) })),
      digestOf(add(), set({ opacity: 0.5 })), digestOf(add(), set({ blend: 'MULTIPLY' })),
      digestOf(add(), set({ isHidden: true })), digestOf(add(), { kind: 'SET_CAMERA', size: SIZE, camera }),
      digestOf(add(), { kind: 'SET_CAMERA', size: SIZE, camera: { ...camera, holdEnd: 2 } }),
    ]
    expect(new Set(digests).size).toBe(digests.length)
  })

  it('is that of format 1 where nothing of it is left, and hides the rest', () => {
    const plain = { kind: 'ADD_STROKES', strokes: [{ ...layered, layer: 'base' }] } as const
    const undoes = `${opId.slice(0, -3)}101`
    expect(digestOf(plain, place(5), { kind: 'PLACE_STROKES', undoes })).toBe(digestOf(plain))
    expect(digestOf(plain, { kind: 'SET_LAYER', layer: 'base', fields: { name: 'Sheet' } })).not.toBe(digestOf(plain))
    expect(digestOf(add(), { kind: 'SET_LAYER', layer: 'ink', fields: { name: 'Lines', isLocked: true } }))
      .toBe(digestOf(add()))
  })
})

describe('the text of a shot', () => {
  it('is the same in each form of Unicode, and hides what somebody does not see', () => {
    expect(textDigest({ ...shot, name: 'E\u0301te\u0301' })).toBe(textDigest({ ...shot, name: 'Été' }))
    const seen = { descriptions: false, dialogue: true, notes: false }
    expect(textDigest({ ...shot, description: 'Other', notes: 'Other' }, seen)).toBe(textDigest(shot, seen))
    expect(textDigest({ ...shot, dialogue: 'Other' }, seen)).not.toBe(textDigest(shot, seen))
  })
})
