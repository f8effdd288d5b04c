import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptFlagMessages } from '../../messages/scriptFlags.ts'
import { openStoryboard, shotOf } from '../../testing/openStoryboard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const words = scriptFlagMessages
const toasts = recordToasts()
afterEach(() => vi.restoreAllMocks())

const SHOTS = [
  { ...shotOf(1), scriptState: 'CHANGED', scriptColor: 'BLUE' },
  { ...shotOf(2), scriptState: 'ORPHANED', scriptColor: null },
  { ...shotOf(3), scriptState: 'CURRENT', scriptColor: 'BLUE' },
]
const CHANGED = words.onShot(1, words.changed(words.colors['BLUE'] ?? ''))
const GONE = words.onShot(2, words.gone)

const tabs = () => document.querySelectorAll('[data-script-flag]')

/** A server that refuses once it is told to. */
function heldRefusal() {
  let refuse = (): void => undefined
  const held = new Promise<void>((resolve) => (refuse = resolve))
  const answer = async () => {
    await held
    return { message: 'No', extensions: { code: 'FORBIDDEN' } }
  }
  return { refuse: () => refuse(), answer }
}

test('cards tell what a revision of the script did, until somebody has seen it', async () => {
  const { refuse, answer } = heldRefusal()
  await openStoryboard({ shots: SHOTS, answers: { ScriptFlagMutation: answer } })
  const tab = await screen.findByRole('button', { name: words.hint(CHANGED) })
  expect(screen.getByRole('button', { name: words.hint(GONE) })).toBeTruthy()
  expect(tabs()).toHaveLength(2)
  await userEvent.click(tab)
  await waitFor(() => expect(tabs()).toHaveLength(1))
  refuse()
  await waitFor(() => expect(tabs()).toHaveLength(2))
  expect(toasts.map(({ title }) => title)).toContain(words.failed)
})

test('what was seen is cleared at the server', async () => {
  const sent: object[] = []
  await openStoryboard({
    shots: SHOTS,
    answers: {
      ScriptFlagMutation: (variables: object) => {
        sent.push(variables)
        return { clearScriptFlags: { shots: [{ __typename: 'Shot', id: 'shot_2', scriptState: null }] } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: words.hint(GONE) }))
  await waitFor(() => expect(sent).toEqual([{ input: { shotIds: ['shot_2'] } }]))
  expect(tabs()).toHaveLength(1)
})

test('who may only look sees the tab at rest', async () => {
  await openStoryboard({ shots: SHOTS, canEdit: false })
  const card = screen.getByRole('article', { name: 'Shot 1' })
  expect(await within(card).findByRole('img', { name: CHANGED })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.hint(CHANGED) })).toBeNull()
})
