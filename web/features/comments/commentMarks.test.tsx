import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { CommentMarks } from './CommentMarks.tsx'

const stroke = {
  id: '01936f5e-0000-7000-8000-000000000001', tool: 'pen' as const, color: '#e5484d', radius: 4, opacity: 1,
  points: [{ x: 10, y: 10 }, { x: 60, y: 40 }],
}
const payload = bytesToBase64(encodePayload({ opId: stroke.id, kind: 'ADD_STROKES', strokes: [stroke] }))

function commentOf(number: number, isDrawn: boolean) {
  const operation = { __typename: 'ViewOperation', opId: stroke.id, kind: 'ADD_STROKES', payload }
  return { __typename: 'Comment', id: `comment_${number}`, operations: isDrawn ? [operation] : [] }
}

/** A page of a thread whose comments 1, 60 and 120 have a drawing. */
function pageAfter(cursor: unknown) {
  const from = cursor === null ? 1 : Number(cursor) + 1
  const numbers = Array.from({ length: Math.min(50, 121 - from) }, (_, index) => from + index)
  const last = from + numbers.length - 1
  return {
    __typename: 'CommentConnection',
    nodes: numbers.map((number) => commentOf(number, [1, 60, 120].includes(number))),
    pageInfo: { __typename: 'PageInfo', hasNextPage: last < 120, endCursor: String(last) },
  }
}

test('shows what was drawn in all comments of a long thread, and its area once', async () => {
  answerEach({
    CommentMarksQuery: ({ after }: Record<string, unknown>) => ({
      thread: {
        __typename: 'CommentThread', id: 'thread_1', number: 1, seenWidth: 640, seenHeight: 360,
        region: { __typename: 'ThreadRegion', x: 80, y: 80, width: 800, height: 400 },
        view: { __typename: 'View', id: 'view_1' }, comments: pageAfter(after),
      },
    }),
  })
  startEnvironment()
  renderAt('/board', <CommentMarks threadId="thread_1" viewId="view_1" />)
  await waitFor(() => expect(document.querySelectorAll('[data-comment-marks]')).toHaveLength(3))
  expect(document.querySelectorAll('[data-region]')).toHaveLength(1)
})
