import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { expect, test, vi } from 'vitest'
import { base64ToBytes, bytesToBase64 } from '../../../drawing/base64.ts'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { Operation, OperationKind } from '../../../drawing/operation.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { answerEach, type SentRequest } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { CopyToFramesDialog } from './CopyToFramesDialog.tsx'
import type { DeskSheet } from './DrawingDesk.ts'

const words = drawingToolMessages.layerCopy
const toasts = recordToasts()
const points = [{ x: 10, y: 20 }, { x: 30, y: 40 }]
const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
/** What somebody else had drawn, the copy, and a line of today. */
const log = ['user_2', 'user_1', 'user_1'].map((actorId, index) => {
  const operation: Operation =
    { opId: newId(), kind: 'ADD_STROKES', strokes: [{ ...stroke, id: index === 1 ? stroke.id : newId() }] }
  const { opId, kind } = operation
  return { seq: index + 1, opId, kind, actorId, payload: bytesToBase64(encodePayload(operation)) }
})

const shotOf = (number: number, scene: string | null) => ({
  id: `shot_${number}`, scene: scene === null ? null : { id: scene },
  views: [{ id: `view_${number}`, initialWidth: 420, initialHeight: 240 }],
})

/** Opens the dialog for the second of many shots, of which the first five are of one scene. */
function openDialog({ count = 50, isSaved = true, failsAt = Infinity } = {}) {
  let copies = 0
  const shots = Array.from({ length: count }, (_, index) => shotOf(index + 1, index < 5 ? 'scene_1' : 'scene_2'))
  const requests: SentRequest[] = answerEach({
    layerCopiesQuery: ({ after }) => {
      const from = after === null ? 0 : Number(after)
      const nodes = shots.slice(from, from + 30)
      const pageInfo = { endCursor: String(from + 30), hasNextPage: from + 30 < count }
      return {
        viewer: { id: 'user_1' },
        node: {
          __typename: 'Shot', id: 'shot_2', scene: { id: 'scene_1' },
          storyboard: { id: 'storyboard_1', shots: { nodes, pageInfo } },
        },
      }
    },
    CopyToFramesDialogMutation: ({ input }) => {
      copies += 1
      if (copies >= failsAt) return {
        data: { copyDrawing: null }, errors: [{ message: 'Ink is locked', extensions: { code: 'CONFLICT' } }],
      }
      const { toViewIds } = input as { toViewIds: string[] }
      return { copyDrawing: { views: toViewIds.map((id) => ({ id, revision: 2 })) } }
    },
    viewOperationsQuery: () => ({ viewOps: { nodes: log, pageInfo: { hasNextPage: false } } }),
    appendViewOpsMutation: () => ({ appendViewOps: { view: null, operations: [] } }),
  })
  const onClosed = vi.fn()
  renderAt('/', (
    <CopyToFramesDialog
      isOpen sheet={{ shotId: 'shot_2', viewId: 'view_2' } as DeskSheet} onSaving={async () => isSaved}
      layer={{ key: 'ink', name: '', strokes: [] } as unknown as DrawingLayer} returnFocus={{ current: null }}
      selectedIds={new Set(['shot_1', 'shot_2', 'shot_9'])} onClosed={onClosed}
    />
  ))
  const inputs = (name: string) =>
    requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])
  return { inputs, onClosed }
}

const choose = async (label: string): Promise<void> => userEvent.click(await screen.findByText(label))
const copyTo = (count: number) => userEvent.click(screen.getByRole('button', { name: words.copyTo(count) }))

test('later frames of the scene and the board, and those selected, are offered', async () => {
  const { inputs, onClosed } = openDialog()
  await choose(words.targets.scene(3))
  expect(screen.getByText(words.targets.board(48))).toBeTruthy()
  await choose(words.targets.selected(2))
  await copyTo(2)
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  expect(inputs('CopyToFramesDialogMutation')).toEqual([
    { fromViewId: 'view_2', toViewIds: ['view_1', 'view_9'], layerKeys: ['ink'] },
  ])
  expect(toasts.at(-1)?.title).toBe(words.copied('Ink', 2, 2))
})

test('many frames are copied to by several requests, and Undo takes back the copies alone', async () => {
  const { inputs } = openDialog()
  await choose(words.targets.board(48))
  await copyTo(48)
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(words.copied('Ink', 48, 48)))
  const sent = inputs('CopyToFramesDialogMutation') as { toViewIds: string[] }[]
  expect(sent.map(({ toViewIds }) => toViewIds.length)).toEqual([20, 20, 8])
  toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(inputs('appendViewOpsMutation')).toHaveLength(48))
  const [taken] = inputs('appendViewOpsMutation') as
    { viewId: string; operations: { opId: string; kind: OperationKind; payload: string }[] }[]
  expect(taken?.viewId).toBe('view_3')
  expect(taken?.operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, base64ToBytes(payload))))
    .toMatchObject([{ kind: 'REMOVE_STROKES', strokeIds: [stroke.id], undoes: log[1]?.opId }])
})

test('says what was copied before a failure, and takes it back by Undo', async () => {
  const { inputs } = openDialog({ failsAt: 2 })
  await choose(words.targets.board(48))
  await copyTo(48)
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'error', title: words.copied('Ink', 20, 48) }))
  toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(inputs('appendViewOpsMutation')).toHaveLength(20))
})

test('nothing is copied of a drawing that is not saved', async () => {
  const { inputs } = openDialog({ isSaved: false })
  await choose(words.targets.scene(3))
  await copyTo(3)
  await waitFor(() => expect(screen.getByRole('button', { name: words.copyTo(3) })).toHaveProperty('disabled', false))
  expect(inputs('CopyToFramesDialogMutation')).toEqual([])
})
