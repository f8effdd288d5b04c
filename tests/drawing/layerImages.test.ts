import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { copyingLayers } from '../../drawing/copying.ts'
import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import { applyOperation, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { DrawingFormatError } from '../../drawing/formatError.ts'
import { templateContent, templateDrawing } from '../../drawing/frameTemplate.ts'
import { inkText } from '../../drawing/ink.ts'
import type { LayerFields, LayerImage } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { undoOperation } from '../../drawing/undo.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { pixelAt } from './pictures.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const newId = idsFrom(0xf000)
const PICTURE = uuidOf(0xabc)

const placed = (e: number, f: number, scale = 1): LayerImage =>
  ({ mediaId: PICTURE, width: 100, height: 50, matrix: { a: scale, b: 0, c: 0, d: scale, e, f } })
const set = (layer: string, fields: Partial<LayerFields>, size = CARD): Operation =>
  ({ opId: newId(), kind: 'SET_LAYER', layer, ...(fields.image && { size }), fields })
const dot = (number: number, x: number, parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { points: [{ x, y: 120 }], radius: 20, color: '#ff0000', layer: 'ink', ...parts })
const add = (...strokes: Stroke[]): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes })
const fold = (...operations: Operation[]) => foldOperations(CARD, operations)
const imageIn = ({ layers }: ReturnType<typeof fold>, key = 'ink') => layers?.find((layer) => layer.key === key)?.image

describe('a picture on a layer', () => {
  it('is stored with the space it was placed in, and not without', () => {
    const operation = set('ink', { image: placed(10, 20, 0.5), opacity: 0.5 })
    const bytes = encodePayload(operation)
    expect(decodePayload(operation.opId, 'SET_LAYER', bytes)).toEqual(operation)
    const { size: _size, ...without } = operation as Extract<Operation, { kind: 'SET_LAYER'; fields: object }>
    expect(() => encodePayload(without)).toThrow(DrawingFormatError)
    expect(() => encodePayload({ ...set('ink', { opacity: 1 }), size: CARD } as Operation)).toThrow(DrawingFormatError)
  })

  it('is marked by flags that earlier releases refuse as unknown', () => {
    const [version, flags] = encodePayload(set('ink', { image: placed(0, 0) }))
    expect([version, flags]).toEqual([3, 2])
    const [, , , fields] = encodePayload(set('ink', { image: null }))
    expect(fields).toBe(128)
  })

  it('is one field of its layer: the newest one counts, each is a step of undo', () => {
    const history = [placed(0, 0), placed(30, 0), null].map((image, index) =>
      ({ seq: index + 1, actorId: 'ann', operation: set('ink', { image }) }))
    expect(imageIn(fold(...history.map(({ operation }) => operation)))).toBeUndefined()
    for (const e of [30, 0, undefined]) {
      const undo = undoOperation(history, 'ann', newId(), CARD)
      if (!undo) throw new Error('There is nothing to undo')
      history.push({ seq: history.length + 1, actorId: 'ann', operation: undo })
      expect(imageIn(fold(...history.map(({ operation }) => operation)))?.matrix.e).toBe(e)
    }
  })

  it('keeps its place on the paper where the space changes, also when it was placed in the former one', () => {
    const half = { width: 210, height: 120 }
    const resize: Operation = { opId: newId(), kind: 'SET_SIZE', size: half }
    const after = placed(20, 10, 0.5).matrix
    expect(imageIn(fold(set('ink', { image: placed(40, 20) }), resize))?.matrix).toEqual(after)
    expect(imageIn(fold(resize, set('ink', { image: placed(40, 20) })))?.matrix).toEqual(after)
  })

  it('lies under all strokes of its layer with its opacity, and erasers leave it', () => {
    const picture = createCanvas(10, 5)
    const context = picture.getContext('2d')
    context.fillStyle = '#0000ff'
    context.fillRect(0, 0, 10, 5)
    const drawing = fold(
      add(dot(1, 100), dot(2, 140, { isBehind: true }), dot(3, 100, { tool: 'eraser' })),
      set('ink', { image: placed(40, 60, 2), opacity: 0.5 }),
    )
    const canvas = createCanvas(420, 240)
    const pictures = new Map([[PICTURE, picture]])
    paintDrawing(canvas.getContext('2d'), drawing, { ...CARD, kit: paintKit, pictures })
    const near = (x: number, color: readonly number[]) => pixelAt(canvas, x, 120).forEach((value, index) =>
      expect(Math.abs(value - (color[index] ?? 0))).toBeLessThanOrEqual(3))
    near(100, [128, 128, 255, 255])
    near(145, [255, 128, 128, 255])
    near(220, [128, 128, 255, 255])
    near(250, [255, 255, 255, 255])
    const without = createCanvas(420, 240)
    paintDrawing(without.getContext('2d'), drawing, { ...CARD, kit: paintKit })
    expect(pixelAt(without, 220, 120)).toEqual([255, 255, 255, 255])
  })

  it('is part of what is sealed, by its file and its place, where it can be seen', () => {
    const drawn = fold(add(dot(1, 100)), set('ink', { image: placed(0, 0) }))
    const seal = inkText(drawn, { [PICTURE]: 'aa' })
    expect(inkText(drawn, { [PICTURE]: 'bb' })).not.toBe(seal)
    expect(inkText(fold(add(dot(1, 100)), set('ink', { image: placed(1, 0) })), { [PICTURE]: 'aa' })).not.toBe(seal)
    const gone = fold(add(dot(1, 100)), set('ink', { image: placed(0, 0) }), set('ink', { image: null }))
    expect(inkText(gone)).toBe(inkText(fold(add(dot(1, 100)))))
    const hidden = set('ink', { isHidden: true })
    expect(inkText(fold(set('ink', { image: placed(0, 0) }), hidden))).toBe(inkText(fold(hidden)))
  })

  it('comes along to other drawings in their size, but not onto a layer that has one', () => {
    const reference = set('reference', { image: placed(0, 0) })
    const from = fold(add(dot(1, 100)), set('ink', { image: placed(40, 20) }), reference)
    const to = emptyDrawing({ width: 210, height: 120 })
    const copy = copyingLayers(newId, from, to).reduce(applyOperation, to)
    expect(imageIn(copy)?.matrix).toEqual(placed(20, 10, 0.5).matrix)
    expect(imageIn(copy, 'reference')).toBeDefined()
    const own = fold(set('ink', { image: placed(7, 7) }))
    const onto = copyingLayers(newId, from, own).reduce(applyOperation, own)
    expect([imageIn(onto)?.matrix.e, imageIn(onto, 'reference')?.matrix.e]).toEqual([7, 0])
  })

  it('is kept by frame templates, also where nothing is drawn', () => {
    const content = templateContent(newId, fold(set('reference', { image: placed(40, 20) })))
    if (!content) throw new Error('The template is empty')
    expect(content.payload).toHaveLength(0)
    const empty = emptyDrawing(CARD)
    const used = copyingLayers(newId, templateDrawing(content), empty).reduce(applyOperation, empty)
    expect(imageIn(used, 'reference')).toEqual(placed(40, 20))
  })
})
