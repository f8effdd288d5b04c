import { expect, it } from 'vitest'
import { foldOperations } from '../../drawing/fold.ts'
import type { LayerFields } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { idsFrom, strokeOf, uuidOf } from '../../tests/drawing/sampleStrokes.ts'
import { areSameLayers, layerToDraw, sheetsOf } from './sheets.ts'

const newId = idsFrom(0xf000)
const add = (...strokes: Stroke[]): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes })
const set = (layer: string, fields: Partial<LayerFields>): Operation =>
  ({ opId: newId(), kind: 'SET_LAYER', layer, fields })
const sheets = (...operations: Operation[]) => sheetsOf(foldOperations({ width: 420, height: 240 }, operations))
const keysOf = ({ lower, active, upper }: ReturnType<typeof sheets>) => [
  lower.map(({ key }) => key).join(' '), active.map(({ id }) => id).join(' '), upper.map(({ key }) => key).join(' '),
]

it('puts all strokes on the sheet that is drawn on while there are no layers', () => {
  expect(keysOf(sheets(add(strokeOf(1))))).toEqual(['', uuidOf(1), ''])
})

it('lays layers under and over the base, also where nothing lies on it or it is hidden', () => {
  const layered = [add(strokeOf(1, { layer: 'ink' }), strokeOf(2, { layer: 'tone' }))]
  expect(keysOf(sheets(...layered))).toEqual(['tone', '', 'ink'])
  const all = [...layered, add(strokeOf(3))]
  expect(keysOf(sheets(...all))).toEqual(['tone', uuidOf(3), 'ink'])
  expect(keysOf(sheets(...all, set('base', { isHidden: true })))).toEqual(['tone', '', 'ink'])
  const faint = { opacity: 0.5, blend: 'MULTIPLY' } as const
  expect(sheets(...all, set('base', faint))).toMatchObject(faint)
})

it('tells layers apart by what is seen of them', () => {
  const log = [add(strokeOf(1, { layer: 'ink' }))]
  const { upper } = sheets(...log)
  const isSameAfter = (...more: Operation[]) => areSameLayers(upper, sheets(...log, ...more).upper)
  expect(isSameAfter(add(strokeOf(2)), set('ink', { name: 'Lines' }))).toBe(true)
  expect(isSameAfter(set('ink', { opacity: 0.5 }))).toBe(false)
  expect(isSameAfter(add(strokeOf(2, { layer: 'ink' })))).toBe(false)
  const [style, strokeIds] = [{ color: '#ff0000' }, [uuidOf(1)]]
  expect(isSameAfter({ opId: newId(), kind: 'RESTYLE_STROKES', style, strokeIds })).toBe(false)
})

it('puts the layer that is drawn on between the others, also one that is not there yet, and shows one alone', () => {
  const drawing = foldOperations({ width: 420, height: 240 }, [
    add(strokeOf(1, { layer: 'ink' }), strokeOf(2, { layer: 'tone' }), strokeOf(3)),
  ])
  expect(keysOf(sheetsOf(drawing, 'ink'))).toEqual(['tone base', uuidOf(1), ''])
  expect(keysOf(sheetsOf(drawing, 'pencil'))).toEqual(['tone base', '', 'ink'])
  const alone = sheetsOf(drawing, 'tone', 'ink')
  expect([alone.active, alone.upper.map(({ isHidden }) => isHidden)]).toEqual([[], [true, false]])
  expect(sheetsOf(drawing, 'tone', 'gone').active).toHaveLength(1)
})

it('draws on the wished layer, and where it is not there on the highest that takes ink', () => {
  const log = [add(strokeOf(1, { layer: 'ink' }), strokeOf(2, { layer: 'pencil' })), set('ink', { isLocked: true })]
  const layered = foldOperations({ width: 420, height: 240 }, log)
  const layersAfter = (wished?: string) => [layerToDraw({}, wished), layerToDraw(layered, wished)]
  expect(layersAfter()).toEqual(['base', 'base'])
  expect(layersAfter('base')).toEqual(['base', 'pencil'])
  expect(layersAfter('notes')).toEqual(['notes', 'notes'])
  expect(layersAfter(uuidOf(7))).toEqual(['base', 'pencil'])
})
