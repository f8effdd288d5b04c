import fc from 'fast-check'
import type { LayerFields } from '../../drawing/layer.ts'
import type { Drawing } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import { BRUSHES } from '../../drawing/stroke.ts'
import { CAMERA, MATRIX, STYLE } from './arbitraries.ts'
import { strokeOf, uuidOf } from './sampleStrokes.ts'

const LAYERS = ['base', 'tone', 'ink', uuidOf(0xaaaa)]
const SIZES = [{ width: 420, height: 240 }, { width: 135, height: 240 }, { width: 230, height: 230 }]

/** What somebody does next; numbers say which of what is there. */
export const COMMAND = fc.record({
  verb: fc.constantFrom(
    'draw', 'draw', 'draw', 'erase', 'remove', 'clear', 'resize', 'place', 'place', 'restyle', 'layer', 'camera',
    'guides', 'undo', 'undo', 'redo',
  ),
  picks: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
  at: fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }),
  layer: fc.constantFrom(...LAYERS),
  matrix: MATRIX,
  style: STYLE,
  camera: fc.option(CAMERA),
  fields: fc.constantFrom<Partial<LayerFields>>(
    {}, { name: 'Sky' }, { rank: 5 }, { opacity: 0.5, blend: 'MULTIPLY' }, { isHidden: true }, { isLocked: true },
    { isRemoved: true }, { isRemoved: true }, { isRemoved: false, isHidden: false },
  ),
  isBehind: fc.boolean(),
  brush: fc.constantFrom(...BRUSHES),
})

type Command = typeof COMMAND extends fc.Arbitrary<infer Value> ? Value : never

/** The operation of a command that is no undo, for who sees a drawing; null when there is nothing to do it with. */
export function operationOf(command: Command, drawing: Drawing, newId: () => string): Operation | null {
  const { verb, picks, at, layer, matrix, style, camera, fields, isBehind, brush } = command
  const { size, strokes } = drawing
  const opId = newId()
  const strokeIds = [...new Set(picks.flatMap((pick) => strokes[pick % Math.max(1, strokes.length)]?.id ?? []))]
  const chosen = (make: () => Operation) => (strokeIds.length > 0 ? make() : null)
  switch (verb) {
    case 'draw':
    case 'erase': {
      const places = [{ x: at.x, y: at.y }, { x: at.x + 20, y: at.y + 10 }, { x: at.x + 5, y: at.y + 30 }]
      const tilt = { altitude: 15 + (at.x % 4) * 20, azimuth: (at.y * 5) % 360 }
      const isErasing = verb === 'erase'
      const look = isErasing && brush === 'fill' ? 'ink' : brush
      const hasTilt = look !== 'ink' && look !== 'fill'
      const points = hasTilt ? places.map((place) => ({ ...place, ...tilt })) : places
      const parts = {
        points, ...(look !== 'ink' && { brush: look }),
        ...(layer !== 'base' && { layer }), ...(isBehind && { isBehind }),
        ...(isErasing && { tool: 'eraser' as const }),
      }
      return { opId, kind: 'ADD_STROKES', strokes: [{ ...strokeOf(0, parts), id: newId() }] }
    }
    case 'remove':
      return chosen(() => ({ opId, kind: 'REMOVE_STROKES', strokeIds }))
    case 'clear':
      return { opId, kind: 'CLEAR', ...(isBehind && { layer }) }
    case 'resize':
      return { opId, kind: 'SET_SIZE', size: SIZES[picks[0] ?? 0] ?? SIZES[0] as typeof size }
    case 'place':
      return chosen(() => ({
        opId, kind: 'PLACE_STROKES', size, groups: [{ matrix, strokeIds }], ...(isBehind && { layer }),
      }))
    case 'restyle':
      return chosen(() => ({ opId, kind: 'RESTYLE_STROKES', style, strokeIds }))
    case 'layer':
      return { opId, kind: 'SET_LAYER', layer, fields }
    case 'camera':
      return { opId, kind: 'SET_CAMERA', size, camera }
    case 'guides':
      return { opId, kind: 'SET_GUIDES', guides: { horizon: at.y, vanishingPoints: [at] } }
    default:
      return null
  }
}
