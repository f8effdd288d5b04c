import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import type { Decision } from './useReviewSession.ts'

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

/** The buttons for an item on which this was decided; answers what was sent last. */
function openButtons(decision?: Decision) {
  const requests = answerEach({
    sessionChangesDecideMutation: {
      decideItem: {
        reviewSession: {
          __typename: 'ReviewSession', id: 'session_1', endedAt: null, leadingPresenceId: null, leader: null,
          noteTaker: null, decisions: [], approvals: { __typename: 'ApprovalConnection', nodes: [] },
        },
      },
    },
  })
  const thing = { itemId: 'item_1' }
  renderAt('/', <DecisionButtons sessionId="session_1" thing={thing} title="Storm" decision={decision} />)
  return async (decided: object) => {
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.variables['input']).toEqual({ reviewSessionId: 'session_1', itemId: 'item_1', ...decided })
  }
}

const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))

test('decides on an item', async () => {
  const expectSent = openButtons()
  expect(pressed()).toEqual(['false', 'false', 'false'])
  expect(screen.queryByLabelText('Note on Storm')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hold' }))
  await expectSent({ kind: 'HOLD', note: '' })
})

test('keeps the note when the decision changes', async () => {
  const expectSent = openButtons({ kind: 'CHANGES', note: 'Slower', personName: 'Olga' })
  expect(pressed()).toEqual(['false', 'true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await expectSent({ kind: 'APPROVED', note: 'Slower' })
})

test('takes the decision back that is pressed again', async () => {
  const expectSent = openButtons({ kind: 'CHANGES', note: 'Slower', personName: 'Olga' })
  await userEvent.click(screen.getByRole('button', { name: 'Changes' }))
  await expectSent({ kind: null, note: '' })
})

test('saves a note with Enter, and nothing where it is as it was', async () => {
  const expectSent = openButtons({ kind: 'CHANGES', note: '', personName: null })
  await userEvent.click(screen.getByLabelText('Note on Storm'))
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('Note on Storm'), ' Slower {Enter}')
  await expectSent({ kind: 'CHANGES', note: 'Slower' })
})
