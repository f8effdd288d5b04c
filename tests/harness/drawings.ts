import { Buffer } from 'node:buffer'
import { v7 as uuidv7 } from 'uuid'
import { encodePayload } from '../../drawing/encoding.ts'
import type { DrawingSize, Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { Answer, Client } from './client.ts'
import type { Person } from './fixtures.ts'

/** An operation as `appendViewOps` takes it. */
export interface SentOperation {
  opId: string
  kind: string
  payload: string
}

/** A stroke of three points of a 16:9 frame. */
export const makeStroke = (parts: Partial<Stroke> = {}): Stroke => ({
  id: uuidv7(),
  tool: 'pen',
  color: '#1a2b3c',
  radius: 2,
  opacity: 1,
  points: [
    { x: 10, y: 20 },
    { x: 200, y: 120 },
    { x: 400, y: 30 },
  ],
  ...parts,
})

/** An operation as it is sent. */
export const sent = (operation: Operation): SentOperation => ({
  opId: operation.opId,
  kind: operation.kind,
  payload: Buffer.from(encodePayload(operation)).toString('base64'),
})

/** Adds strokes: one of `makeStroke` when nothing is said. */
export const adding = (strokes: readonly Stroke[] = [makeStroke()], opId: string = uuidv7()) =>
  sent({ opId, kind: 'ADD_STROKES', strokes })

/** Adds strokes back that an operation took away. */
export const restoring = (strokes: readonly Stroke[], undoes: string) =>
  sent({ opId: uuidv7(), kind: 'ADD_STROKES', strokes, undoes })

/** Takes strokes away. */
export const removing = (strokeIds: readonly string[]) => sent({ opId: uuidv7(), kind: 'REMOVE_STROKES', strokeIds })

/** Takes every stroke away. */
export const clearing = () => sent({ opId: uuidv7(), kind: 'CLEAR' })

/** Changes the drawing space. */
export const resizing = (size: DrawingSize) => sent({ opId: uuidv7(), kind: 'SET_SIZE', size })

/** What `draw` answers. */
export interface Drawn {
  appendViewOps: {
    view: { revision: number; strokeCount: number; width: number; height: number }
    operations: { seq: number; opId: string; kind: string; payload: string; actorId: string }[]
  }
}

/** Saves operations in a view. */
export function draw(
  app: Client,
  person: Person | null,
  viewId: string,
  operations: readonly SentOperation[],
): Promise<Answer<Drawn>> {
  return app.send<Drawn>(
    person,
    `mutation ($input: AppendViewOpsInput!) {
      appendViewOps(input: $input) {
        view { revision strokeCount width height }
        operations { seq opId kind payload actorId }
      }
    }`,
    { input: { viewId, operations } },
  )
}
